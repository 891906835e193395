package import SourceModel

extension FileIndex {
  /// Finds the headers of declarations in the tokens of a file, without parsing and without recursion.
  ///
  /// It has every header of a file that parses. Of a file that does not parse it has what can be found.
  package init(_ code: CodeTokens) {
    var scanner = HeaderScanner(code)
    scanner.scan()
    self = scanner.index
  }
}

private struct HeaderScanner {
  let code: CodeTokens
  private let heads: TypeHeadScanner
  private(set) var index: FileIndex
  private var position = 0
  /// The brackets that are open: the positions of those that close them, and the names of types for their braces.
  private var open: [(end: Int, name: String?)] = []
  /// Whether the types around a declaration matter for the meaning of its name.
  private let knowsNesting: Bool
  private let macro: String?

  init(_ code: CodeTokens) {
    self.code = code
    self.heads = TypeHeadScanner(TypeScanner(code))
    self.index = FileIndex(code.language)
    self.knowsNesting = code.language.profile.reach.importsTypes
    self.macro = code.language.profile.heads.macro
  }

  mutating func scan() {
    let tokens = self.code.tokens
    while self.position < tokens.count {
      let token = tokens[self.position]
      switch token.kind {
      case .word:
        switch self.code.meaning(of: token) {
        case .type: self.readType()
        case .alias: self.readAlias()
        case .importing where self.open.isEmpty: self.readImport()
        case .packaging where self.open.isEmpty:
          self.position += 1
          self.index.package = self.readPath()
        default: self.position += 1
        }
      case .sign:
        if token.partner >= 0 {
          self.move(over: token)
        } else if token.sign == UInt8(ascii: "@"), let macro, self.code.isAdjacent(self.position + 1),
          self.code.word(at: self.position + 1)?.hasPrefix(macro) == true
        {
          self.index.usesMacro = true
        }
        self.position += 1
      case .literal: self.position += 1
      }
    }
  }

  // MARK: Brackets

  private mutating func move(over bracket: CodeToken) {
    // A bracket that is not closed encloses nothing.
    if bracket.isOpening { self.open.append((Int(bracket.partner), nil)) } else { self.leaveBrackets() }
  }

  private mutating func leaveBrackets() {
    while let last = self.open.last, last.end <= self.position { self.open.removeLast() }
  }

  private mutating func add(
    _ kind: FileIndex.Header.Kind, _ name: String, references: [String], superclass: String? = nil
  ) {
    self.leaveBrackets()
    let names = self.open.compactMap(\.name)
    // A header inside any other bracket is in code and is not a member.
    let isMember = names.count == self.open.count && names.count <= FileIndex.maximumNesting
    self.index.headers.append(
      FileIndex.Header(
        kind: kind, name: name, references: references, superclass: superclass,
        enclosing: !self.knowsNesting ? [] : isMember ? names : nil))
  }

  // MARK: Declarations

  private mutating func readType() {
    guard let head = self.heads.head(at: self.position) else { return self.position += 1 }
    let isCompanion = head.name.isEmpty && self.heads.modifiers(before: self.position).contains("companion")
    let name = isCompanion ? "Companion" : head.name
    if !name.isEmpty {
      self.add(
        head.kind, name, references: head.inherited.map(\.path), superclass: head.superclass)
    }
    self.position = head.end
    guard self.code.isSign("{", at: head.end), let end = self.code.closing(of: head.end) else { return }
    self.open.append((end, name.isEmpty ? nil : name))
    self.position += 1
  }

  private mutating func readAlias() {
    let isAlias = self.code.word(at: self.position) == "typealias"
    self.position += 1
    guard isAlias, let name = self.code.word(at: self.position) else { return }
    let start = self.heads.types.genericParameters(at: self.position + 1).next
    guard self.code.isSign("=", at: start) else { return self.position = start }
    let (type, end) = self.heads.types.type(at: start + 1)
    // The types of functions and arrays have no name.
    let isNamed =
      !self.code.isSign("[", at: start + 1) && !self.code.isSign(".", at: end) && !self.code.isArrow(at: end)
    self.add(.alias, name, references: isNamed ? type?.parts.map(\.path) ?? [] : [])
    self.position = max(end, start + 1)
  }

  private mutating func readImport() {
    self.position += 1
    // `import static a.B.c`, `import struct A.B`
    if self.code.meaning(at: self.position) != .name, self.code.isWord(at: self.position + 1),
      self.code.meaning(at: self.position + 1) != .cast
    {
      self.position += 1
    }
    guard self.code.isWord(at: self.position) else { return }
    let path = self.readPath()
    self.index.imports.append(path)
    guard self.code.meaning(at: self.position) == .cast, let name = self.code.word(at: self.position + 1)
    else { return }
    self.index.otherNames[name] = path
    self.position += 2
  }

  /// Reads a name with its dots, `*` included.
  private mutating func readPath() -> String {
    var path = ""
    while true {
      let name = self.code.isSign("*", at: self.position) ? "*" : self.code.word(at: self.position)
      guard let name else { return path }
      path += name
      self.position += 1
      guard self.code.isSign(".", at: self.position) else { return path }
      path += "."
      self.position += 1
    }
  }
}
