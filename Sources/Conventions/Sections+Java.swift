import ViewModelModel

/// The sections of the class of a view model in Java.
extension Sections {
  private static let constructorRank = 1
  private static let helperRank = 2

  static func javaSections(of viewModel: ViewModel) -> Classifier {
    let inputMethods = viewModel.inputs.map(\.function.value.header.range)
    let outputMethods = viewModel.outputFunctions.map(\.function.value.header.range)
    let fields = viewModel.backingFields
    let inputFields = fields.filter(\.isInput).map(\.field.value.header.range)
    let outputFields = fields.filter(\.isOutput).map(\.field.value.header.range)
    return { member in
      let range = member.header.range
      if inputFields.contains(range) { return (3, "the subject of an input") }
      if outputFields.contains(range) { return (4, "the field of an output") }
      if inputMethods.contains(range) { return (6, "the method of an input") }
      if outputMethods.contains(range) { return (7, "the method of an output") }
      if member.function?.kind == .initializer { return (self.constructorRank, "the constructor") }
      guard let field = member.property, let type = field.type?.type else { return nil }
      if viewModel.portKinds.contains(where: { viewModel.names(type, ofGroup: $0) }) {
        return (5, self.accessorsTitle)
      }
      // A stream of a dependency is no dependency.
      guard viewModel.isDependency(field), !StreamTypes.isStream(type) else { return nil }
      return (0, "a dependency")
    }
  }

  /// The elements that need not move.
  static func staying(_ elements: [Element]) -> [Element] {
    let kept = Order.kept(count: elements.count) { elements[$0].rank < elements[$1].rank }
    return elements.indices.filter(kept.contains).map { elements[$0] }
  }

  static func isConstructor(_ element: Element) -> Bool { element.rank == self.constructorRank }

  /// Whether an element stands below the private helpers.
  static func isBelowHelpers(_ element: Element) -> Bool { element.rank > self.helperRank }
}
