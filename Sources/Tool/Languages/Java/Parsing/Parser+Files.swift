import ReaderSupport
import SourceModel

extension Parser {
  mutating func readFile(into file: inout SourceFile) {
    self.readPackage(into: &file)
    self.readImports(into: &file)
    // The file indexes its declarations whenever they change, so it gets them at once.
    var declarations: [Declaration] = []
    while self.kind != .end {
      let start = self.position
      do throws(SyntaxFailure) {
        if self.skip(.semicolon) { continue }
        if self.kind == .importKeyword {
          self.readImports(into: &file)
          continue
        }
        if try self.skipModule() { continue }
        let modifiers = try self.readModifiers()
        guard let type = try self.readTypeDeclaration(modifiers) else {
          throw self.failure("declare a class, an interface, an enum or a record here")
        }
        declarations.append(.type(type))
      } catch {
        self.note(error)
        self.position = max(self.position, start)
        self.recover()
      }
    }
    file.declarations = declarations
    file.problems = self.problems
  }

  private mutating func readPackage(into file: inout SourceFile) {
    let start = self.position
    do throws(SyntaxFailure) {
      try self.skipAnnotations()
      guard self.skip(.packageKeyword) else {
        self.position = start
        return
      }
      file.package = try self.readPath()
      try self.expect(.semicolon, "end the package with ';'")
    } catch {
      self.note(error)
      self.recover()
    }
  }

  /// Reads names with dots between them.
  private mutating func readPath() throws(SyntaxFailure) -> Name {
    let start = self.start
    var path = self.spelling(try self.readName().payload)
    while self.kind == .dot, self.kind(1) == .identifier {
      self.advance()
      path += "." + self.spelling(try self.readName().payload)
    }
    return Name(path, self.range(from: start))
  }

  private mutating func readImports(into file: inout SourceFile) {
    while true {
      while self.kind == .semicolon, file.declarations.isEmpty { self.advance() }
      guard self.kind == .importKeyword else { return }
      do throws(SyntaxFailure) {
        let group = self.group(after: file.imports.last)
        let start = self.start
        self.advance()
        let isStatic = self.skip(.staticKeyword)
        var path = try self.readPath()
        if self.skip(.dot) {
          try self.expect(.star, "write a name or '*' here")
          path = Name(path.text + ".*", self.range(from: path.range.start))
        }
        try self.expect(.semicolon, "end the import with ';'")
        file.imports.append(
          Import(
            path: path.text, kind: nil, modifiers: isStatic ? ["static"] : [], group: group,
            range: self.range(from: start), pathRange: path.range))
      } catch {
        self.note(error)
        self.recover()
      }
    }
  }

  /// The group of the import that starts here. Blank lines separate groups.
  private func group(after last: Import?) -> Int {
    guard let last else { return 0 }
    var lineBreaks = 0
    for byte in self.text.bytes[last.range.end..<max(last.range.end, self.start)] {
      switch byte {
      case UInt8(ascii: "\n"): lineBreaks += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default: lineBreaks = 0
      }
      if lineBreaks > 1 { return last.group + 1 }
    }
    return last.group
  }

  /// Skips the declaration of a module, which is not described.
  private mutating func skipModule() throws(SyntaxFailure) -> Bool {
    let start = self.position
    try self.skipAnnotations()
    if self.isWord(Contextual.open), self.isWord(Contextual.module, 1) { self.advance() }
    guard self.isWord(Contextual.module), self.kind(1) == .identifier else {
      self.position = start
      return false
    }
    self.advance()
    _ = try self.readPath()
    guard self.kind == .leftBrace, let close = self.closing(self.position) else {
      throw self.failure("write the module in braces")
    }
    self.position = close + 1
    return true
  }

  /// Skips unreadable code: to the next semicolon, or past the next braces.
  mutating func recover() {
    while self.kind != .end {
      switch self.kind {
      case .semicolon:
        return self.advance()
      case .leftBrace:
        guard let close = self.closing(self.position) else { break }
        self.position = close + 1
        return
      case .rightBrace:
        // Inside a type, the brace ends the type; at the top level of a file, it closes nothing.
        if self.depth == 0 { self.advance() }
        return
      default: break
      }
      self.advance()
    }
  }
}
