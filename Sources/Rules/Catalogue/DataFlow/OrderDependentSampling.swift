import DataFlow
import SourceModel

extension Rule {
  static let orderDependentSampling = Rule(
    id: "order-dependent-sampling",
    summary: "What is sampled does not change with its trigger.",
    rationale: """
      When one event changes both the sampled stream and the trigger, the value that is taken depends on which of the two
      was subscribed first, which is to say on the order of statements. Derive the value from the trigger, or sample it
      before the streams part. On Plumbline both change in one turn, so the rule is silent there. It is silent as well where
      operators may keep the two from emitting together.
      """,
    source: RuleSource(.plumbline, "data flow"),
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
              let email = self.emailChangedProperty.signal.skipNil()
              let whenValid = Signal.merge(
                email.filter { $0.contains("@") }.map { _ in () }, self.logInButtonTappedProperty.signal)
              self.logIn = email.▸takeWhen(whenValid)
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
              let email = self.emailChangedProperty.signal.skipNil()
              self.logIn = Signal.merge(
                email.filter { $0.contains("@") }, email.takeWhen(self.logInButtonTappedProperty.signal))
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
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      let flow = viewModel.flow
      return flow.orderDependentSamplings.map { sampling in
        let (sampled, cause) = (flow.name(of: sampling.sampled), flow.name(of: sampling.cause))
        let value = sampling.seesNewValue ? "new" : "old"
        let change = sampled == cause ? "'\(sampled)' changes" : "'\(cause)' changes both '\(sampled)' and"
        return Finding(
          "derive the value from the trigger of '\(sampling.node.name)': \(change) \(sampled == cause ? "with it" : "the trigger"), and the order of statements decides that the \(value) value is taken",
          path: sampling.node.path, range: sampling.node.range)
      }
    }
  )
}
