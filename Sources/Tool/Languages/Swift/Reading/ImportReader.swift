import SourceModel
import SwiftSyntax

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
