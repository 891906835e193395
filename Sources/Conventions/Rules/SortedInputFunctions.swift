import ViewModelModel

extension Rule {
  static let sortedInputFunctions = Rule(
    id: "sorted-input-functions",
    summary: "The methods that implement the inputs are alphabetized.",
    rationale: """
      The methods have the order of the interface, so that one finds in the class what one has read above it. The \
      order of a delegate's methods is the delegate's, and of overloads each may be the first.
      """,
    source: RuleSource(.structure, "Java, “Alphabetized declaration of all input functions”"),
    dialects: [.kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterJava,
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
      )
    ],
    check: { viewModel, _ in
      SortedMembers.findings(
        viewModel.inputs.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "the methods of the inputs are alphabetized")
    }
  )
}
