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
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin],
    // The template of the documents has such an input.
    optIn: [.kickstarterJava],
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
      ),
      RuleExample(
        .kickstarterJava,
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
                this.logIn = this.emailChanged;
              }

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final PublishSubject<Void> logInButtonClicked = PublishSubject.create();
              private final Observable<String> logIn;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }
              @Override public void ▸logInButtonClicked() {
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
        .kickstarterKotlin,
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
                this.logIn = this.emailChanged
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun ▸logInButtonClicked() = this.logInButtonClicked.onNext(Unit)
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
      return flow.nodes(.input).compactMap { node in
        guard
          let port = viewModel.ownPorts(.inputs).first(where: {
            $0.isOwn && $0.name.range == node.range && $0.path == node.path
          }),
          !flow.hasEffect(node.id), !FlowKnowledge.isSeenElsewhere(node, of: viewModel, flow)
        else { return nil }
        let input = viewModel.inputs.first { $0.port === port }
        if let input, input.function.value.returnsValue || !viewModel.isStoredInStreams(input) { return nil }
        return Finding(
          "make something of '\(node.name)', or remove it: no output and no effect depends on it",
          path: input?.function.path ?? port.path,
          range: input?.function.value.header.name.range ?? port.name.range)
      }
    }
  )
}

extension ViewModel {
  /// Whether an input is stored in streams of the library alone: the rules about storage report others.
  fileprivate func isStoredInStreams(_ input: InputImplementation) -> Bool {
    let feeds = self.storageFeeds(of: input)
    return !feeds.isEmpty
      && feeds.allSatisfy { feed in
        self.library.isSink(feed.storage?.value.knownType.map { self.resolved($0).name } ?? nil)
      }
  }
}
