import SourceModel

extension Rule {
  private static let acceptedOutputTypes = RuleOption(
    "accepted-types",
    "Additional generic types that are accepted for an output of the blueprint or in Java, such as `Driver` or `Flowable`."
  )

  static let outputType = Rule(
    id: "output-type",
    summary: "An output is a `Signal` that cannot fail; in the blueprint and in Java an `Observable`.",
    rationale: """
      A view only observes an output. A signal whose error is `Never` (or the older `NoError`) has no \
      failure for the view to handle, and a view cannot send values to it. In Java, the rule checks the \
      return type of the method in the interface and in the class, not the type of the field.
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
      let types = viewModel.library.orderedNames(.output)
      let accepted = types + context.value(of: acceptedOutputTypes)
      return switch viewModel.profile.portStyle {
      case .functionsAndSignals: Self.checkProperties(of: viewModel, types, mayFail: false)
      case .streams: Self.checkProperties(of: viewModel, accepted, mayFail: true)
      case .methodsAndGetters: Self.checkMethods(of: viewModel, accepted)
      }
    }
  )

  private static func checkProperties(
    of viewModel: ViewModel, _ accepted: [String], mayFail: Bool
  ) -> [Finding] {
    let wanted = "'\(accepted.first ?? "")'"
    return viewModel.ownPorts(.outputs).compactMap { port in
      guard let type = port.declaration.property?.type else {
        let message = "make '\(port.name.text)' a property: an output is a stream that the view observes"
        return Finding(message, path: port.path, range: port.name.range)
      }
      let resolved = viewModel.resolved(type.type)
      let isAccepted = resolved.name.map(accepted.contains) ?? false
      if isAccepted, mayFail || Self.cannotFail(resolved) { return nil }
      guard !viewModel.mayBeAlias(resolved) else { return nil }
      let message =
        isAccepted
        ? "declare the error of '\(port.name.text)' as 'Never': a view cannot handle a failure"
        : "declare '\(port.name.text)' as \(mayFail ? wanted : "a \(wanted) that cannot fail"), not as '\(viewModel.spelled(type.type))'"
      return Finding(message, path: port.path, range: type.range)
    }
  }

  private static func cannotFail(_ signal: TypeReference) -> Bool {
    guard signal.arguments.count == 2, let error = signal.arguments.last?.name else { return false }
    return error == "Never" || error == "NoError"
  }

  private static func checkMethods(of viewModel: ViewModel, _ accepted: [String]) -> [Finding] {
    let declared = viewModel.ownPorts(.outputs).map { ($0.name, Located($0.type, in: $0.path)) }
    let implemented = viewModel.outputFunctions.filter(\.port.isOwn).map { output in
      (output.port.name, Located(output.function.value.result, in: output.function.path))
    }
    return (declared + implemented).compactMap { name, type in
      guard let result = type.value, !(result.type.name.map(accepted.contains) ?? false) else { return nil }
      return type.finding(
        "declare '\(name.text)' as an '\(accepted.first ?? "")', not as '\(viewModel.spelled(result.type))'",
        at: result.range)
    }
  }
}
