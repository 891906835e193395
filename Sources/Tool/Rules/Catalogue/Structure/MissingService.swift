import SourceModel

extension Rule {
  static let missingService = Rule(
    id: "missing-service",
    severity: .note,
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let parameters = viewModel.initializers.flatMap(\.value.parameters)
      // An inherited initializer, or one of a class outside of the run, may take it.
      guard !viewModel.initializers.isEmpty, !viewModel.mayInheritElsewhere, !viewModel.isBaseClass else { return [] }
      // An enumeration may carry a service in each of its cases.
      guard !parameters.contains(where: { viewModel.kindOfType($0.type.unwrapped.name ?? "") == .enum })
      else {
        return []
      }
      let hasService =
        parameters.contains { Collaborator.isService($0) }
        || viewModel.declaration.properties.contains {
          Collaborator.isServiceOrCoordinator($0) && !Self.isCoordinator($0)
        }
      return hasService
        ? [] : [viewModel.finding("inject a service through 'init': every view model has one")]
    }
  )

  private static func isCoordinator(_ property: PropertyDeclaration) -> Bool {
    let names = [property.header.name.text, property.knownType?.name ?? ""]
    return names.contains { $0.lowercased().contains("coordinator") }
  }
}
