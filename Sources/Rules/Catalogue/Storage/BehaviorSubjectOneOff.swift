import SourceModel

extension Rule {
  static let behaviorSubjectOneOff = Rule(
    id: "behavior-subject-one-off",
    summary: "A one-off effect that has no inverse is not a `BehaviorSubject`.",
    rationale: """
      A `BehaviorSubject` replays its last value to each new subscriber, so that a screen that was opened \
      once is opened again after a rotation. The rule reports outputs that start, open, show or dismiss \
      something, or navigate somewhere, and those of `Void`, which hold nothing that could be shown again. It ignores state: Booleans, effects that have an inverse \
      (`showMenu` and `hideMenu`), and values or lists that stay on the screen (`startDate`, \
      `showRecommendations`).
      """,
    source: RuleSource(.inputsOutputs, "Java, Outputs, “For one-off actions that have no inverse”"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits when the home screen should start. */
              Observable<Void> startHomeActivity();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<Void> ▸startHomeActivity = BehaviorSubject.create();

              @Override public @NonNull Observable<Void> startHomeActivity() {
                return this.startHomeActivity;
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits when the home screen should start. */
              Observable<Void> startHomeActivity();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final Observable<Void> startHomeActivity;

              @Override public @NonNull Observable<Void> startHomeActivity() {
                return this.startHomeActivity;
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              fun loginButtonClicked()
            }

            interface Outputs {
              /** Emits when the home screen should start. */
              fun startHomeActivity(): Observable<Unit>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val loginButtonClicked = PublishSubject.create<Unit>()
              private val ▸startHomeActivity = BehaviorSubject.create<Unit>()

              init {
                this.loginButtonClicked
                  .map { }
                  .subscribe { this.startHomeActivity.onNext(it) }
                  .addToDisposable(this.disposables)
              }

              override fun loginButtonClicked() = this.loginButtonClicked.onNext(Unit)
              override fun startHomeActivity(): Observable<Unit> = this.startHomeActivity
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the login button is clicked. */
              fun loginButtonClicked()
            }

            interface Outputs {
              /** Emits when the home screen should start. */
              fun startHomeActivity(): Observable<Unit>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val loginButtonClicked = PublishSubject.create<Unit>()
              private val startHomeActivity: Observable<Unit> = this.loginButtonClicked

              override fun loginButtonClicked() = this.loginButtonClicked.onNext(Unit)
              override fun startHomeActivity(): Observable<Unit> = this.startHomeActivity
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.compactMap { backing in
        guard let type = backing.field.value.knownType, viewModel.library.has(type.name, .state),
          let value = type.arguments.first,
          let output = backing.outputs.first(where: {
            OneOffEffect.isOneOff($0.port.name.text, value: value, among: outputs)
              && !Self.isTakenBack($0.port, in: viewModel)
          })
        else { return nil }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable': '\(output.port.name.text)' is a one-off effect, and a "
            + "'BehaviorSubject' replays it to each new subscriber", at: backing.name.range)
      }
    }
  )

  /// Whether the documentation of an output says that null reverts it.
  private static func isTakenBack(_ port: Port, in viewModel: ViewModel) -> Bool {
    guard let documentation = port.declaration.header.documentation(in: viewModel.profile.language) else {
      return false
    }
    let text = documentation.lowercased().replacing("`", with: "").replacing("{@code null}", with: "null")
    return text.contains(/\b(emits?|sends?|delivers?) null\b/)
      || text.contains(/\bnull,?( which| that)? (clears|closes|dismisses|hides|means|removes|to)\b/)
  }
}
