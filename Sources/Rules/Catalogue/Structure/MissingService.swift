import SourceModel

extension Rule {
  static let missingService = Rule(
    id: "missing-service",
    summary: "Every view model has a service.",
    rationale: """
      The service provides the building blocks of the outputs. A repository, a use case, a client and the \
      like count as services. A coordinator does not, and a view model does not need one.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 2"),
    severity: .note,
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          final class ▸LoginViewModel {
            init() {}
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          final class LoginViewModel {
            private let service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      let parameters = viewModel.initializers.flatMap(\.value.parameters)
      // An inherited initializer, or one in no file of the run, may take it.
      guard !viewModel.initializers.isEmpty, viewModel.isComplete, !viewModel.isBaseClass else { return [] }
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
