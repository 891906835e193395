import ViewModelModel

extension Rule {
  static let outputStorageType = Rule(
    id: "output-storage-type",
    summary: "A stored output is an `Observable` or a `BehaviorSubject`.",
    rationale: """
      An `Observable` is made of the inputs and nobody can send to it; a `BehaviorSubject` also has the last value for \
      a view that comes late. Many teams use a `PublishSubject` for effects that happen once, so this is only a note. \
      A subject that an input feeds as well is left alone.
      """,
    source: RuleSource(
      .inputsOutputs, "Java, Outputs, “An output variable may be a BehaviorSubject or Observable”"),
    severity: .note,
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
      )
    ],
    check: { viewModel, _ in
      let outputs = Set(viewModel.ports(.outputs).map(\.name.text))
      return viewModel.backingFields.filter(\.isOutput).compactMap { backing in
        guard let type = backing.field.value.type?.type, let typeName = type.name,
          !["Observable", "BehaviorSubject"].contains(typeName), viewModel.kindOfType(typeName) == nil
        else { return nil }
        // A subject that repeats its value would be wrong as well.
        let isOneOff = backing.outputs.contains { output in
          OneOffEffect.isOneOff(
            output.port.name.text, value: type.arguments.first ?? .tuple([]), among: outputs)
        }
        return backing.field.finding(
          "declare '\(backing.name.text)' as an 'Observable'\(isOneOff ? "" : " or a 'BehaviorSubject'"), "
            + "not as '\(type.spelled(in: .java))': it backs an output", at: backing.name.range)
      }
    }
  )
}
