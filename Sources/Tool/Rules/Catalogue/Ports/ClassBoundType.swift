import SourceModel

extension Rule {
  static let classBoundType = Rule(
    id: "class-bound-type",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      guard let declaration = viewModel.typeProtocol.declaration else { return [] }
      let supertypes = viewModel.typeProtocolSupertypes
      // A protocol outside of the run may be class-only, and the superclass of a protocol makes it so.
      guard supertypes.elsewhere.allSatisfy({ Self.unbound.contains($0.name) }),
        !supertypes.declared.contains(where: { $0.value.kind == .class })
      else { return [] }
      let inherited = declaration.value.inherited
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
}
