import DataFlow
import SourceModel

extension Rule {
  static let unusedValue = Rule(
    id: "unused-value",
    summary: "A named stream is used.",
    rationale: """
      A stream that leads to no output, no effect and no state is left over, or the code that it is for is missing. The rule
      is silent about streams that code gets which is not understood. The fix removes the constant where its code only makes
      streams of others.
      """,
    source: RuleSource(.structure, "Swift, “Assign all outputs in terms of the inputs”"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
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
              let ▸email = self.emailChangedProperty.signal.skipNil()
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
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the log-in button is clicked. */
              void logInButtonClicked();
            }

            interface Outputs {
              /** Emits when the user is to be logged in. */
              Observable<String> logIn();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                final Observable<String> ▸email = this.emailChanged.map(String::trim);
                this.logIn = this.emailChanged
                  .compose(takeWhen(this.logInButtonClicked));
              }

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> logInButtonClicked = PublishSubject.create();
              private final Observable<String> logIn;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void logInButtonClicked() {
                this.logInButtonClicked.onNext(null);
              }

              @Override public @NonNull Observable<String> logIn() {
                return this.logIn;
              }
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);

              /** Call when the log-in button is clicked. */
              void logInButtonClicked();
            }

            interface Outputs {
              /** Emits when the user is to be logged in. */
              Observable<String> logIn();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.logIn = this.emailChanged
                  .compose(takeWhen(this.logInButtonClicked));
              }

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> logInButtonClicked = PublishSubject.create();
              private final Observable<String> logIn;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void logInButtonClicked() {
                this.logInButtonClicked.onNext(null);
              }

              @Override public @NonNull Observable<String> logIn() {
                return this.logIn;
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin, isFixed: true,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the log-in button is clicked. */
              fun logInButtonClicked()
            }

            interface Outputs {
              /** Emits when the user is to be logged in. */
              fun logIn(): Observable<String>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val logInButtonClicked = PublishSubject.create<Unit>()
              private val logIn: Observable<String>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                val ▸email = this.emailChanged.map { it.trim() }
                this.logIn = this.emailChanged
                  .compose(takeWhenV2(this.logInButtonClicked))
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun logInButtonClicked() = this.logInButtonClicked.onNext(Unit)
              override fun logIn(): Observable<String> = this.logIn
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)

              /** Call when the log-in button is clicked. */
              fun logInButtonClicked()
            }

            interface Outputs {
              /** Emits when the user is to be logged in. */
              fun logIn(): Observable<String>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val logInButtonClicked = PublishSubject.create<Unit>()
              private val logIn: Observable<String>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.logIn = this.emailChanged
                  .compose(takeWhenV2(this.logInButtonClicked))
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun logInButtonClicked() = this.logInButtonClicked.onNext(Unit)
              override fun logIn(): Observable<String> = this.logIn
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let flow = viewModel.flow
      guard FlowKnowledge(viewModel, flow).isWhole else { return [] }
      return flow.unusedValues.compactMap { node in
        let property = viewModel.properties.first { $0.value.header.name.range == node.range }?.value
        guard !node.name.hasPrefix("_"), property.map({ AccessLevel($0.header) == .file }) ?? true else {
          return nil
        }
        return Finding(
          "use '\(node.name)' or remove it: it leads to no output and no effect", path: node.path,
          range: node.range
        ).fixed(by: LocalStreamFix.removal(of: node, in: viewModel))
      }
    }
  )
}
