import DataFlow
import SourceModel

extension Rule {
  static let retainedSelf = Rule(
    id: "retained-self",
    summary: "A closure of a stream that the view model owns does not keep it alive.",
    rationale: """
      The view model keeps its properties alive, these keep their observers, and a closure that names `self` keeps the view
      model: it is never freed. Capture `[weak self]`. The rule is about streams of the view model's own properties, which do
      not end before it does. The fix is for closures whose statements are calls on `self` or assignments to parts of it.
      """,
    source: RuleSource(.plumbline, "data flow"),
    dialects: [.kickstarterSwift, .rxSwift],
    forms: [.written],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
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
              self.logInButtonTappedProperty.signal.observeValues { ▸self.emailChangedProperty.value = nil }
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
              self.logIn = self.emailChangedProperty.signal.skipNil()
                .takeWhen(self.logInButtonTappedProperty.signal)
              self.logInButtonTappedProperty.signal.observeValues { [weak self] in self?.emailChangedProperty.value = nil }
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
      ),
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelInputsType {
            var emailChanged: PublishSubject<String> { get }
          }

          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let emailChanged: PublishSubject<String>
            let isFormValid: Observable<Bool>
            private let service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service

              emailChanged = PublishSubject()

              isFormValid = emailChanged.map { $0.contains("@") }

              // ViewModel Life Cycle

              _ = emailChanged.subscribe(onNext: { ▸self.service.save(email: $0) })
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var emailChanged: PublishSubject<String> { get }
          }

          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let emailChanged: PublishSubject<String>
            let isFormValid: Observable<Bool>
            private let service: LoginServiceType

            init(service: LoginServiceType) {
              self.service = service

              emailChanged = PublishSubject()

              isFormValid = emailChanged.map { $0.contains("@") }

              // ViewModel Life Cycle

              _ = emailChanged.subscribe(onNext: { [weak self] in self?.service.save(email: $0) })
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
    ],
    check: { viewModel, _ in
      guard viewModel.declaration.kind == .class else { return [] }
      return viewModel.flow.retentions.compactMap { node in
        guard let use = node.retainingUse else { return nil }
        return Finding(
          "capture '[weak self]' in the closure of '\(node.name)': the view model keeps the closure, which keeps the view model",
          path: node.path, range: use
        ).fixed(by: WeakCapture.fix(node, in: viewModel.file(at: node.path)?.text))
      }
    }
  )
}
