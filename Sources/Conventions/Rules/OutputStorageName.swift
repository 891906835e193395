import ViewModelModel

extension Rule {
  static let outputStorageName = Rule(
    id: "output-storage-name",
    summary: "The field that backs an output has the name of its method.",
    rationale: """
      Who reads `isFormValid` in the constructor knows which output that is. A method that applies operators to a field \
      does not give back that field, and a field that backs several outputs, or an input as well, has the name of one of \
      them.
      """,
    source: RuleSource(
      .inputsOutputs, "Java, Outputs, “the output variable and its function have the same name”"),
    dialects: [.kickstarterJava],
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
      )
    ],
    check: { viewModel, _ in
      viewModel.backingFields.compactMap { backing in
        let names = backing.outputs.map(\.port.name.text) + backing.inputs.map(\.port.name.text)
        guard let output = backing.outputs.first, output.port.isOwn, !names.contains(backing.name.text) else {
          return nil
        }
        return backing.field.finding(
          "rename '\(backing.name.text)' to '\(output.port.name.text)': a field has the name of the output that it backs",
          at: backing.name.range
        ).mended(Renaming.rename(backing.field, to: output.port.name.text, in: viewModel))
      }
    }
  )
}
