import SourceModel

extension Rule {
  static let sceneCoordinator = Rule(
    id: "scene-coordinator",
    summary: "The view model of a scene has a reference to the coordinator, and that of a cell has none.",
    rationale: """
      The blueprint says “almost always”, so this is a note. A view model that a controller binds to tells \
      the coordinator where to go; one that a view binds to, a cell for example, leaves that to the view \
      model of its scene. A router or a navigator counts as a coordinator. The name of the view model says \
      what it is bound to: those of cells, rows, headers, footers, items and sections need no coordinator. \
      A missing coordinator is reported only where the run declares one.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 3"),
    severity: .note,
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          protocol SceneCoordinatorType {}

          final class ▸LoginViewModel {
            private let service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol SceneCoordinatorType {}

          final class LoginViewModel {
            private let service: LoginServiceType
            private let coordinator: SceneCoordinatorType

            init(service: LoginServiceType, coordinator: SceneCoordinatorType) {
              self.service = service
              self.coordinator = coordinator
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      // An inherited initializer, or one in no file of the run, may take it.
      guard !viewModel.initializers.isEmpty, viewModel.isComplete, !viewModel.isBaseClass,
        !viewModel.inheritsClass
      else { return [] }
      let parameter = viewModel.initializers.flatMap(\.value.parameters)
        .first { Collaborator.isCoordinator($0.name, $0.type) }
      let property = viewModel.properties.map(\.value).first {
        !$0.header.isStatic && Collaborator.isCoordinator($0.header.name.text, $0.knownType)
      }
      let words = NameWords.of(viewModel.name)
      if words.contains("Cell") {
        guard let name = property?.header.name.text ?? parameter?.name else { return [] }
        return [
          viewModel.finding(
            "remove '\(name)': the view model of a cell leaves navigation to the view model of its scene")
        ]
      }
      guard words.allSatisfy({ !Self.views.contains($0) }), parameter == nil, property == nil,
        viewModel.runDeclaresCoordinator
      else { return [] }
      return [
        viewModel.finding(
          "inject the coordinator through 'init': the view model of a scene navigates with it")
      ]
    }
  )

  /// What is bound to a view model and does not navigate.
  private static let views: Set = ["Row", "Header", "Footer", "Item", "Section"]
}
