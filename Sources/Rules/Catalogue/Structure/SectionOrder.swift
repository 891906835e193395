import SourceModel

extension Rule {
  private static let order = RuleOption(
    "order",
    "Another order of the members of a class, by its name: in Kotlin `ports-first`, with `inputs` and `outputs` before the fields."
  )

  static let sectionOrder = Rule(
    id: "section-order",
    summary:
      "The declarations of a file and the members of a view model are in the order of the template.",
    rationale: """
      In the template, a file has Inputs, Outputs, Type and the class; the class has its dependencies, \
      `init`, the inputs with their properties, the outputs, and `inputs` and `outputs` last. In the \
      blueprint, a file has Inputs, Outputs, Actions, Type, the class and the extension; the class has \
      `inputs`, `outputs` and `actions` first, then setup, inputs, outputs, life cycle, `init`, and the \
      actions last. In Java, the interface has Inputs, Outputs, Errors and the class; the class has its \
      dependencies, the constructor, the subjects of the inputs, the fields of the outputs, `inputs` and \
      `outputs`, and the methods of the inputs and of the outputs. In Kotlin, fields stand above `init`, because \
      one below it has no value there yet: the fields of the ports, `inputs` and `outputs`, `init`, the functions; \
      teams order their members in many ways, so the rule is opt-in there. The role of a member decides its \
      section, not the comment above it. In Java, a subject that backs no port is not among those that do. \
      Other members and data types may be anywhere; helpers are \
      reported by `helper-placement`.
      """,
    source: RuleSource(.structure, "Swift"),
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    optIn: [.kickstarterKotlin],
    options: [order],
    examples: [
      RuleExample(
        .kickstarterSwift, isFixed: true,
        bad: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }

            public ▸init() {}
          }
          """,
        good: """
          public protocol LoginViewModelInputs {
            /// Call when the view loads.
            func viewDidLoad()
          }

          public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {
            public init() {}

            private let viewDidLoadProperty = MutableProperty(())
            public func viewDidLoad() {
              self.viewDidLoadProperty.value = ()
            }
          }
          """
      ),
      RuleExample(
        .rxSwift, isFixed: true,
        bad: """
          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          protocol ▸LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
          }

          final class LoginViewModel {
            let isFormValid: Observable<Bool>
            let ▸email: PublishSubject<String>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """,
        good: """
          protocol LoginViewModelInputsType {
            var email: PublishSubject<String> { get }
          }

          protocol LoginViewModelOutputsType {
            var isFormValid: Observable<Bool> { get }
          }

          final class LoginViewModel {
            let email: PublishSubject<String>
            let isFormValid: Observable<Bool>
          }

          extension LoginViewModel: LoginViewModelInputsType, LoginViewModelOutputsType {}
          """
      ),
      RuleExample(
        .kickstarterJava, isFixed: true,
        bad: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            interface Outputs {
              /** Emits the title. */
              Observable<String> title();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.title = this.viewDidLoad.map(__ -> "Login");
              }

              private final Observable<String> title;
              private final PublishSubject<Void> ▸viewDidLoad = PublishSubject.create();

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
              @Override public @NonNull Observable<String> title() {
                return this.title;
              }
            }
          }
          """,
        good: """
          public interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              void viewDidLoad();
            }

            interface Outputs {
              /** Emits the title. */
              Observable<String> title();
            }

            final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.title = this.viewDidLoad.map(__ -> "Login");
              }

              private final PublishSubject<Void> viewDidLoad = PublishSubject.create();

              private final Observable<String> title;

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void viewDidLoad() {
                this.viewDidLoad.onNext(null);
              }
              @Override public @NonNull Observable<String> title() {
                return this.title;
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
              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)

              private val ▸viewDidLoad = PublishSubject.create<Unit>()
            }
          }
          """,
        good: """
          interface LoginViewModel {
            interface Inputs {
              /** Call when the view loads. */
              fun viewDidLoad()
            }

            interface Outputs

            class LoginViewModel(environment: Environment) : ViewModel(), Inputs, Outputs {
              private val viewDidLoad = PublishSubject.create<Unit>()

              override fun viewDidLoad() = this.viewDidLoad.onNext(Unit)
            }
          }
          """
      ),
    ],
    check: { viewModel, context in
      let table = context.value(of: order).firstResult { viewModel.profile.otherClassSections[$0] }
      return Sections.findings(Sections.inFile(of: viewModel), in: viewModel)
        + Sections.findings(
          Sections.inClass(of: viewModel, table), in: viewModel, headings: SectionHeadings(of: viewModel),
          order: InitializationOrder(of: viewModel))
        + Sections.strayFindings(in: viewModel)
    }
  )
}
