package import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads Swift source text into its description.
///
/// The reader accepts any bytes. Syntax errors are in `SourceFile.problems`; the readable rest
/// is described all the same.
package enum SwiftReader {
  /// Describes a file.
  ///
  /// - Parameters:
  ///   - path: the path that the description carries.
  ///   - text: the text of the file.
  package static func read(path: String, text: SourceText) -> SourceFile {
    // The parser takes a byte order mark for an unexpected character.
    let base = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let offset = text.bytes.withUnsafeBufferPointer(BracketNesting.tooDeepOffset) {
      return Self.tooDeep(path: path, text: text, at: offset)
    }
    let tree = text.bytes.withUnsafeBufferPointer { bytes in
      Parser.parse(source: UnsafeBufferPointer(rebasing: bytes[base...]))
    }
    let places = Places(text: text, base: base)
    var file = SourceFile(path: path, language: .swift, text: text)
    let problems = ProblemReader(places: places).read(tree)
    file.problems = problems
    guard problems.isEmpty else { return file }

    let reader = DeclarationReader(places: places)
    file.declarations = reader.read(tree.statements)
    if let offset = reader.tooDeepOffset {
      file.problems = Self.tooDeep(path: path, text: text, at: offset).problems
      return file
    }
    file.imports = ImportReader(places: places).read(tree)
    file.directives = DirectiveReader(places: places).read(tree, text: text)
    return file
  }

  /// A file that is not read since it would take too long or too much of the stack.
  private static func tooDeep(path: String, text: SourceText, at offset: Int) -> SourceFile {
    let problem = SyntaxProblem(
      message: "the code is nested too deeply to be read", range: TextRange(offset, offset))
    return SourceFile(path: path, language: .swift, text: text, problems: [problem])
  }
}

extension SyntaxCollection {
  /// The elements in their order.
  ///
  /// The iterator of a collection looks its types up at run time, for each element and with a lock.
  var nodes: [Element] {
    // Most lists of attributes and modifiers are empty.
    let count = self.count
    guard count > 0 else { return [] }
    var nodes: [Element] = []
    nodes.reserveCapacity(count)
    for child in Syntax(self).children(viewMode: .all) {
      if let node = child.as(Element.self) { nodes.append(node) }
    }
    return nodes
  }
}

/// Finds the directives for this tool.
struct DirectiveReader {
  let places: Places

  func read(_ tree: SourceFileSyntax, text: SourceText) -> [Comment] {
    guard text.mayHoldDirectives else { return [] }
    var comments: [Comment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let range = self.places.range(token)
      let start = self.places.base + token.position.utf8Offset
      let end = self.places.base + token.endPosition.utf8Offset
      let around = self.places.comments(in: start..<range.start) + self.places.comments(in: range.end..<end)
      comments += around.filter(\.mayBeDirective)
    }
    return comments
  }
}

/// Reads the imports of a file in their groups.
struct ImportReader {
  let places: Places

  func read(_ tree: SourceFileSyntax) -> [Import] {
    var imports: [Import] = []
    var group = 0
    self.read(tree.statements, into: &imports, group: &group)
    return imports
  }

  private func read(_ items: CodeBlockItemListSyntax, into imports: inout [Import], group: inout Int) {
    var followsImport = false
    for item in items.nodes {
      if let declaration = item.item.as(ImportDeclSyntax.self) {
        if !followsImport || declaration.leadingTrivia.hasBlankLine { group += 1 }
        imports.append(self.read(declaration, group: group))
        followsImport = true
        continue
      }
      followsImport = false
      guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { continue }
      for clause in conditional.clauses.nodes {
        if case .statements(let items) = clause.elements {
          self.read(items, into: &imports, group: &group)
        }
      }
    }
  }

  private func read(_ declaration: ImportDeclSyntax, group: Int) -> Import {
    let modifiers =
      declaration.attributes.nodes.map(\.trimmedDescription)
      + declaration.modifiers.nodes.map(\.trimmedDescription)
    return Import(
      path: declaration.path.nodes.map { $0.name.bareText }.joined(separator: "."),
      kind: declaration.importKindSpecifier?.text,
      modifiers: modifiers,
      group: group,
      range: self.places.range(declaration),
      pathRange: self.places.range(declaration.path)
    )
  }
}

extension Trivia {
  /// Whether there is a blank line in the trivia before a token.
  fileprivate var hasBlankLine: Bool {
    // The trivia of a token starts at the end of the line before it.
    var newlines = 0
    for piece in self {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
        if newlines > 1 { return true }
      case .spaces, .tabs: continue
      default: newlines = 0
      }
    }
    return false
  }
}
