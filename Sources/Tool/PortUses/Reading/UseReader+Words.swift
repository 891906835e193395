import SourceModel

/// Annotations, statements and imports.
extension UseReader {
  /// Reads `subscript(dynamicMember path: KeyPath<Root, Value>)`, which gives a type the members of another one.
  mutating func readSubscript() {
    guard self.type >= 0 else { return }
    var start = self.index + 1
    if self.isSign("<", at: start) { start = self.genericParameters(at: start).next }
    guard self.isSign("(", at: start), self.word(at: start + 1) == "dynamicMember" else { return }
    for index in start..<self.after(bracketAt: start) where self.word(at: index)?.hasSuffix("KeyPath") == true
    {
      guard let root = self.typeArguments(at: index + 1)?.arguments.first else { continue }
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
    guard self.language == .kotlin, self.word(at: self.index) == "context", self.current == nil,
      self.isSign("(", at: self.index + 1)
    else { return false }
    let end = self.after(bracketAt: self.index + 1)
    let isDeclaration = self.word(at: end).map(Self.declaring.contains) ?? self.isSign("@", at: end)
    guard isDeclaration else { return false }
    self.nextDeclaration.context += self.parameters(at: self.index + 1)
    self.index = end
    return true
  }

  mutating func readAnnotation() {
    while let name = self.word(at: self.index) {
      self.index += 1
      guard self.isSign(".", at: self.index) else {
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
    switch self.word(at: self.index) {
    case "if", "while", "switch", "guard":
      // `#if` has no braces, and neither has the `while` of `repeat`.
      guard !self.isSign("#", at: self.index - 1), !self.isSign("}", at: self.index - 1) else { return }
      // The variables of `guard` are in scope after it.
      let hasScope = self.word(at: self.index) != "guard" && self.scopes[self.scope].type < 0
      self.pendingCondition = (self.frames.count, hasScope ? self.scope : nil)
      if hasScope { self.newScope() }
    case "for":
      self.pendingCondition = (self.frames.count, nil)
      if self.word(at: self.index + 2) == "in", self.meaning(at: self.index + 1) == .name {
        self.pendingElement = ([self.tokens[self.index + 1].name], true)
        self.index += 1
      } else if self.isSign("(", at: self.index + 1) {
        // `for (index, viewModel) in all.enumerated()`
        let end = self.after(bracketAt: self.index + 1)
        let names = (self.index..<end).filter { self.meaning(at: $0) == .name }
        self.pendingElement = (names.map { self.tokens[$0].name }, false)
        self.index = end - 1
      }
    case "where": self.pendingElement?.isKnown = false
    case "subscript": self.readSubscript()
    default: break
    }
  }

  mutating func readImport() {
    var path: [String] = []
    defer {
      if self.language != .swift, let last = path.last {
        // `import a.b.Model as Screen`.
        let renamed = path.count > 2 && path[path.count - 2] == "as" ? path.dropLast(2) : path[...]
        self.result.imports[last] = renamed.joined(separator: ".")
      }
    }
    while self.index + 1 < self.tokens.count, !self.tokens[self.index + 1].beginsLine {
      self.index += 1
      guard let name = self.word(at: self.index) else { continue }
      path.append(name)
      if ["XCTest", "Testing", "junit", "Quick", "Nimble", "kotest", "RxTest"].contains(name)
        || name == "test" && self.language == .kotlin
      {
        self.result.importsTests = true
      }
    }
  }
}
