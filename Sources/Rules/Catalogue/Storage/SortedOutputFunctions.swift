import SourceModel

extension Rule {
  static let sortedOutputFunctions = Rule(
    id: "sorted-output-functions",
    summary: "The methods that implement the outputs are alphabetized.",
    rationale: """
      The methods are in the order of the interface. When a view model has several interfaces of outputs, \
      such as Errors, each may be sorted separately. The order of inherited methods is not checked.
      """,
    source: RuleSource(.structure, "Java, “Alphabetized declaration of all output functions”"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    examples: [
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
              private final BehaviorSubject<Boolean> isFormValid = BehaviorSubject.create();
              private final Observable<Void> startHomeActivity;

              @Override public @NonNull Observable<Void> startHomeActivity() {
                return this.startHomeActivity;
              }
              @Override public @NonNull Observable<Boolean> ▸isFormValid() {
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
              private val isFormValid = BehaviorSubject.create<Boolean>()
              private val userName = BehaviorSubject.create<String>()

              override fun userName(): Observable<String> = this.userName
              override fun ▸isFormValid(): Observable<Boolean> = this.isFormValid
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

              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun userName(): Observable<String> = this.userName
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      SortedMembers.findings(
        viewModel.outputFunctions.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "output methods are alphabetized")
    }
  )
}
