import SeededRandom
import SourceModel

/// A file beside a view model that uses what it can see of it, as views, extensions, tests, mocks and subclasses do.
package struct Surroundings: Sendable {
  package let path: String
  package let text: String

  /// - Parameters:
  ///   - bytes: the text of the view model.
  ///   - path: its path.
  ///   - others: the names of members that are left alone.
  /// - Returns: nil where nothing of it can be seen but its ports.
  static func around(
    _ bytes: [UInt8], _ path: String, _ language: Language, without others: Set<String>, seed: UInt64
  ) -> Surroundings? {
    let file = SourceFile.read(path, SourceText(bytes), language)
    guard let (type, names) = self.viewModel(in: file.declarations, []) else { return nil }
    let hidden: Set = language == .kotlin ? ["private", "protected"] : ["private", "fileprivate"]
    let storage = type.properties.filter { property in
      let header = property.header
      return property.isStoredInInstance && header.conditions.isEmpty && property.initialValue != nil
        && !header.modifiers.contains { hidden.contains($0.name) } && !others.contains(header.name.text)
        && !["inputs", "outputs", "errors"].contains(header.name.text)
    }.map(\.header.name.text)
    let isOpen = type.kind == .class && !type.header.has("final") && type.genericParameters.isEmpty
    guard !storage.isEmpty || isOpen && language == .swift else { return nil }
    var random = SplitMix64(seed: seed &+ 77)
    _ = random.next()
    let imports = file.imports.map { file.text[$0.range] }.joined(separator: "\n")
    let name = names.joined(separator: ".")
    var lines: [String] = []
    for (number, member) in storage.enumerated() where number == 0 || random.happens(inPercent: 50) {
      lines.append(self.use(of: member, in: name, number, language, &random))
    }
    if isOpen, language == .swift, random.happens(inPercent: 50) {
      lines.append("class Mock\(names.last ?? ""): \(name) {}")
    }
    let package = file.text[TextRange(0, bytes.count)].prefixMatch(of: /[^;\n]*package [\w.]+;?\n/)?.0 ?? ""
    let body = lines.joined(separator: "\n") + "\n"
    return Surroundings(
      path: path.replacing(/[^\/]*(\.\w+)$/) { "Beside\($0.1)" },
      text: "\(package)\n\(imports)\n\n"
        + (language == .java ? "class Beside {\n\(body)}\n" : body))
  }

  /// The class of the view model, with the names of the types around it.
  private static func viewModel(
    in declarations: [Declaration], _ outer: [String]
  ) -> (TypeDeclaration, [String])? {
    for type in declarations.compactMap(\.type) {
      if type.kind == .class, type.name.hasSuffix("ViewModel") { return (type, outer + [type.name]) }
      if let found = self.viewModel(in: type.members, outer + [type.name]) { return found }
    }
    return nil
  }

  private static func use(
    of member: String, in type: String, _ number: Int, _ language: Language, _ random: inout SplitMix64
  ) -> String {
    switch language {
    case .java: "  Object use\(number)(final \(type) model) { return model.\(member); }"
    case .kotlin:
      random.pick(
        "internal fun use\(number)(model: \(type)): Any = model.\(member)",
        "internal fun \(type).use\(number)(): Any = \(member)",
        "internal fun use\(number)(model: \(type)): Any = with(model) { \(member) }")
    default:
      random.pick(
        "func use\(number)(_ model: \(type)) -> Any { model.\(member) }",
        "extension \(type) { func use\(number)() -> Any { self.\(member) } }",
        "func use\(number)(_ models: [\(type)]) -> [Any] { models.map { $0.\(member) } }",
        "func use\(number)() -> Any { \\\(type).\(member) }")
    }
  }
}
