import SourceModel

extension Rule {
  static let classBoundType = Rule(
    id: "class-bound-type",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      guard case .declared(let declaration) = viewModel.typeProtocol else { return [] }
      let bounds: Set = ["AnyObject", "class", "NSObjectProtocol", "ObservableObject"]
      let lists = Set(viewModel.groups.compactMap { $0.declaration?.value.name })
      let inherited = declaration.value.inherited
      let listBounds = viewModel.groups.compactMap(\.declaration)
        .filter { list in inherited.contains { $0.type.name == list.value.name } }
        .flatMap(\.value.inherited)
      let isKnown = (inherited + listBounds).allSatisfy { type in
        guard let name = type.type.name else { return false }
        return bounds.contains(name) || Self.unbound.contains(name) || lists.contains(name)
      }
      let isBound = (inherited + listBounds).contains { $0.type.name.map(bounds.contains) ?? false }
      guard isKnown, !isBound, !Self.hasWhereClause(declaration, in: viewModel) else { return [] }
      let edit =
        inherited.first.map { Edit(inserting: "AnyObject, ", at: $0.range.start) }
        ?? Edit(inserting: ": AnyObject", at: declaration.value.header.name.range.end)
      let name = declaration.value.name
      return [
        declaration.finding(
          "make '\(name)' class-only: inherit from 'AnyObject'", at: declaration.value.header.name.range
        ).fixed(
          by: viewModel.declaration.kind == .struct
            ? .refused("'\(viewModel.declaration.name)' is a struct")
            : .edits([edit]).provided(.isForClasses(protocol: name)))
      ]
    }
  )

  /// The protocols of the standard library that do not require a class.
  private static let unbound: Set = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
  ]

  /// Whether a protocol has a `where` clause with a requirement for `Self`, which may be a class.
  private static func hasWhereClause(
    _ declaration: Located<TypeDeclaration>, in viewModel: ViewModel
  ) -> Bool {
    guard let text = viewModel.file(at: declaration.path)?.text else { return false }
    let head = TextRange(declaration.value.header.name.range.end, declaration.value.memberRange.start)
    return text[head].contains(/\bwhere\b[^{]*\bSelf\s*:/)
  }
}
