import ViewModelModel

extension Rule {
  static let viewModelName = Rule(
    id: "view-model-name",
    summary: "A view model's name ends in `ViewModel`, and its protocols start with that name.",
    rationale: """
      Who knows the screen knows the names of its view model and of its protocols. Protocols that are nested \
      in the type, and lists of ports that belong to something else, are left alone.
      """,
    source: RuleSource(.structure, "Some notes"),
    dialects: [.kickstarterSwift, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol ▸LogInViewModelInputs {}
          public protocol LoginViewModelOutputs {}

          public final class LoginViewModel: LogInViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {}
          public protocol LoginViewModelOutputs {}

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginModelInputsType {}
          protocol LoginModelOutputsType {}

          final class ▸LoginModel {}
          extension LoginModel: LoginModelInputsType, LoginModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {}
          protocol LoginViewModelOutputsType {}

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.name.hasSuffix("ViewModel") else {
        return [viewModel.finding("rename '\(viewModel.name)': the name of a view model ends in 'ViewModel'")]
      }
      let lists = viewModel.portKinds.flatMap { viewModel.ownGroups($0) }
        .filter { !$0.isNested }.compactMap(\.declaration)
      var protocols = lists
      if case .declared(let declaration) = viewModel.typeProtocol { protocols.append(declaration) }
      let stems = Set(lists.compactMap { PortName([$0.value.name])?.stem })
      if stems.count == 1, let stem = stems.first, stem.hasSuffix("ViewModel"), lists.count > 1,
        stem.lowercased() == viewModel.name.lowercased(), stem != viewModel.name
      {
        // All agree but the class.
        return [
          viewModel.finding("rename '\(viewModel.name)' to '\(stem)': that is what its protocols call it")
        ]
      }
      return protocols.filter { !$0.value.name.hasPrefix(viewModel.name) }.map { declaration in
        declaration.finding(
          "rename '\(declaration.value.name)': the protocols of a view model start with its name, "
            + "'\(viewModel.name)'",
          at: declaration.value.header.name.range
        )
      }
    }
  )
}
