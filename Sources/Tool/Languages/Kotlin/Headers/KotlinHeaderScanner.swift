import ReaderSupport
package import SourceModel

/// Finds the headers of declarations in the tokens of a Kotlin file, without parsing and without recursion.
///
/// It finds every header of a file that parses, with the types around it. Of a file that does not parse it finds what it
/// can.
package struct KotlinHeaderScanner {
  private let tokens: UnsafeBufferPointer<Token>
  private let spellings: [String]
  private var position = 0
  private var index = FileIndex(.kotlin)
  /// The brackets that are open: the name of a type for its braces, nil for others.
  private var open: [String?] = []

  package static func scan(_ bytes: [UInt8]) -> FileIndex {
    guard bytes.count < Int(Int32.max) else { return FileIndex(.kotlin) }
    let file = TokenizedFile(bytes)
    return file.tokens.withUnsafeBufferPointer { tokens in
      var scanner = KotlinHeaderScanner(tokens: tokens, spellings: file.spellings)
      scanner.scan()
      return scanner.index
    }
  }

  private init(tokens: UnsafeBufferPointer<Token>, spellings: [String]) {
    self.tokens = tokens
    self.spellings = spellings
  }

  // MARK: Tokens

  private func kind(_ distance: Int = 0) -> TokenKind {
    let index = self.position + distance
    return index >= 0 && index < self.tokens.count ? self.tokens[index].kind : .end
  }

  private func isWord(_ word: Contextual, _ distance: Int = 0) -> Bool {
    guard self.kind(distance) == .identifier else { return false }
    let token = self.tokens[self.position + distance]
    return token.payload == word.rawValue && !token.isQuoted
  }

  /// Reads a name; nil without one.
  private mutating func name() -> String? {
    guard self.kind() == .identifier else { return nil }
    defer { self.position += 1 }
    return self.spellings[Int(self.tokens[self.position].payload)]
  }

  /// Skips the bracket here and its contents, or only the bracket when it is not closed.
  private mutating func skipBrackets() {
    let end = Int(self.tokens[self.position].payload)
    self.position = end > self.position ? end + 1 : self.position + 1
  }

  // MARK: Scanning

  private mutating func scan() {
    while self.kind() != .end {
      switch self.kind() {
      case .leftBrace, .leftParenthesis, .leftBracket, .templateStart:
        // A bracket that is not closed encloses nothing.
        if self.tokens[self.position].payload > self.position { self.open.append(nil) }
      case .rightBrace, .rightParenthesis, .rightBracket: self.close()
      case .packageKeyword where self.open.isEmpty:
        self.position += 1
        self.index.package = self.path()
        continue
      case .identifier where self.open.isEmpty && self.isWord(.import) && self.kind(1) == .identifier:
        self.position += 1
        let path = self.path()
        self.index.imports.append(path)
        if self.kind() == .asKeyword, self.kind(1) == .identifier {
          self.position += 1
          if let name = self.name() { self.index.otherNames[name] = path }
        }
        continue
      case .classKeyword, .interfaceKeyword, .objectKeyword:
        if self.kind(-1) != .doubleColon, self.kind(-1) != .dot {
          self.readHeader()
          continue
        }
      case .typealiasKeyword:
        self.readAlias()
        continue
      default: break
      }
      self.position += 1
    }
  }

  private mutating func close() {
    let opening = Int(self.tokens[self.position].payload)
    if opening >= 0, opening < self.position { _ = self.open.popLast() }
  }

  /// Reads a name with its dots, `*` included.
  private mutating func path() -> String {
    var path = self.name() ?? ""
    while self.kind() == .dot {
      self.position += 1
      if self.kind() == .star { self.position += 1 }
      path += "." + (self.kind(-1) == .star ? "*" : self.name() ?? "")
    }
    return path
  }

  /// Adds a header.
  private mutating func add(_ header: FileIndex.Header) {
    var header = header
    let names = self.open.compactMap { $0 }
    // A header inside any other bracket is in code and is not a member.
    let isMember = names.count == self.open.count && names.count <= FileIndex.maximumNesting
    header.enclosing = isMember ? names : nil
    self.index.headers.append(header)
  }

  private mutating func readAlias() {
    self.position += 1
    guard let name = self.name() else { return }
    self.skipAngles()
    guard self.kind() == .assign else { return }
    self.position += 1
    self.skipAnnotations()
    // Function types have no name.
    let isSuspending =
      self.isWord(.suspend) && (self.kind(1) == .identifier || self.kind(1) == .leftParenthesis)
    var references: [String] = []
    if self.kind() == .identifier, !isSuspending {
      let reference = self.pathBeyondGenerics()
      if self.kind() != .dot { references = [reference] }
    }
    self.add(FileIndex.Header(kind: .alias, name: name, references: references))
  }

  // MARK: Headers

  /// Reads the header after a keyword, including the brace that ends it.
  private mutating func readHeader() {
    let kind = self.kindOfHeader()
    let isCompanion = self.kind() == .objectKeyword && self.isCompanion
    self.position += 1
    var name = self.name()
    if name == nil, isCompanion { name = "Companion" }
    if name != nil {
      self.skipAngles()
      self.skipConstructor()
    }
    var header = FileIndex.Header(kind: kind, name: name ?? "", references: [])
    if self.kind() == .colon { header = self.readReferences(of: header) }
    if self.isWord(.where) {
      repeat {
        self.position += 1
        self.skipToBody()
      } while self.kind() == .comma
    }
    if name != nil { self.add(header) }
    guard self.kind() == .leftBrace else { return }
    if Int(self.tokens[self.position].payload) > self.position { self.open.append(name) }
    self.position += 1
  }

  private func kindOfHeader() -> FileIndex.Header.Kind {
    switch self.kind() {
    case .interfaceKeyword: .protocol
    case .objectKeyword: .class
    default: self.hasModifier(.enum) ? .enum : self.hasModifier(.annotation) ? .annotation : .class
    }
  }

  private var isCompanion: Bool { self.hasModifier(.companion) }

  /// Whether a modifier stands before the keyword here.
  private func hasModifier(_ word: Contextual) -> Bool {
    var distance = -1
    while self.kind(distance) == .identifier {
      let token = self.tokens[self.position + distance]
      guard !token.isQuoted, Contextual.isModifier(token.payload) else { return false }
      if token.payload == word.rawValue { return true }
      distance -= 1
    }
    return false
  }

  /// Skips the primary constructor with its annotations and modifiers.
  private mutating func skipConstructor() {
    let start = self.position
    while true {
      let before = self.position
      self.skipAnnotations()
      if self.kind() == .identifier, !self.tokens[self.position].isQuoted,
        Contextual.isModifier(self.tokens[self.position].payload)
      {
        self.position += 1
      }
      if self.position == before { break }
    }
    if self.isWord(.constructor) {
      self.position += 1
    } else {
      // The annotations and modifiers are those of the next declaration.
      self.position = start
    }
    if self.kind() == .leftParenthesis { self.skipBrackets() }
  }

  /// Reads the supertypes of a type, after its colon.
  private mutating func readReferences(of header: FileIndex.Header) -> FileIndex.Header {
    var references: [String] = []
    var superclass: String?
    repeat {
      self.position += 1
      self.skipAnnotations()
      if self.kind() == .identifier, !self.isWord(.suspend) || self.kind(1) != .leftParenthesis {
        let reference = self.pathBeyondGenerics()
        references.append(reference)
        if self.kind() == .leftParenthesis {
          superclass = superclass ?? reference
          self.skipBrackets()
        }
      }
      self.skipToBody()
    } while self.kind() == .comma
    return FileIndex.Header(
      kind: header.kind, name: header.name, references: references, superclass: superclass)
  }

  /// Skips the rest of a supertype: to a comma, to the brace of the body, or to the next declaration.
  private mutating func skipToBody() {
    let isDelegated = self.isWord(.by)
    let start = self.position
    while true {
      switch self.kind() {
      case .end, .comma, .semicolon, .rightBrace, .rightParenthesis, .rightBracket, .leftBrace: return
      case .leftParenthesis, .leftBracket, .templateStart: self.skipBrackets()
      case .less where !isDelegated: self.skipAngles()
      case .objectKeyword where isDelegated && self.position == start + 1:
        // An object that is delegated to has a body of its own.
        while self.kind() != .leftBrace, self.kind() != .end { self.position += 1 }
        if self.kind() == .leftBrace { self.skipBrackets() }
      case .classKeyword, .interfaceKeyword, .objectKeyword, .funKeyword, .valKeyword, .varKeyword,
        .typealiasKeyword:
        return
      default:
        if self.isWord(.where) || self.position > start && self.startsLine && !self.isWord(.by) { return }
        self.position += 1
      }
    }
  }

  /// Whether the token here starts a line, and does not continue the line before.
  private var startsLine: Bool {
    guard self.tokens[self.position].followsLineBreak else { return false }
    switch self.kind() {
    case .at, .identifier: return self.kind(-1) == .identifier || self.kind(-1) == .rightParenthesis
    default: return false
    }
  }

  /// Reads the name of a type without its arguments: `A<B>.C` is `A.C`.
  private mutating func pathBeyondGenerics() -> String {
    var path: [String] = []
    while let name = self.name() {
      path.append(name)
      self.skipAngles()
      guard self.kind() == .dot, self.kind(1) == .identifier else { break }
      self.position += 1
    }
    return path.joined(separator: ".")
  }

  /// Skips `<…>`, if it is here.
  private mutating func skipAngles() {
    guard self.kind() == .less else { return }
    var depth = 0
    while self.kind() != .end {
      switch self.kind() {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 {
          self.position += 1
          return
        }
      // The bracket is not closed.
      case .leftBrace, .rightBrace, .semicolon, .assign: return
      default: break
      }
      self.position += 1
    }
  }

  /// Skips annotations: `@A`, `@get:A(1)`, `@[A B]`.
  private mutating func skipAnnotations() {
    while self.kind() == .at {
      self.position += 1
      if self.kind(1) == .colon { self.position += 2 }
      if self.kind() == .leftBracket {
        self.skipBrackets()
        continue
      }
      guard self.kind() == .identifier else { return }
      _ = self.pathBeyondGenerics()
      if self.kind() == .leftParenthesis { self.skipBrackets() }
    }
  }
}
