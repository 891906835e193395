import ViewModelModel

extension Rule {
  private static let acceptedOutputTypes = RuleOption(
    "accepted-types",
    "Further generic types that an output of the blueprint or in Java may have, such as `Driver` or `Flowable`."
  )

  static let outputType = Rule(
    id: "output-type",
    summary: "An output is a `Signal` that cannot fail; in the blueprint and in Java an `Observable`.",
    rationale: """
      All that a view does with an output is to observe it. A signal of `Never` (or the older `NoError`) has \
      no failure that a view would have to handle, and nothing that it could send to. In Java that is the type of the \
      method, in the interface and in the class, whatever the type of the field is.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Outputs"),
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    options: [acceptedOutputTypes],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: ▸Property<Bool> { get }

            /// Emits an error message.
            var showErrorMessage: ▸Signal<String, ServiceError> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits an error message.
            var showErrorMessage: Signal<String, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: ▸BehaviorSubject<Bool> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              ▸BehaviorSubject<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<Boolean> isFormValid = BehaviorSubject.create();

              @Override public ▸BehaviorSubject<Boolean> isFormValid() {
                return this.isFormValid;
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<Boolean> isFormValid = BehaviorSubject.create();

              @Override public Observable<Boolean> isFormValid() {
                return this.isFormValid;
              }
            }
          }
          """
      ),
    ],
    check: { viewModel, context in
      if viewModel.isJava {
        return Self.checkInJava(viewModel, ["Observable"] + context.value(of: acceptedOutputTypes))
      }
      let isBlueprint = viewModel.dialect == .rxSwift
      let wanted = isBlueprint ? "'Observable'" : "'Signal' that cannot fail"
      return viewModel.ownPorts(.outputs).compactMap { port in
        guard let type = port.declaration.property?.type else {
          let message = "make '\(port.name.text)' a property: outputs are streams to observe"
          return Finding(message, path: port.path, range: port.name.range)
        }
        let resolved = viewModel.resolved(type.type)
        let accepted = isBlueprint ? ["Observable"] + context.value(of: acceptedOutputTypes) : ["Signal"]
        let isAccepted = resolved.name.map(accepted.contains) ?? false
        if isAccepted, isBlueprint || Self.cannotFail(resolved) { return nil }
        guard !viewModel.mayBeAlias(resolved) else { return nil }
        let message =
          isAccepted
          ? "declare the error of '\(port.name.text)' as 'Never': a view cannot handle a failure"
          : "declare '\(port.name.text)' as \(isBlueprint ? "" : "a ")\(wanted), not as '\(type.type)'"
        return Finding(message, path: port.path, range: type.range)
      }
    }
  )

  private static func cannotFail(_ signal: TypeReference) -> Bool {
    guard signal.arguments.count == 2, let error = signal.arguments.last?.name else { return false }
    return error == "Never" || error == "NoError"
  }

  private static func checkInJava(_ viewModel: ViewModel, _ accepted: [String]) -> [Finding] {
    let declared = viewModel.ownPorts(.outputs).map { ($0.name, Located($0.type, in: $0.path)) }
    let implemented = viewModel.outputFunctions.filter(\.port.isOwn).map { output in
      (output.port.name, Located(output.function.value.result, in: output.function.path))
    }
    return (declared + implemented).compactMap { name, type in
      guard let result = type.value, !(result.type.name.map(accepted.contains) ?? false) else { return nil }
      return type.finding(
        "declare '\(name.text)' as an 'Observable', not as '\(result.type.spelled(in: .java))'",
        at: result.range)
    }
  }
}
