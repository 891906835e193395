import DataFlow
import SourceModel

extension Rule {
  static let implicitScheduler = Rule(
    id: "implicit-scheduler",
    summary: "An operator of time names its scheduler.",
    rationale: """
      Without a scheduler `delay`, `debounce`, `timer` and their relatives use the clock of the computation threads: a test
      has to wait, and what follows runs on another thread. The rule is about calls whose last argument is a unit of time.
      """,
    source: RuleSource(.plumbline, "data flow"),
    dialects: [.kickstarterJava, .kickstarterKotlin],
    examples: [
      RuleExample(
        .kickstarterJava,
        bad: """
          interface SearchViewModel {
            interface Inputs {
              /** Call when the query changes. */
              void queryChanged(String query);
            }

            interface Outputs {
              /** Emits the query to search for. */
              Observable<String> search();
            }

            final class ViewModel extends ActivityViewModel<SearchActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.search = this.queryChanged.▸debounce(300, TimeUnit.MILLISECONDS);
              }

              private final PublishSubject<String> queryChanged = PublishSubject.create();
              private final Observable<String> search;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void queryChanged(final @NonNull String query) {
                this.queryChanged.onNext(query);
              }

              @Override public @NonNull Observable<String> search() {
                return this.search;
              }
            }
          }
          """,
        good: """
          interface SearchViewModel {
            interface Inputs {
              /** Call when the query changes. */
              void queryChanged(String query);
            }

            interface Outputs {
              /** Emits the query to search for. */
              Observable<String> search();
            }

            final class ViewModel extends ActivityViewModel<SearchActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.search = this.queryChanged.debounce(300, TimeUnit.MILLISECONDS, environment.scheduler());
              }

              private final PublishSubject<String> queryChanged = PublishSubject.create();
              private final Observable<String> search;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void queryChanged(final @NonNull String query) {
                this.queryChanged.onNext(query);
              }

              @Override public @NonNull Observable<String> search() {
                return this.search;
              }
            }
          }
          """
      ),
      RuleExample(
        .kickstarterKotlin,
        bad: """
          interface SearchViewModel {
            interface Inputs {
              /** Call when the query changes. */
              fun queryChanged(query: String)
            }

            interface Outputs {
              /** Emits the query to search for. */
              fun search(): Observable<String>
            }

            class SearchViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val queryChanged = PublishSubject.create<String>()
              private val search: Observable<String>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.search = this.queryChanged.▸debounce(300, TimeUnit.MILLISECONDS)
              }

              override fun queryChanged(query: String) = this.queryChanged.onNext(query)
              override fun search(): Observable<String> = this.search
            }
          }
          """,
        good: """
          interface SearchViewModel {
            interface Inputs {
              /** Call when the query changes. */
              fun queryChanged(query: String)
            }

            interface Outputs {
              /** Emits the query to search for. */
              fun search(): Observable<String>
            }

            class SearchViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val queryChanged = PublishSubject.create<String>()
              private val search: Observable<String>

              val inputs: Inputs = this
              val outputs: Outputs = this

              init {
                this.search = this.queryChanged.debounce(300, TimeUnit.MILLISECONDS, environment.scheduler())
              }

              override fun queryChanged(query: String) = this.queryChanged.onNext(query)
              override fun search(): Observable<String> = this.search
            }
          }
          """
      ),
    ],
    check: { viewModel, _ in
      let operators = viewModel.library.operatorTable?.operators ?? [:]
      let bodies = viewModel.functions.compactMap { function in
        function.value.body.map { Located($0, in: function.path) }
      }
      return bodies.flatMap { body in
        body.value.withNestedBodies.flatMap(\.calls).flatMap { $0.chain?.links ?? [] }.compactMap { link in
          guard operators[link.name.text]?.traits.contains(.takesTime) == true,
            let last = link.arguments?.last?.value.chain, last.base.isTimeUnit, last.links.count == 1
          else { return nil }
          return Finding(
            "pass a scheduler to '\(link.name.text)': without one it waits on a computation thread",
            path: body.path, range: link.name.range)
        }
      }
    }
  )
}

extension Chain.Base {
  /// Whether it is the type whose constants are units of time.
  fileprivate var isTimeUnit: Bool {
    guard case .name(let name) = self else { return false }
    return name.text == "TimeUnit"
  }
}
