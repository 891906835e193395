import ViewModelModel

extension Rule {
  static let sortedOutputFunctions = Rule(
    id: "sorted-output-functions",
    summary: "The methods that implement the outputs are alphabetized.",
    rationale: """
      The methods have the order of the interface. Where a view model has several lists of outputs, such as Errors, \
      each may be sorted by itself. The order of inherited methods is that of whoever declares them.
      """,
    source: RuleSource(.structure, "Java, “Alphabetized declaration of all output functions”"),
    dialects: [.kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterJava,
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
      )
    ],
    check: { viewModel, _ in
      SortedMembers.findings(
        viewModel.outputFunctions.filter(\.port.isOwn).map { (.function($0.function.value), $0.port.group) },
        path: viewModel.path, reason: "the methods of the outputs are alphabetized")
    }
  )
}
