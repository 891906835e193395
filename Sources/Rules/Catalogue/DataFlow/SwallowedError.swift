import DataFlow
import SourceModel

extension Rule {
  static let swallowedError = Rule(
    id: "swallowed-error",
    summary: "Errors of requests do not reach outputs.",
    rationale: """
      An error ends a stream. An output that gets the error of a request emits nothing from then on, whatever the user does.
      Handle it inside the closure that makes the request: with `materialize`, `neverError`, `catchAndReturn` or the like.
      Whether a request can fail is not written where it is made. The rule is about those whose service makes
      others in the same view model, the errors of which are handled.
      """,
    source: RuleSource(.plumbline, "data flow"),
    dialects: [.rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: [.written],
    examples: [
      RuleExample(
        .rxSwift,
        bad: """
          protocol LoginViewModelInputsType {
            var emailChanged: PublishSubject<String> { get }
          }

          protocol LoginViewModelOutputsType {
            var greeting: Observable<String> { get }
            var isKnown: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let emailChanged: PublishSubject<String>
            let greeting: Observable<String>
            let isKnown: Observable<Bool>

            init(service: LoginServiceType) {
              emailChanged = PublishSubject()

              greeting = emailChanged
                .▸flatMapLatest { service.user(email: $0) }
                .map { $0.name }
              isKnown = emailChanged
                .flatMapLatest { service.isKnown(email: $0).catchAndReturn(false) }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var emailChanged: PublishSubject<String> { get }
          }

          protocol LoginViewModelOutputsType {
            var greeting: Observable<String> { get }
            var isKnown: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let emailChanged: PublishSubject<String>
            let greeting: Observable<String>
            let isKnown: Observable<Bool>

            init(service: LoginServiceType) {
              emailChanged = PublishSubject()

              greeting = emailChanged
                .flatMapLatest { service.user(email: $0).catch { _ in .empty() } }
                .map { $0.name }
              isKnown = emailChanged
                .flatMapLatest { service.isKnown(email: $0).catchAndReturn(false) }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava,
        bad: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);
            }

            interface Outputs {
              /** Emits the name of the user. */
              Observable<String> greeting();

              /** Emits whether the user is known. */
              Observable<Boolean> isKnown();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.client = environment.apiClient();

                this.greeting = this.emailChanged
                  .▸switchMap(email -> this.client.user(email))
                  .map(User::name);
                this.isKnown = this.emailChanged
                  .switchMap(email -> this.client.isKnown(email).compose(neverError()));
              }

              private final ApiClientType client;

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final Observable<String> greeting;
              private final Observable<Boolean> isKnown;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }

              @Override public @NonNull Observable<String> greeting() {
                return this.greeting;
              }
              @Override public @NonNull Observable<Boolean> isKnown() {
                return this.isKnown;
              }
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              void emailChanged(String email);
            }

            interface Outputs {
              /** Emits the name of the user. */
              Observable<String> greeting();

              /** Emits whether the user is known. */
              Observable<Boolean> isKnown();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.client = environment.apiClient();

                this.greeting = this.emailChanged
                  .switchMap(email -> this.client.user(email).compose(neverError()))
                  .map(User::name);
                this.isKnown = this.emailChanged
                  .switchMap(email -> this.client.isKnown(email).compose(neverError()));
              }

              private final ApiClientType client;

              private final PublishSubject<String> emailChanged = PublishSubject.create();
              private final Observable<String> greeting;
              private final Observable<Boolean> isKnown;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void emailChanged(final @NonNull String email) {
                this.emailChanged.onNext(email);
              }

              @Override public @NonNull Observable<String> greeting() {
                return this.greeting;
              }
              @Override public @NonNull Observable<Boolean> isKnown() {
                return this.isKnown;
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
            }

            interface Outputs {
              /** Emits the name of the user. */
              fun greeting(): Observable<String>

              /** Emits whether the user is known. */
              fun isKnown(): Observable<Boolean>
            }

            class LoginViewModel(private val client: ApiClientTypeV2) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val greeting: Observable<String>
              private val isKnown: Observable<Boolean>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.greeting = this.emailChanged
                  .▸switchMap { this.client.user(it) }
                  .map { it.name }
                this.isKnown = this.emailChanged
                  .switchMap { this.client.isKnown(it).compose(neverErrorV2()) }
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun greeting(): Observable<String> = this.greeting
              override fun isKnown(): Observable<Boolean> = this.isKnown
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the email changes. */
              fun emailChanged(email: String)
            }

            interface Outputs {
              /** Emits the name of the user. */
              fun greeting(): Observable<String>

              /** Emits whether the user is known. */
              fun isKnown(): Observable<Boolean>
            }

            class LoginViewModel(private val client: ApiClientTypeV2) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val greeting: Observable<String>
              private val isKnown: Observable<Boolean>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.greeting = this.emailChanged
                  .switchMap { this.client.user(it).compose(neverErrorV2()) }
                  .map { it.name }
                this.isKnown = this.emailChanged
                  .switchMap { this.client.isKnown(it).compose(neverErrorV2()) }
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun greeting(): Observable<String> = this.greeting
              override fun isKnown(): Observable<Boolean> = this.isKnown
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      viewModel.flow.swallowedErrors.map { failure in
        Finding(
          "handle the errors of '\(failure.work.name)': one ends '\(failure.ended.name)'",
          path: failure.work.path, range: failure.work.range)
      }
    }
  )
}
