import SourceModel

extension Rule {
  static let missingService = Rule(
    id: "missing-service",
    severity: .note,
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let parameters = viewModel.initializers.flatMap(\.value.parameters)
      // An inherited initializer, or one of a class outside of the run, may take it.
      guard !viewModel.initializers.isEmpty, !viewModel.mayInheritElsewhere, !viewModel.isBaseClass else {
        return []
      }
      // An enumeration may carry a service in each of its cases.
      guard !parameters.contains(where: { viewModel.kindOfType($0.type.unwrapped.name ?? "") == .enum })
      else {
        return []
      }
      let hasService =
        parameters.contains { Collaborator.isService($0) }
        || viewModel.properties.contains { property in
          [property.value.header.name.text, property.value.knownType?.unwrapped.name ?? ""]
            .contains(where: Collaborator.isService)
        }
      return hasService
        ? [] : [viewModel.finding("inject a service through 'init': every view model has one")]
    }
  )
}
