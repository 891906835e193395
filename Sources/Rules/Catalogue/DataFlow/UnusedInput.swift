import DataFlow
import SourceModel

extension Rule {
  static let unusedInput = Rule(
    id: "unused-input",
    summary: "Something is made of every input.",
    rationale: """
      A view calls an input so that something happens. An input that reaches no output and has no effect is left over, or
      the code that it is for is missing. The rule is silent while an output has no source yet, and where code that is not
      understood, or code of another file, may use the input.
      """,
    source: RuleSource(.structure, "Swift, “Assign all outputs in terms of the inputs”"),
    dialects: [.kickstarterSwift],
    forms: [.written],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          import ReactiveSwift

          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)

            /// Call when the log-in button is tapped.
            func logInButtonTapped()
          }

          public protocol LoginViewModelOutputs {
            /// Emits when the user is to be logged in.
            var logIn: Signal<String, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.logIn = self.emailChangedProperty.signal.skipNil()
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }
            private let logInButtonTappedProperty = MutableProperty(())
            public func ▸logInButtonTapped() {
              self.logInButtonTappedProperty.value = ()
            }

            public let logIn: Signal<String, Never>
          }
          """,
        good: """
          import ReactiveSwift

          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)

            /// Call when the log-in button is tapped.
            func logInButtonTapped()
          }

          public protocol LoginViewModelOutputs {
            /// Emits when the user is to be logged in.
            var logIn: Signal<String, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              self.logIn = self.emailChangedProperty.signal.skipNil()
                .takeWhen(self.logInButtonTappedProperty.signal)
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }
            private let logInButtonTappedProperty = MutableProperty(())
            public func logInButtonTapped() {
              self.logInButtonTappedProperty.value = ()
            }

            public let logIn: Signal<String, Never>
          }
          """
      )
    ],
    check: { viewModel, _ in
      let flow = viewModel.flow
      guard FlowKnowledge(viewModel, flow).isWhole else { return [] }
      return viewModel.inputs.compactMap { input in
        guard input.port.isOwn, !input.function.value.returnsValue,
          let node = flow.nodes(.input).first(where: { $0.range == input.port.name.range }),
          !flow.hasEffect(node.id), !FlowKnowledge.isSeenElsewhere(node, of: viewModel, flow)
        else { return nil }
        return input.function.finding(
          "make something of '\(node.name)', or remove it: no output and no effect depends on it",
          at: input.function.value.header.name.range)
      }
    }
  )
}
