import ReaderSupport
import SourceModel

extension Parser {
  mutating func readFile(into file: inout SourceFile) {
    self.readHead(into: &file)
    // The file indexes its declarations whenever they change, so it gets them at once.
    var declarations: [Declaration] = []
    while self.kind != .end {
      let start = self.position
      do throws(SyntaxFailure) {
        if self.skip(.semicolon) { continue }
        if self.isWord(.import), self.nextKind == .identifier {
          try self.readImport(into: &file)
          continue
        }
        guard let declaration = try self.readDeclaration(try self.readModifiers()) else {
          throw self.failure("declare a class, a function or a property here")
        }
        declarations.append(declaration)
      } catch {
        self.note(error)
        self.depth = 0
        self.position = max(self.position, start)
        self.recover()
      }
      if self.position == start { self.advance() }
    }
    file.declarations = declarations
    file.problems = self.problems
  }

  /// Reads the annotations of the file, its package and its imports.
  private mutating func readHead(into file: inout SourceFile) {
    do throws(SyntaxFailure) {
      while self.kind == .at, self.nextKind == .identifier, self.kind(at: self.position + 2) == .colon,
        self.spelling(self.token(at: self.position + 1).payload) == "file"
      {
        var ignored: [Attribute] = []
        try self.readAnnotation(into: &ignored)
      }
      if self.skip(.packageKeyword) { file.package = try self.readPath() }
    } catch {
      self.note(error)
      self.recover()
    }
  }

  /// Reads names with dots between them.
  private mutating func readPath() throws(SyntaxFailure) -> Name {
    let start = self.start
    var path = try self.readNameText()
    while self.kind == .dot, self.nextKind == .identifier {
      self.advance()
      path += "."
      path += try self.readNameText()
    }
    return Name(path, self.range(from: start))
  }

  private mutating func readImport(into file: inout SourceFile) throws(SyntaxFailure) {
    let last = file.imports.last
    let group = last.map { $0.group + (self.hasBlankLine(after: $0.range.end) ? 1 : 0) } ?? 0
    let start = self.start
    self.advance()
    var path = try self.readPath()
    if self.skip(.dot) {
      try self.expect(.star, "write a name or '*' here")
      path = Name(path.text + ".*", self.range(from: path.range.start))
    }
    var alias: String?
    if self.skip(.asKeyword) { alias = try self.readNameText() }
    file.imports.append(
      Import(
        path: path.text, kind: nil, modifiers: [], alias: alias, group: group,
        range: self.range(from: start), pathRange: path.range))
  }

  /// Whether there is an empty line between an offset and the next token.
  private func hasBlankLine(after end: Int) -> Bool {
    var lineBreaks = 0
    var isReturn = false
    for byte in self.text.bytes[end..<max(end, self.start)] {
      switch byte {
      case UInt8(ascii: "\n"): lineBreaks += isReturn ? 0 : 1
      case UInt8(ascii: "\r"): lineBreaks += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: lineBreaks = 0
      }
      isReturn = byte == UInt8(ascii: "\r")
      if lineBreaks > 1 { return true }
    }
    return false
  }
}
