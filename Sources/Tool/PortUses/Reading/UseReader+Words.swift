import ReaderSupport
import SourceModel

/// Annotations, and the keywords of statements.
extension UseReader {
  /// Reads `subscript(dynamicMember path: KeyPath<Root, Value>)`, which gives a type the members of another one.
  private mutating func readSubscript() {
    guard self.position.type >= 0 else { return }
    let start = self.types.genericParameters(at: self.index + 1).next
    guard self.code.isSign("(", at: start), self.code.word(at: start + 1) == "dynamicMember" else { return }
    for index in start..<self.code.after(bracketAt: start)
    where self.code.word(at: index)?.hasSuffix("KeyPath") == true {
      guard let root = self.types.typeArguments(at: index + 1)?.arguments.first else { continue }
      self.result.types[self.position.type].dynamicRoots.append(root)
    }
  }

  /// The keywords that may follow the context parameters of a function.
  private static let declaring: Set = [
    "abstract", "final", "fun", "infix", "inline", "internal", "open", "operator", "override", "private",
    "protected", "public", "suspend", "tailrec",
  ]

  /// Reads the context parameters of a Kotlin function: `context(outputs: LoginViewModel.Outputs)`.
  mutating func readContext() -> Bool {
    guard self.language == .kotlin, self.code.word(at: self.index) == "context", self.current == nil,
      self.code.isSign("(", at: self.index + 1)
    else { return false }
    let end = self.code.after(bracketAt: self.index + 1)
    let isDeclaration =
      self.code.word(at: end).map(Self.declaring.contains) ?? self.code.isSign("@", at: end)
    guard isDeclaration else { return false }
    self.nextDeclaration.context += self.declarations.parameters(at: self.index + 1)
    self.index = end
    return true
  }

  mutating func readAnnotation() {
    while let name = self.code.word(at: self.index) {
      self.index += 1
      guard self.code.isSign(".", at: self.index) else {
        if Self.tests.contains(name) { self.nextDeclaration.isTest = true }
        if name == "Suite", self.language == .swift { self.nextDeclaration.isSuite = true }
        if name == "Environment" { self.nextDeclaration.environment = self.typeInParentheses }
        return
      }
      self.index += 1
    }
  }

  /// The type of `(Model.self)`, at the current place.
  private var typeInParentheses: NamedType? {
    guard self.code.isSign("(", at: self.index) else { return nil }
    var names: [String] = []
    var index = self.index + 1
    while let name = self.code.word(at: index), self.code.isSign(".", at: index + 1) {
      names.append(name)
      index += 2
    }
    let isType = self.code.word(at: index) == "self" && self.code.isSign(")", at: index + 1)
    return isType && !names.isEmpty ? NamedType(path: names.joined(separator: ".")) : nil
  }

  /// The annotations of tests.
  private static let tests: Set = ["ParameterizedTest", "RepeatedTest", "Test", "TestFactory"]

  /// Reads a keyword that may begin a condition or a loop in Swift.
  mutating func readSwiftStatement() {
    switch self.code.word(at: self.index) {
    case "if", "while", "switch": self.readCondition(hasScope: self.scopes.type(of: self.position.scope) < 0)
    // The variables of `guard` are in scope after it.
    case "guard": self.readCondition(hasScope: false)
    case "for": self.readElements()
    case "where": self.frames[self.top].nextBlock?.isSequence = false
    case "subscript": self.readSubscript()
    default: break
    }
  }

  private mutating func readCondition(hasScope: Bool) {
    // `#if` has no braces, and neither has the `while` of `repeat`.
    guard !self.code.isSign(among: ["#", "}"], at: self.index - 1) else { return }
    self.frames[self.top].nextBlock = BracketFrame.Block(outer: hasScope ? self.position.scope : nil)
    if hasScope { self.newScope() }
  }

  /// Reads the variables of a loop.
  private mutating func readElements() {
    var block = BracketFrame.Block()
    if self.code.word(at: self.index + 2) == "in", self.code.meaning(at: self.index + 1) == .name {
      block.elements = [self.code.tokens[self.index + 1].name]
      block.isSequence = true
      self.index += 1
    } else if self.code.isSign("(", at: self.index + 1) {
      // `for (index, viewModel) in all.enumerated()`
      let end = self.code.after(bracketAt: self.index + 1)
      block.elements = self.declarations.names(in: self.index..<end)
      self.index = end - 1
    }
    self.frames[self.top].nextBlock = block
  }
}
