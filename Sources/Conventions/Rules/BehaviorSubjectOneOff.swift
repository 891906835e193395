import ViewModelModel

extension Rule {
  static let behaviorSubjectOneOff = Rule(
    id: "behavior-subject-one-off",
    summary: "An effect that happens once and has no inverse is not a `BehaviorSubject`.",
    rationale: """
      A `BehaviorSubject` repeats its last value to every view that subscribes, so that a screen which was started once is \
      started again after a rotation. Reported are outputs that start, open, show or dismiss something, or go somewhere. \
      State is not: what emits Booleans, what has an inverse (`showMenu` and `hideMenu`), and what is a value or a list \
      that stays on the screen (`startDate`, `showRecommendations`).
      """,
    source: RuleSource(.inputsOutputs, "Java, Outputs, “For one-off actions that have no inverse”"),
    dialects: [.kickstarterJava],
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
      )
    ],
    check: { viewModel, _ in
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.compactMap { backing in
        guard let type = backing.field.value.type?.type, type.name == "BehaviorSubject",
          let value = type.arguments.first,
          let output = backing.outputs.first(where: {
            OneOffEffect.isOneOff($0.port.name.text, value: value, among: outputs)
              && !Self.isTakenBack($0.port)
          })
        else { return nil }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable': '\(output.port.name.text)' happens once, and a "
            + "'BehaviorSubject' repeats it to every view that subscribes", at: backing.name.range)
      }
    }
  )

  /// Whether the documentation of an output says that null takes it back.
  private static func isTakenBack(_ port: Port) -> Bool {
    port.declaration.header.documentation?.lowercased().contains("null") ?? false
  }
}
