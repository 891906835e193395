import DataFlow
import SourceModel

extension Rule {
  static let reentrantFeed = Rule(
    id: "reentrant-feed",
    summary: "An observer does not send into what it observes.",
    rationale: """
      A value that is sent during an emission into what causes it starts another emission inside of the first: observers see
      values in different orders, or the code never ends. Use `scan`, or send on a scheduler. On Plumbline a turn delivers
      such values one after the other, so the rule is silent there.
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
              self.logIn = self.emailChangedProperty.signal.skipNil()
                .takeWhen(self.logInButtonTappedProperty.signal)
              self.emailChangedProperty.signal.skipNil()
                .▸observeValues { [weak self] email in self?.emailChangedProperty.value = email.lowercased() }
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
              self.logIn = self.emailChangedProperty.signal.skipNil().map { $0.lowercased() }
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
      guard !FlowKnowledge.hasTurns(viewModel) else { return [] }
      return viewModel.flow.reentrantFeeds.map { feed in
        Finding(
          "derive '\(feed.receiver.name)' with 'scan': it is sent to while it emits",
          path: feed.sender.path, range: feed.sender.range)
      }
    }
  )
}
