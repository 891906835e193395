import SourceModel

extension Rule {
  static let sceneCoordinator = Rule(
    id: "scene-coordinator",
    severity: .note,
    dialects: [.rxSwift],
    check: { viewModel, _ in
      // An inherited initializer, or one of a class outside of the run, may take it.
      guard !viewModel.initializers.isEmpty, !viewModel.mayInheritElsewhere, !viewModel.isBaseClass,
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

  /// Words for views that have a view model but do not navigate.
  private static let views: Set = ["Row", "Header", "Footer", "Item", "Section"]
}
