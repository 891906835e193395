import ViewModelModel

/// The annotations of a Java file that keep findings from being reported: `@SuppressWarnings("plumb:rule-id")`.
struct SuppressingAnnotations {
  /// An annotation and the declaration that it stands before.
  struct Found {
    /// The rules that it names, each with its place; a name is empty where nothing stands behind `plumb:`.
    var rules: [Name]
    /// The declaration with its annotations.
    var declaration: TextRange
    var range: TextRange
  }

  /// The annotations in source order.
  private(set) var found: [Found] = []
  /// The fields of one declaration share its annotations.
  private var seen: Set<TextRange> = []

  init(in file: SourceFile) {
    guard file.language == .java else { return }
    for declaration in file.declarations { self.read(declaration) }
  }

  private mutating func read(_ declaration: Declaration) {
    self.read(declaration.header)
    switch declaration {
    case .type(let type):
      for member in type.members { self.read(member) }
    case .function(let function): self.read(function.body)
    case .property(let property), .enumConstant(let property): self.read(property.initialBody)
    case .alias, .other: break
    }
  }

  private mutating func read(_ body: Body?) {
    for type in body?.types ?? [] { self.read(.type(type)) }
  }

  private mutating func read(_ header: Header) {
    for attribute in header.attributes where attribute.name == "SuppressWarnings" {
      guard let arguments = attribute.arguments, self.seen.insert(attribute.range).inserted else { continue }
      let rules = Self.strings(in: arguments).filter { $0.hasPrefix(Self.prefix) }
        .map { Name(String($0.dropFirst(Self.prefix.count)), attribute.range) }
      guard !rules.isEmpty else { continue }
      self.found.append(Found(rules: rules, declaration: header.range, range: attribute.range))
    }
  }

  private static let prefix = "plumb:"

  /// What stands between the quotes of the arguments of an annotation.
  private static func strings(in arguments: String) -> [String] {
    // What looks like a rule has no quotes and no escapes in it.
    arguments.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
