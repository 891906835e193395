import SourceModel

extension Rule {
  static let outputStorageName = Rule(
    id: "output-storage-name",
    summary: "The field that backs an output has the name of its method.",
    rationale: """
      A reader who sees `isFormValid` in the constructor knows which output it is. The rule ignores \
      methods that apply operators to a field. A field that backs several outputs, or also an input, has \
      the name of one of them.
      """,
    source: RuleSource(
      .inputsOutputs, "Java, Outputs, “the output variable and its function have the same name”"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              private final BehaviorSubject<Boolean> ▸formValid = BehaviorSubject.create();

              @Override public @NonNull Observable<Boolean> isFormValid() {
                return this.formValid;
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
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs

            interface Outputs {
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val ▸formValid = BehaviorSubject.create<Boolean>()

              override fun isFormValid(): Observable<Boolean> = this.formValid
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
      viewModel.backingFields.compactMap { backing in
        let names = backing.outputs.map(\.port.name.text) + backing.inputs.map(\.port.name.text)
        guard let output = backing.outputs.first, output.port.isOwn, !names.contains(backing.name.text) else {
          return nil
        }
        return backing.field.finding(
          "rename '\(backing.name.text)' to '\(output.port.name.text)': a field is named after the output that it backs",
          at: backing.name.range
        ).fixed(by: Renaming.rename(backing.field, to: output.port.name.text, in: viewModel))
      }
    }
  )
}
