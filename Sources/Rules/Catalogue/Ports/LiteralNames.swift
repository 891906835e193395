import SourceModel

extension Rule {
  private static let bareWords = RuleOption(
    "bare-words",
    default: [
      "action", "actions", "bar", "change", "changed", "click", "clicked", "data", "event", "events",
      "execute",
      "flag", "foo", "handle", "hide", "info", "input", "object", "observable", "output", "perform",
      "press", "pressed",
      "process", "result", "show", "signal", "state", "stuff", "subject", "tap", "tapped", "temp", "thing",
      "tmp", "touch", "touched",
      "trigger", "triggered", "update", "updated", "value",
    ],
    "Generic words that are reported when they are the whole name of an input or an output."
  )

  static let literalNames = Rule(
    id: "literal-names",
    summary: "Names say literally what triggers an input and what an output makes the view do.",
    rationale: """
      The name alone should tell a view when to call an input (`loginButtonTapped`) and what to do with an \
      output (`showErrorMessageDialog`). The rule reports names that are a single letter or a single \
      generic word without argument labels, whatever number follows it, inputs that are named like an effect \
      (`showX`, `presentX`, `openX`, `dismissX`, `handleX`, `toggleX`, `doX`, `performX`, `goToX`), outputs that \
      are named like an event (`xTapped`, `xClicked`, `xTap`, `didTapX`, `xWasMoved`) or only `error`, names with a \
      word for what holds them (`titleSignal`, `xTappedSubject`), events with a number (`xTapped2`), and abbreviations of controls (`btn`). An output that starts with what it makes \
      the view do (`notifyDelegateCancelButtonTapped`) is accepted.
      """,
    source: RuleSource(.inputsOutputs, "Swift, Naming conventions"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    options: [bareWords],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call to show the help screen.
            func ▸showHelp()

            /// Call when the button is tapped.
            func ▸tapped()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the help button is tapped.
            func helpButtonTapped()

            /// Call when the login button is tapped.
            func loginButtonTapped()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {}
          """
      ),
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelOutputsType {
            var ▸helpTapped: Observable<Void> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelOutputsType {
            var showHelp: Observable<Void> { get }
          }

          final class LoginViewModel {}
          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call to show the help screen. */
              void ▸showHelp();
            }

            interface Outputs {
              /** Emits when the login button is clicked. */
              Observable<Void> ▸loginButtonClicked();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the help button is clicked. */
              void helpButtonClicked();
            }

            interface Outputs {
              /** Emits when the home screen should start. */
              Observable<Void> startHomeActivity();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call to show the help screen. */
              fun ▸showHelp()
            }

            interface Outputs {
              /** Emits when the home screen should be shown. */
              fun ▸homeButtonClicked(): Observable<Unit>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the help button is clicked. */
              fun helpButtonClicked()
            }

            interface Outputs {
              /** Emits when the home screen should be shown. */
              fun showHome(): Observable<Unit>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs
          }
          """
      ),
    ],
    check: { viewModel, context in
      let bareWords = context.value(of: bareWords)
      return (viewModel.ownPorts(.inputs) + viewModel.ownPorts(.outputs)).compactMap { port in
        // What a use case tells a view model is no act of a view.
        if viewModel.isUseCase, port.kind == .outputs, !port.group.contains("UI") { return nil }
        let isInput = port.kind == .inputs
        let name = port.name.text
        let hasLabels = port.declaration.function?.parameters.contains { $0.label != nil } ?? false
        let message: String
        let core = LiteralName.core(name)
        if core.utf8.count == 1 || bareWords.contains(where: { LiteralName.isSame($0, core) }), !hasLabels {
          message =
            isInput
            ? "rename '\(name)': the name of an input says what triggers it"
            : "rename '\(name)': the name of an output says what the view does with it"
        } else if LiteralName.isStorage(name) {
          message =
            "rename '\(name)': \(isInput ? "an input is named after its trigger" : "an output is named after what the view does")"
            + ", not after what holds it"
        } else if LiteralName.isNumbered(name) {
          message = "rename '\(name)': a number does not say what triggers it"
        } else if !isInput, ["error", "errors"].contains(core) {
          message = "rename '\(name)': the name of an output says what the view does with it"
        } else if isInput, LiteralName.isEffect(name) {
          message = "rename '\(name)': an input is named after its trigger, not its effect"
        } else if !isInput, LiteralName.isEvent(name) {
          message = "rename '\(name)': an output is named after what the view does, not after an event"
        } else if let (written, word) = LiteralName.abbreviation(in: name) {
          message = "rename '\(name)': write '\(word)' for '\(written)'"
        } else {
          return nil
        }
        return Finding(message, path: port.path, range: port.name.range)
      }
    }
  )
}
