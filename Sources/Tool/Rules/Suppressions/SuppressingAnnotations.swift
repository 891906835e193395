import SourceModel

/// The annotations of a file that suppress findings: `@SuppressWarnings("plumb:rule-id")`.
struct SuppressingAnnotations {
  /// An annotation with its declaration.
  struct Found {
    /// The rules that it names, each with its position; a name is empty when nothing follows `plumb:`.
    var rules: [Name]
    /// The declaration with its annotations.
    var declaration: TextRange
    var range: TextRange
    /// How a rule is named.
    var example: String
  }

  /// The annotations in source order.
  private(set) var found: [Found] = []
  /// The fields of one declaration share its annotations.
  private var seen: Set<TextRange> = []
  private var syntax: SuppressingAnnotation?

  init(in file: SourceFile) {
    guard let syntax = file.language.profile.suppressingAnnotation else { return }
    self.syntax = syntax
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
    guard let syntax else { return }
    for attribute in header.attributes where attribute.name == syntax.name {
      guard let arguments = attribute.arguments, self.seen.insert(attribute.range).inserted else { continue }
      let rules = Self.strings(in: arguments).filter { $0.hasPrefix(syntax.prefix) }
        .map { Name(String($0.dropFirst(syntax.prefix.count)), attribute.range) }
      guard !rules.isEmpty else { continue }
      self.found.append(
        Found(
          rules: rules, declaration: header.range, range: attribute.range,
          example: "@\(syntax.name)(\"\(syntax.prefix)rule-id\")"))
    }
  }

  /// The string literals in the arguments of an annotation.
  private static func strings(in arguments: String) -> [String] {
    // A rule ID has no quotes and no escapes.
    arguments.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
