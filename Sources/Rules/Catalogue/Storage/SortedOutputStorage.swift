import SourceModel

extension Rule {
  static let sortedOutputStorage = Rule(
    id: "sorted-output-storage",
    summary: "The stored outputs are alphabetized.",
    rationale: """
      The implementation is in the order of the protocol. When a view model has several Outputs protocols, \
      each may be sorted separately. In Java, these are the fields that the methods of the outputs return. \
      The blueprint does not require this order.
      """,
    source: RuleSource(.structure, "Swift, “Alphabetized declaration of all output signals”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public let showHome: Signal<Void, Never>
            public let ▸isFormValid: Signal<Bool, Never>
          }
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }

            /// Emits when the home screen should be shown.
            var showHome: Signal<Void, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public let isFormValid: Signal<Bool, Never>
            public let showHome: Signal<Void, Never>
          }
          """
      ),
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
            var showHome: Observable<Void> { get }
          }

          final class LoginViewModel {
            let showHome: Observable<Void>
            let ▸isFormValid: Observable<Bool>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
            var showHome: Observable<Void> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>
            let showHome: Observable<Void>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();

              /** Emits when the home screen should start. */
              Observable<Void> startHomeActivity();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final Observable<Void> startHomeActivity;
              private final BehaviorSubject<Boolean> ▸isFormValid = BehaviorSubject.create();

              @Override public @NonNull Observable<Boolean> isFormValid() {
                return this.isFormValid;
              }
              @Override public @NonNull Observable<Void> startHomeActivity() {
                return this.startHomeActivity;
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();

              /** Emits when the home screen should start. */
              Observable<Void> startHomeActivity();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<Boolean> isFormValid = BehaviorSubject.create();
              private final Observable<Void> startHomeActivity;

              @Override public @NonNull Observable<Boolean> isFormValid() {
                return this.isFormValid;
              }
              @Override public @NonNull Observable<Void> startHomeActivity() {
                return this.startHomeActivity;
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>

              /** Emits the user of the home screen. */
              fun userName(): Observable<String>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val userName = BehaviorSubject.create<String>()
              private val ▸isFormValid = BehaviorSubject.create<Boolean>()

              val inputs: Inputs = this
              val outputs: Outputs = this

              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun userName(): Observable<String> = this.userName
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>

              /** Emits the user of the home screen. */
              fun userName(): Observable<String>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val isFormValid = BehaviorSubject.create<Boolean>()
              private val userName = BehaviorSubject.create<String>()

              val inputs: Inputs = this
              val outputs: Outputs = this

              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun userName(): Observable<String> = this.userName
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: Self.checkProperties(viewModel)
      case .methodsAndGetters: Self.checkFields(viewModel)
      }
    }
  )

  private static func checkProperties(_ viewModel: ViewModel) -> [Finding] {
    return viewModel.byBody(viewModel.outputs.filter(\.property.value.isStoredInInstance)) {
      ($0.property.path, $0.property.value.header.range)
    }.flatMap { body, outputs in
      SortedMembers.findings(
        outputs.map { (Declaration.property($0.property.value), $0.port.group) }, path: body.path,
        reason: "stored outputs are alphabetized", order: InitializationOrder(of: viewModel))
    }
  }

  private static func checkFields(_ viewModel: ViewModel) -> [Finding] {
    SortedMembers.findings(
      viewModel.backingFields.filter(\.isOutput).map {
        (.property($0.field.value), $0.outputs.first?.port.group ?? "")
      }, path: viewModel.path, reason: "output fields are alphabetized",
      order: InitializationOrder(of: viewModel))
  }
}
