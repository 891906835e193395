import SourceModel

extension Rule {
  private static let acceptedCalls = RuleOption(
    "accepted-calls", default: ["autoDispose", "autoDisposable", "as"],
    "Names of calls, in Kotlin, that keep a subscription from outliving its view model although they have no arguments or precede `subscribe`."
  )

  static let bindToLifecycle = Rule(
    id: "bind-to-lifecycle",
    summary:
      "`.compose(bindToLifecycle())` directly precedes every `subscribe` of a view model; in Kotlin what it returns is kept.",
    rationale: """
      A subscription that is not bound outlives its view, and so do operators between the binding and \
      `subscribe`. The binding may be written with `this` and with type arguments. `subscribeWith` and \
      `forEach` of a field that is a stream subscribe too. Calls of methods named `subscribe` on other types \
      are ignored. In Kotlin, the disposable that `subscribe` returns is handed on: \
      `.addToDisposable(disposables)`, any other call with an argument, an argument of a call, or a variable. There is \
      no fix in Kotlin: which call keeps a disposable, and how long, differs from team to team.
      """,
    source: RuleSource(.inputsOutputs, "Java, Outputs, `.compose(bindToLifecycle())`"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    options: [acceptedCalls],
    examples: [
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);

                this.viewDidLoad
                  .map(__ -> true)
                  .▸subscribe(this.isLoading::onNext);
              }

              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
              private final BehaviorSubject<Boolean> isLoading = BehaviorSubject.create();
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);

                this.viewDidLoad
                  .map(__ -> true)
                  .compose(bindToLifecycle())
                  .subscribe(this.isLoading::onNext);
              }

              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();
              private final BehaviorSubject<Boolean> isLoading = BehaviorSubject.create();
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
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val isFormValid = BehaviorSubject.create<Boolean>()

              private val disposables = CompositeDisposable()

              init {
                this.emailChanged
                  .map { it.isNotEmpty() }
                  .▸subscribe { this.isFormValid.onNext(it) }
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun onCleared() = this.disposables.clear()
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
              /** Emits whether the form is valid. */
              fun isFormValid(): Observable<Boolean>
            }

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val emailChanged = PublishSubject.create<String>()
              private val isFormValid = BehaviorSubject.create<Boolean>()

              private val disposables = CompositeDisposable()

              init {
                this.emailChanged
                  .map { it.isNotEmpty() }
                  .subscribe { this.isFormValid.onNext(it) }
                  .addToDisposable(this.disposables)
              }

              override fun emailChanged(email: String) = this.emailChanged.onNext(email)
              override fun isFormValid(): Observable<Boolean> = this.isFormValid
              override fun onCleared() = this.disposables.clear()
            }
          }
          """
      ),
    ],
    check: { viewModel, context in
      switch viewModel.profile.subscriptions {
      case .handedOn:
        return DroppedSubscriptions(viewModel, accepted: context.value(of: acceptedCalls)).findings
      case .bound: break
      }
      let chains = viewModel.allBodies.flatMap { body in
        body.value.withNestedBodies.flatMap(\.calls).compactMap(\.chain).map { Located($0, in: body.path) }
      }
      // The others determine whether `this` is written.
      let writesThis = chains.contains { $0.value.links.contains(where: LifecycleBinding.writesThis) }
      return chains.flatMap { chain in
        LifecycleBinding(
          chain: chain.value, viewModel: viewModel, path: chain.path, writesThis: writesThis
        ).findings
      }
    }
  )
}
