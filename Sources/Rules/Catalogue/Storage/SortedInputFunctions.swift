import SourceModel

extension Rule {
  static let sortedInputFunctions = Rule(
    id: "sorted-input-functions",
    summary: "The methods that implement the inputs are alphabetized.",
    rationale: """
      The methods are in the order of the interface, so that a reader finds a method of the interface at \
      the same place in the class. The order of the methods of a delegate is not checked, and neither is \
      the order of overloads.
      """,
    source: RuleSource(.structure, "Java, “Alphabetized declaration of all input functions”"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    forms: [.written, .generated, .flows],
    examples: [
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
              @Override public void ▸emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the view loads. */
              void viewDidLoad();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val viewDidLoad = PublishSubject.create<Unit>()

              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
              override fun ▸emailChanged(email: String) = this.emailChanged.onNext(email)
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val viewDidLoad = PublishSubject.create<Unit>()

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      SortedMembers.findings(
        viewModel.inputs.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "input methods are alphabetized"
      ).map { finding in
        var finding = finding
        finding.severity = viewModel.severityOfCustom
        return finding
      }
    }
  )
}
