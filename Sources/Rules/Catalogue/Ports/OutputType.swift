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
      failure for the view to handle, and a view cannot send values to it. Nor can it replace the output, \
      which the protocol declares with `{ get }`. In Java, the rule checks the return type of the method in \
      the interface and in the class, not the type of the field; the method has no parameters, since a view \
      tells a view model nothing through its outputs. \
      In Kotlin, flows are accepted as well; a public flow of a view model without port protocols is not a mutable one.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Outputs"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    forms: [.written, .generated, .flows],
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
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): ▸BehaviorSubject<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val isFormValid = BehaviorSubject.create<Boolean>()

              override fun isFormValid(): ▸BehaviorSubject<Boolean> = this.isFormValid
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val isFormValid = BehaviorSubject.create<Boolean>()

              override fun isFormValid(): Observable<Boolean> = this.isFormValid
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          class LoginViewModel(environment: Environment) : ViewModel() {
            /** The state of the form. */
            val ▸state = MutableStateFlow(LoginState())
          }
          """,
        good: """
          class LoginViewModel(environment: Environment) : ViewModel() {
            private val mutableState = MutableStateFlow(LoginState())
            /** The state of the form. */
            val state: StateFlow<LoginState> = mutableState.asStateFlow()
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
      case .methodsAndGetters:
        viewModel.form == .flows ? Self.checkFlows(of: viewModel) : Self.checkMethods(of: viewModel, accepted)
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
      if isAccepted, mayFail || Self.cannotFail(resolved) {
        // Nothing that the macro writes can be set.
        guard viewModel.form == .written, port.declaration.property?.accessors == .requirement(settable: true)
        else { return nil }
        return Finding(
          "declare '\(port.name.text)' as '{ get }': a view only observes an output", path: port.path,
          range: port.name.range)
      }
      guard !viewModel.mayBeAlias(resolved), !Self.isObserved(port, in: viewModel) else { return nil }
      let message =
        isAccepted
        ? "declare the error of '\(port.name.text)' as 'Never': a view cannot handle a failure"
        : "declare '\(port.name.text)' as \(mayFail ? wanted : "a \(wanted) that cannot fail"), not as '\(viewModel.spelled(type.type))'"
      return Finding(message, path: port.path, range: type.range)
    }
  }

  /// Whether an attribute makes views observe the property of an output, or may, where it is outside of the run.
  private static func isObserved(_ port: Port, in viewModel: ViewModel) -> Bool {
    let attributes = viewModel.library.observedAttributes
    guard !attributes.isEmpty else { return false }
    let property = viewModel.outputs.first { $0.port.name.text == port.name.text }?.property
    return property?.value.header.attributes.contains { attributes.contains($0.name) } ?? true
  }

  private static func cannotFail(_ signal: TypeReference) -> Bool {
    guard signal.arguments.count == 2, let error = signal.arguments.last?.name else { return false }
    return error == "Never" || error == "NoError"
  }

  /// Checks that a view cannot send to the flows of a view model without port protocols.
  private static func checkFlows(of viewModel: ViewModel) -> [Finding] {
    viewModel.outputs.compactMap { output in
      let name = output.property.value.header.name
      guard let type = output.property.value.knownType?.name, viewModel.library.isSink(type) else {
        return nil
      }
      let readOnly = type.hasPrefix("Mutable") ? String(type.dropFirst("Mutable".count)) : "Flow"
      return output.property.finding(
        "declare '\(name.text)' as a '\(readOnly)' that 'as\(readOnly)()' returns: a view only observes an output",
        at: name.range)
    }
  }

  private static func checkMethods(of viewModel: ViewModel, _ accepted: [String]) -> [Finding] {
    let declared = viewModel.ownPorts(.outputs).map { ($0.name, Located($0.type, in: $0.path)) }
    let implemented = viewModel.outputFunctions.filter(\.port.isOwn).map { output in
      (output.port.name, Located(output.function.value.result, in: output.function.path))
    }
    let asked = viewModel.ownPorts(.outputs).filter { $0.declaration.function?.parameters.isEmpty == false }
      .map { port in
        Finding(
          "remove the parameters of '\(port.name.text)': an output is the same for everyone who observes it",
          path: port.path, range: port.name.range)
      }
    return asked
      + (declared + implemented).compactMap { name, type in
        guard let result = type.value,
          !(viewModel.resolved(result.type).name.map(accepted.contains) ?? false)
        else { return nil }
        return type.finding(
          "declare '\(name.text)' as an '\(accepted.first ?? "")', not as '\(viewModel.spelled(result.type))'",
          at: result.range)
      }
  }
}
