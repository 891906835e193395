import ReaderSupport
import SourceModel

/// Annotations, statements and imports.
extension UseReader {
  /// Reads `subscript(dynamicMember path: KeyPath<Root, Value>)`, which gives a type the members of another one.
  mutating func readSubscript() {
    guard self.type >= 0 else { return }
    var start = self.index + 1
    if self.code.isSign("<", at: start) { start = self.types.genericParameters(at: start).next }
    guard self.code.isSign("(", at: start), self.code.word(at: start + 1) == "dynamicMember" else { return }
    for index in start..<self.code.after(bracketAt: start)
    where self.code.word(at: index)?.hasSuffix("KeyPath") == true {
      guard let root = self.types.typeArguments(at: index + 1)?.arguments.first else { continue }
      self.result.types[self.type].dynamicRoots.append(root)
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
    let isDeclaration = self.code.word(at: end).map(Self.declaring.contains) ?? self.code.isSign("@", at: end)
    guard isDeclaration else { return false }
    self.nextDeclaration.context += self.parameters(at: self.index + 1)
    self.index = end
    return true
  }

  mutating func readAnnotation() {
    while let name = self.code.word(at: self.index) {
      self.index += 1
      guard self.code.isSign(".", at: self.index) else {
        if Self.tests.contains(name) { self.nextDeclaration.isTest = true }
        if name == "Suite", self.language == .swift { self.nextDeclaration.isSuite = true }
        return
      }
      self.index += 1
    }
  }

  /// The annotations of tests.
  private static let tests: Set = ["ParameterizedTest", "RepeatedTest", "Test", "TestFactory"]

  /// Reads a keyword that may begin a condition or a loop in Swift.
  mutating func readStatement() {
    switch self.code.word(at: self.index) {
    case "if", "while", "switch", "guard":
      // `#if` has no braces, and neither has the `while` of `repeat`.
      guard !self.code.isSign("#", at: self.index - 1), !self.code.isSign("}", at: self.index - 1) else {
        return
      }
      // The variables of `guard` are in scope after it.
      let hasScope = self.code.word(at: self.index) != "guard" && self.scopes[self.scope].type < 0
      self.pendingCondition = (self.frames.count, hasScope ? self.scope : nil)
      if hasScope { self.newScope() }
    case "for":
      self.pendingCondition = (self.frames.count, nil)
      if self.code.word(at: self.index + 2) == "in", self.code.meaning(at: self.index + 1) == .name {
        self.pendingElement = ([self.code.tokens[self.index + 1].name], true)
        self.index += 1
      } else if self.code.isSign("(", at: self.index + 1) {
        // `for (index, viewModel) in all.enumerated()`
        let end = self.code.after(bracketAt: self.index + 1)
        let names = (self.index..<end).filter { self.code.meaning(at: $0) == .name }
        self.pendingElement = (names.map { self.code.tokens[$0].name }, false)
        self.index = end - 1
      }
    case "where": self.pendingElement?.isKnown = false
    case "subscript": self.readSubscript()
    default: break
    }
  }
}
