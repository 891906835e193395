import SourceModel

extension Rule {
  private static let acceptedInputTypes = RuleOption(
    "accepted-types",
    "Additional generic types that are accepted for an input of the blueprint, such as `AnyObserver`."
  )

  static let inputType = Rule(
    id: "input-type",
    summary:
      "An input is a function; in Java a `void` method; in the blueprint a `PublishSubject` or an `InputSubject`.",
    rationale: """
      A view calls a function, and the view model decides how to store its argument. In the blueprint, a \
      view sends values with `onNext`, so an input is a subject, and it is `{ get }`: a view that replaced \
      it would cut the outputs off. In Java, subjects are private fields: a \
      method that returned its subject would let a view send values past the method.
      """,
    source: RuleSource(.blueprint, "Recipe for a robust ViewModel, “Inputs always are of type”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
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
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(): ▸PublishSubject<String>
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: { viewModel, context in
      viewModel.ownPorts(.inputs).compactMap { port in
        switch viewModel.profile.portStyle {
        case .functionsAndSignals: Self.checkFunction(port)
        case .methodsAndGetters: Self.checkMethod(port, of: viewModel)
        case .streams:
          Self.checkProperty(port, of: viewModel, context.value(of: acceptedInputTypes))
        }
      }
    }
  )

  private static func checkFunction(_ port: Port) -> Finding? {
    guard port.declaration.property != nil else { return nil }
    return Finding(
      "make '\(port.name.text)' a function: an input is a function that the view calls",
      path: port.path, range: port.name.range)
  }

  private static func checkProperty(
    _ port: Port, of viewModel: ViewModel, _ others: [String]
  ) -> Finding? {
    let types = viewModel.library.orderedNames(.input)
    guard let type = port.declaration.property?.type else {
      return Finding(
        "make '\(port.name.text)' a property of type '\(types.first ?? "")': inputs are subjects",
        path: port.path, range: port.name.range)
    }
    let resolved = viewModel.resolved(type.type)
    if let name = resolved.name, (types + others).contains(name) {
      guard port.declaration.property?.accessors == .requirement(settable: true) else { return nil }
      return Finding(
        "declare '\(port.name.text)' as '{ get }': a view sends to an input and does not replace it",
        path: port.path, range: port.name.range)
    }
    guard !viewModel.mayBeAlias(resolved) else { return nil }
    if viewModel.library.has(resolved.name, .action) {
      return Finding(
        "move '\(port.name.text)' to the protocol of the actions: it is an action", path: port.path,
        range: type.range)
    }
    return Finding(
      "declare '\(port.name.text)' as \(types.map { "'\($0)'" }.joined(separator: " or ")), "
        + "not as '\(viewModel.spelled(type.type))'",
      path: port.path, range: type.range)
  }

  private static func checkMethod(_ port: Port, of viewModel: ViewModel) -> Finding? {
    if let finding = Self.checkFunction(port) { return finding }
    guard let type = port.type, viewModel.library.isStream(type.type.name) else { return nil }
    return Finding(
      "make '\(port.name.text)' a '\(viewModel.language.typeSpelling.void)' method: the view calls an input and has no access to its subject",
      path: port.path, range: type.range)
  }
}
