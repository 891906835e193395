package import SourceModel

/// What a fix may change, rule by rule.
package struct FixExpectation: Sendable {
  package var language: Language
  /// The number of findings that were mended, by their rules.
  package var mended: [String: Int]
  /// What names with drift are renamed to, by those names. Nothing else in the text has them.
  package var renames: [String: String]

  package init(language: Language, mended: [String: Int], renames: [String: String]) {
    self.language = language
    self.mended = mended
    self.renames = renames
  }

  private func has(_ rule: String) -> Bool { (self.mended[rule] ?? 0) > 0 }

  /// A fact with the names that renaming leads to.
  func renamed(_ fact: DeclarationFact) -> DeclarationFact {
    var fact = fact
    fact.tokens = fact.tokens.map { self.renames[$0] ?? $0 }
    fact.key.name = self.renames[fact.key.name] ?? fact.key.name
    return fact
  }

  // MARK: Added declarations

  private static let portNames: Set = [
    "inputs", "outputs", "actions", "errors", "input", "output", "action",
  ]

  /// The rule that adds a type; nil when none does.
  func rule(addingType fact: DeclarationFact, isEmpty: Bool, members: [DeclarationFact]) -> String? {
    let tokens = fact.tokens.filter { !Self.levels.contains($0) }
    if fact.key.name.hasPrefix("extension ") {
      return isEmpty && self.has("conformance-extension") && tokens.count == 2
        ? "conformance-extension" : nil
    }
    guard self.has("port-protocols"),
      tokens == [self.language == .swift ? "protocol" : "interface", fact.key.name]
    else { return nil }
    let isList = ["Inputs", "Outputs", "Actions", "InputsType", "OutputsType", "ActionsType"]
      .contains { fact.key.name.hasSuffix($0) }
    if isList { return isEmpty ? "port-protocols" : nil }
    let isType = fact.key.name.hasSuffix("Type") && self.language == .swift && !members.isEmpty
    return isType && members.allSatisfy(self.isRequirement) ? "port-protocols" : nil
  }

  /// The rule that adds a member; nil when none does.
  func rule(addingMember fact: DeclarationFact) -> String? {
    guard Self.portNames.contains(fact.key.name), fact.key.kind == .property else { return nil }
    if self.isRequirement(fact) { return self.has("type-protocol") ? "type-protocol" : nil }
    guard self.has("ports-declaration") else { return nil }
    let tokens = fact.tokens
    if self.language == .kotlin {
      let isField = tokens.starts(with: ["val", fact.key.name, ":"]) && tokens.suffix(2) == ["=", "this"]
      return isField && tokens.count == 6 ? "ports-declaration" : nil
    }
    if self.language == .java {
      guard tokens.count > 6, Array(tokens.prefix(2)) == ["public", "final"],
        Array(tokens.suffix(4)) == [fact.key.name, "=", "this", ";"]
      else { return nil }
      return "ports-declaration"
    }
    return Self.isAccessor(tokens, named: fact.key.name) ? "ports-declaration" : nil
  }

  private static let levels: Set = [
    "public", "internal", "private", "fileprivate", "package", "open", "protected",
  ]

  /// Whether tokens are `var inputs: Name { get }`.
  private func isRequirement(_ fact: DeclarationFact) -> Bool {
    Self.portNames.contains(fact.key.name) && Self.isProperty(fact.tokens, fact.key.name, ["{", "get", "}"])
  }

  /// Whether tokens are `var inputs: Name { return self }`, with or without `get` and `return`.
  private static func isAccessor(_ tokens: [String], named name: String) -> Bool {
    let bodies = [
      ["{", "return", "self", "}"], ["{", "self", "}"], ["{", "get", "{", "return", "self", "}", "}"],
      ["{", "get", "{", "self", "}", "}"],
    ]
    return bodies.contains { Self.isProperty(tokens, name, $0) }
  }

  private static func isProperty(_ tokens: [String], _ name: String, _ body: [String]) -> Bool {
    var rest = tokens[...]
    // A declaration is written as its sibling is, with the attributes of that.
    while let first = rest.first, first != "var" {
      guard first == "@" || Self.levels.contains(first) || rest.startIndex > 0 else { return false }
      rest = rest.dropFirst()
    }
    guard rest.starts(with: ["var", name, ":"]), Array(rest.suffix(body.count)) == body else { return false }
    let type = rest.dropFirst(3).dropLast(body.count)
    return !type.isEmpty && type.allSatisfy { $0 == "." || ($0.first?.isLetter ?? false) }
  }

  // MARK: What types inherit

  /// Whether a type may get a conformance.
  func mayInherit(_ name: String) -> Bool {
    if name == "AnyObject" { return self.has("class-bound-type") }
    return self.has("port-protocols")
  }

  // MARK: Changed declarations

  private func mayChange(_ rule: String) -> Bool {
    let isRenamed = self.has("input-storage-name") || self.has("output-storage-name")
    return self.has(rule) || (rule == TokenChange.qualifying && isRenamed)
  }

  /// The rules that make one declaration of another; nil when none do.
  func rules(changing before: DeclarationFact, to after: DeclarationFact) -> [String]? {
    if self.language == .swift, Self.portNames.contains(before.key.name), before.key.kind == .property {
      if self.has("ports-declaration"), Self.isAccessor(after.tokens, named: after.key.name) {
        return ["ports-declaration"]
      }
      if self.has("type-protocol"), self.isRequirement(after) { return ["type-protocol"] }
    }
    var change = TokenChange(before.tokens, after.tokens, kind: before.key.kind, language: self.language)
    guard let rules = change.rules(), rules.allSatisfy(self.mayChange) else { return nil }
    return rules
  }
}
