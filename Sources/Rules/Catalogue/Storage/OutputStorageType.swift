import SourceModel

extension Rule {
  static let outputStorageType = Rule(
    id: "output-storage-type",
    summary: "A stored output is an `Observable` or a `BehaviorSubject`.",
    rationale: """
      An `Observable` is derived from the inputs, and no code can send values to it. A `BehaviorSubject` \
      also repeats the last value to late subscribers. Many teams use a `PublishSubject` for one-off \
      effects, so this rule is only a note. A subject that also backs an input is ignored.
      """,
    source: RuleSource(
      .inputsOutputs, "Java, Outputs, “An output variable may be a BehaviorSubject or Observable”"),
    severity: .note,
    dialects: [.kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final PublishSubject<Boolean> ▸isFormValid = PublishSubject.create();

              @Override public @NonNull Observable<Boolean> isFormValid() {
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

              @Override public @NonNull Observable<Boolean> isFormValid() {
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
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val ▸isFormValid = PublishSubject.create<Boolean>()

              override fun isFormValid(): Observable<Boolean> = this.isFormValid
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
    ],
    check: { viewModel, _ in
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.filter(\.isOutput).compactMap { backing in
        guard let type = backing.field.value.knownType, let typeName = type.name,
          !viewModel.library.has(typeName, .outputStorage), viewModel.kindOfType(typeName) == nil
        else { return nil }
        // A subject that repeats its value would be wrong as well.
        let isOneOff = backing.outputs.contains { output in
          OneOffEffect.isOneOff(
            output.port.name.text, value: type.arguments.first ?? .tuple([]), among: outputs)
        }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable'\(isOneOff ? "" : " or a 'BehaviorSubject'"), "
            + "not as '\(viewModel.spelled(type))': it backs an output", at: backing.name.range)
      }
    }
  )
}
