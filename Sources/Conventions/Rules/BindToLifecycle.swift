import ViewModelModel

extension Rule {
  static let bindToLifecycle = Rule(
    id: "bind-to-lifecycle",
    summary: "Every `subscribe` of a view model is directly preceded by `.compose(bindToLifecycle())`.",
    rationale: """
      A subscription that is not bound outlives its view, and what stands between the binding and `subscribe` outlives it \
      too. The binding may be written with `this`, and with type arguments. Calls of a method `subscribe` that is no \
      stream's are left alone.
      """,
    source: RuleSource(.inputsOutputs, "Java, Outputs, `.compose(bindToLifecycle())`"),
    dialects: [.kickstarterJava],
    examples: [
      RuleExample(
        .kickstarterJava,
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
      // The others say whether `this` is written.
      let writesThis = chains.contains { $0.value.links.contains(where: LifecycleBinding.writesThis) }
      return chains.flatMap { chain in
        LifecycleBinding(
          chain: chain.value, viewModel: viewModel, path: chain.path, writesThis: writesThis
        ).findings
      }
    }
  )
}
