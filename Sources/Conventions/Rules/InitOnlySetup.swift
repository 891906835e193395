import ViewModelModel

extension Rule {
  static let initOnlySetup = Rule(
    id: "init-only-setup",
    summary: "Nothing is initialized outside `init`.",
    rationale: """
      Everything happens in the initializer, so that there is one place to read. Actions, which stand below \
      it, are made where they are declared, and so is an input that is the input of an action. Constants with \
      a literal value, `nil`, and static members set nothing up. What stands under a life-cycle heading, outputs, \
      and the storage that `no-variable` and `no-dispose-bag` speak of are left to their own rules.
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
      let streams = StreamTypes.names(of: .rxSwift)
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
        if let type = property.knownType?.name, StateTypes.names.contains(type) || type == "DisposeBag",
          !viewModel.hasPort(named: name.text)
        {
          return nil
        }
        // `lazy var email = submitAction.inputs`
        if let chain = value.chain, let member = chain.member, actions.contains(member.text) { return nil }
        guard viewModel.heading(of: property) != .lifeCycle else { return nil }
        return Finding(
          "initialize '\(name.text)' in 'init': everything happens there", path: viewModel.path,
          range: name.range)
      }
    }
  )
}
