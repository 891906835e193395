import DataFlow
import SourceModel

extension Rule {
  static let unsharedEffect = Rule(
    id: "unshared-effect",
    summary: "A request that several streams are made of is shared.",
    rationale: """
      Each subscription of a cold stream runs its work again: two outputs that are made of one request send it twice, and
      may show different answers. `share()` makes it one. The rule is about calls with arguments in closures such as that of
      `flatMap`, and is silent where code that is not understood may share the stream. The fix is for streams that emit
      nothing before all have subscribed. Signals of ReactiveSwift and Plumbline are shared; a producer is not, and is
      reported where the initializer starts it more than once. `replayLazily(upTo:)` shares its values.
      """,
    source: RuleSource(.plumbline, "data flow"),
    dialects: [.kickstarterSwift, .rxSwift, .kickstarterJava, .kickstarterKotlin],
    forms: [.written],
    examples: [
      RuleExample(
        .kickstarterSwift,
        bad: """
          import ReactiveSwift

          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public protocol LoginViewModelOutputs {
            /// Emits whether the email is complete.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              let ▸user = self.emailChangedProperty.producer.skipNil()
                .flatMap(.latest) { AppEnvironment.current.apiService.user(email: $0) }

              self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }

              user.map { $0.name }.startWithValues { AppEnvironment.current.tracker.identify($0) }
              user.startWithValues { AppEnvironment.current.cache.store($0) }
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }

            public let isFormValid: Signal<Bool, Never>
          }
          """,
        good: """
          import ReactiveSwift

          public protocol LoginViewModelInputs {
            /// Call when the email changes.
            func emailChanged(_ email: String)
          }

          public protocol LoginViewModelOutputs {
            /// Emits whether the email is complete.
            var isFormValid: Signal<Bool, Never> { get }
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {
              let user = self.emailChangedProperty.producer.skipNil()
                .flatMap(.latest) { AppEnvironment.current.apiService.user(email: $0) }
                .replayLazily(upTo: 1)

              self.isFormValid = self.emailChangedProperty.signal.skipNil().map { $0.contains("@") }

              user.map { $0.name }.startWithValues { AppEnvironment.current.tracker.identify($0) }
              user.startWithValues { AppEnvironment.current.cache.store($0) }
            }

            private let emailChangedProperty = MutableProperty<String?>(nil)
            public func emailChanged(_ email: String) {
              self.emailChangedProperty.value = email
            }

            public let isFormValid: Signal<Bool, Never>
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
            var greeting: Observable<String> { get }
            var isKnown: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let emailChanged: PublishSubject<String>
            let greeting: Observable<String>
            let isKnown: Observable<Bool>

            init(service: LoginServiceType) {
              emailChanged = PublishSubject()

              let ▸user = emailChanged
                .flatMapLatest { service.user(email: $0) }
              greeting = user.map { $0.name }
              isKnown = user.map { $0.isKnown }
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

              let user = emailChanged
                .flatMapLatest { service.user(email: $0) }
                .share()
              greeting = user.map { $0.name }
              isKnown = user.map { $0.isKnown }
            }
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
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

                final Observable<User> ▸user = this.emailChanged
                  .switchMap(email -> this.client.user(email));
                this.greeting = user.map(User::name);
                this.isKnown = user.map(User::isKnown);
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

                final Observable<User> user = this.emailChanged
                  .switchMap(email -> this.client.user(email))
                  .share();
                this.greeting = user.map(User::name);
                this.isKnown = user.map(User::isKnown);
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
        .kickstarterKotlin, isFixed: true,
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
                val ▸user = this.emailChanged
                  .switchMap { this.client.user(it) }
                this.greeting = user.map { it.name }
                this.isKnown = user.map { it.isKnown }
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
                val user = this.emailChanged
                  .switchMap { this.client.user(it) }
                  .share()
                this.greeting = user.map { it.name }
                this.isKnown = user.map { it.isKnown }
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
      let flow = viewModel.flow
      if viewModel.dialect.profile.portStyle == .functionsAndSignals {
        return flow.unsharedWork(inProducers: true).map { found in
          Finding(
            "start '\(flow.name(of: found.stream))' once, or share it with 'replayLazily(upTo: 1)': '\(found.work.name)' runs for each of its \(found.count) starts",
            path: found.stream.path, range: found.stream.range
          ).fixed(by: .refused("only the number of values that each start needs is safe"))
        }
      }
      return flow.unsharedWork(inProducers: false).map { found in
        Finding(
          "add 'share()' to '\(flow.name(of: found.stream))': '\(found.work.name)' runs for each of its \(found.count) subscriptions",
          path: found.stream.path, range: found.stream.range
        ).fixed(by: LocalStreamFix.sharing(found.stream, in: viewModel, flow))
      }
    }
  )
}
