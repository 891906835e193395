import ViewModelModel

extension Rule {
  private static let acceptedInputTypes = RuleOption(
    "accepted-types", "Further generic types that an input of the blueprint may have, such as `AnyObserver`."
  )

  static let inputType = Rule(
    id: "input-type",
    summary:
      "An input is a function, in Java a `void` method; in the blueprint a `PublishSubject` or an `InputSubject`.",
    rationale: """
      A view calls a function, and the view model decides how to store what it is told. In the blueprint a \
      view pushes values with `onNext`, so that an input is a subject. In Java the fields are the subjects, and a \
      method that gives one back lets a view send what no method says.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, “Inputs always are of type”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    options: [acceptedInputTypes],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            var ▸email: MutableProperty<String> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelInputsType {
            var email: ▸BehaviorRelay<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              ▸PublishSubject<String> emailChanged();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
    ],
    check: { viewModel, context in
      viewModel.ownPorts(.inputs).compactMap { port in
        if viewModel.isJava { return Self.checkInJava(port) }
        if viewModel.dialect != .rxSwift {
          guard port.declaration.property != nil else { return nil }
          return Finding(
            "make '\(port.name.text)' a function: inputs are called", path: port.path, range: port.name.range)
        }
        guard let type = port.declaration.property?.type else {
          return Finding(
            "make '\(port.name.text)' a property of type 'PublishSubject': inputs are subjects",
            path: port.path, range: port.name.range)
        }
        let accepted = ["PublishSubject", "InputSubject"] + context.value(of: acceptedInputTypes)
        let resolved = viewModel.resolved(type.type)
        if let name = resolved.name, accepted.contains(name) { return nil }
        guard !viewModel.mayBeAlias(resolved) else { return nil }
        if let name = resolved.name, ActionTypes.names.contains(name) {
          return Finding(
            "move '\(port.name.text)' to the protocol of the actions: it is one", path: port.path,
            range: type.range)
        }
        return Finding(
          "declare '\(port.name.text)' as 'PublishSubject' or 'InputSubject', not as '\(type.type)'",
          path: port.path, range: type.range)
      }
    }
  )

  private static func checkInJava(_ port: Port) -> Finding? {
    guard let type = port.type, StreamTypes.isStream(type.type) else { return nil }
    return Finding(
      "make '\(port.name.text)' a 'void' method: a view calls an input, and does not get hold of its subject",
      path: port.path, range: type.range)
  }
}
