import SourceModel

extension Rule {
  static let initOnlySetup = Rule(
    id: "init-only-setup",
    summary: "Nothing is initialized outside of `init`.",
    rationale: """
      A view model is complete once it is created, and `init` is the one place to read. Actions are \
      created where they are declared, below `init`, and so is the input of an action. The rule ignores \
      constants with a literal value, `nil`, static members, outputs, and members under a life-cycle \
      comment. Stored state and dispose bags are reported by `no-variable` and `no-dispose-bag`.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, 1"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
          }

          final class LoginViewModel {
            let ▸email = PublishSubject<String>()

            init() {}
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
          }

          final class LoginViewModel {
            let email: PublishSubject<String>

            init() {
              email = PublishSubject()
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      )
    ],
    check: { viewModel, _ in
      let streams = viewModel.library.names(.stream)
      let outputs = Set(
        viewModel.outputs
          .filter { streams.contains($0.port.type?.type.unwrapped.name ?? "") }
          .map(\.property.value.header.name))
      let actions = Set(
        viewModel.properties.map(\.value).filter { viewModel.isAction($0) }.map(\.header.name.text))
      return viewModel.declaration.properties.compactMap { property in
        let name = property.header.name
        guard property.isStoredInInstance, let value = property.initialValue,
          !outputs.contains(name), !viewModel.isAction(property)
        else { return nil }
        if value.kind == .null || (property.isConstant && value.kind == .literal) { return nil }
        if let type = property.knownType?.unwrapped.name,
          viewModel.library.has(type, .state) || viewModel.library.has(type, .subscriptions),
          !viewModel.hasPort(named: name.text)
        {
          return nil
        }
        // `lazy var email = submitAction.inputs`
        if let chain = value.chain, let member = chain.member, actions.contains(member.text) { return nil }
        guard viewModel.heading(of: property) != .section(.lifeCycle) else { return nil }
        return Finding(
          "initialize '\(name.text)' in 'init': a view model is complete once it is created",
          path: viewModel.path,
          range: name.range)
      }
    }
  )
}
