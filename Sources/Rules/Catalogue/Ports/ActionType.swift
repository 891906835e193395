import SourceModel

extension Rule {
  static let actionType = Rule(
    id: "action-type",
    summary: "An action is an `Action` or a `CocoaAction`.",
    rationale: """
      An action of the Action module reports whether it is enabled, whether it is executing, its elements \
      and its errors. The Actions protocol declares only properties of these types, which a \
      view cannot set. A function that makes an action for each argument is accepted.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, “Actions always are of type”"),
    dialects: [.rxSwift],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelActionsType {
            func ▸logIn(email: String)
            var reset: ▸PublishSubject<Void> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """,
        good: """
          protocol LoginViewModelActionsType {
            var logInAction: Action<String, Void> { get }
            var resetAction: CocoaAction { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType, LoginViewModelActionsType {}
          """
      )
    ],
    check: { viewModel, _ in
      viewModel.ownPorts(.actions).compactMap { port in
        let message = "declare '\(port.name.text)' as an 'Action' or a 'CocoaAction'"
        guard let type = port.type, port.declaration.property != nil || !type.type.isVoid else {
          return Finding(message, path: port.path, range: port.name.range)
        }
        if viewModel.form == .written, port.declaration.property?.accessors == .requirement(settable: true) {
          return Finding(
            "declare '\(port.name.text)' as '{ get }': a view executes an action and does not replace it",
            path: port.path, range: port.name.range)
        }
        if port.declaration.function?.parameters.isEmpty ?? false {
          return Finding(
            "make '\(port.name.text)' a property: an action without arguments is the same for every caller",
            path: port.path, range: port.name.range)
        }
        let resolved = viewModel.resolved(type.type)
        // A function that makes an action for each item of a list is an action with an argument.
        if let name = resolved.name, viewModel.library.has(name, .action) || name.hasSuffix("Action") {
          return nil
        }
        return Finding(message, path: port.path, range: type.range)
      }
    }
  )
}
