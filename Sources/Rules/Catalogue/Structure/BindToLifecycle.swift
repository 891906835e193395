import SourceModel

extension Rule {
  static let bindToLifecycle = Rule(
    id: "bind-to-lifecycle",
    summary: "`.compose(bindToLifecycle())` directly precedes every `subscribe` of a view model.",
    rationale: """
      A subscription that is not bound outlives its view, and so do operators between the binding and \
      `subscribe`. The binding may be written with `this` and with type arguments. Calls of methods named \
      `subscribe` on other types are ignored.
      """,
    source: RuleSource(.inputsOutputs, "Java, Outputs, `.compose(bindToLifecycle())`"),
    dialects: [.kickstarterJava],
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
      )
    ],
    check: { viewModel, _ in
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
