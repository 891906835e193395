import DataFlow
import SourceModel

extension Rule {
  static let glitchingJoin = Rule(
    id: "glitching-join",
    summary: "The streams of a join do not change together.",
    rationale: """
      When one event changes several streams that `combineLatest` joins, the join emits once for each of them: from the second
      event on, at first with values that do not belong together. Map the common stream to all that is needed, or pair one
      stream with the event. On Plumbline a join emits once in a turn, so the rule is silent there. It is silent as well
      where the values of the join are only sampled, where a stream ends with its first value or leaves out repeats, and
      about what happens once: that a view loads, and what configures a view model before.
      """,
    source: RuleSource(.plumbline, "data flow"),
    severity: .note,
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
              let isValid = email.map { $0.contains("@") }
              self.logIn = Signal.▸combineLatest(email, isValid, self.logInButtonTappedProperty.signal)
                .map { email, _, _ in email }
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
              let isValid = email.map { ($0, $0.contains("@")) }
              self.logIn = Signal.combineLatest(isValid, self.logInButtonTappedProperty.signal)
                .map { $0.0.0 }
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
      return flow.glitchingJoins.map { glitch in
        Finding(
          "join streams that do not change together: each '\(flow.name(of: glitch.cause))' after the first makes '\(glitch.node.name)' emit \(glitch.emissions) times, at first with values that do not belong together",
          path: glitch.node.path, range: glitch.node.range)
      }
    }
  )
}
