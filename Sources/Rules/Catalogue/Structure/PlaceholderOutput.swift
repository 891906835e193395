import SourceModel

extension Rule {
  static let placeholderOutput = Rule(
    id: "placeholder-output",
    summary: "An output that is `.empty` or `.never` is still to be written.",
    rationale: """
      During development an output may be `.empty`, so that the file compiles. The note is a reminder. An \
      observable is `.empty()` or `.never()`, in Java `Observable.never()`.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Outputs, “You may set the output to .empty”"),
    severity: .note,
    dialects: [.kickstarterSwift, .kickstarterJava, .rxSwift],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public let isFormValid: Signal<Bool, Never> = ▸.empty
          }
          """,
        good: """
          public protocol LoginViewModelOutputs {
            /// Emits whether the form is valid.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.isFormValid = self.emailChangedProperty.signal.skipNil().map { !$0.isEmpty }
            }

            public let isFormValid: Signal<Bool, Never>
          }
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Outputs {
              /** Emits whether the form is valid. */
              Observable<Boolean> isFormValid();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.isFormValid = ▸Observable.never();
              }

              private final Observable<Boolean> isFormValid;

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
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.isFormValid = this.emailChanged.map(email -> !email.isEmpty());
              }

              private final Observable<Boolean> isFormValid;

              @Override public @NonNull Observable<Boolean> isFormValid() {
                return this.isFormValid;
              }
            }
          }
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>

            init() {
              isFormValid = ▸.never()
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>

            init() {
              isFormValid = email.map { !$0.isEmpty }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      let names = Set(viewModel.ports(.outputs).map(\.name.text))
      let initialValues = viewModel.outputs.compactMap { output in
        output.property.value.initialValue.map {
          (output.port.name.text, Located($0, in: output.property.path))
        }
      }
      let assigned = viewModel.initializers.flatMap { initializer in
        (initializer.value.body?.effects ?? []).compactMap { effect -> (String, Located<Expression>)? in
          guard case .assignment("=", let value) = effect.kind, let target = effect.target.chain,
            let name = target.member?.text, target.linksAfterMember.isEmpty, names.contains(name)
          else { return nil }
          return (name, Located(value, in: initializer.path))
        }
      }
      return (initialValues + assigned).filter { Placeholder.isPlaceholder($0.1.value) }.map { name, value in
        value.finding(
          "define '\(name)' in terms of the inputs: it is still a placeholder", at: value.value.range)
      }
    }
  )
}
