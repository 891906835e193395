import Rules
import SourceModel
import Testing

struct SectionOrderTests {
  private static let java = Sketch.java(
    inputs: "    void a();\n    void b();",
    outputs: "    Observable<String> c();\n    Observable<String> d();",
    errors: "    Observable<String> e();",
    members: """
          private final ApiClientType client;
          private static final int PAGE_SIZE = 20;
          private final CurrentUserType currentUser;

          public ViewModel(final @NonNull Environment environment) {
            super(environment);
            this.client = environment.apiClient();
            this.currentUser = environment.currentUser();
            this.c = environment.currentUser().name();
          }

          private static @NonNull String helper() { return "Hello"; }

          private final PublishSubject<Void> a = PublishSubject.create();
          private final PublishSubject<Void> b = PublishSubject.create();

          private final Observable<String> c;
          private final BehaviorSubject<String> d = BehaviorSubject.create();
          private final Observable<String> e;

          public final Inputs inputs = this;
          public final Outputs outputs = this;
          public final Errors errors = this;

          @Override public void a() { this.a.onNext(null); }
          @Override public void b() { this.b.onNext(null); }

          @Override public @NonNull Observable<String> c() { return this.c; }
          @Override public @NonNull Observable<String> d() { return this.d; }
          @Override public @NonNull Observable<String> e() { return this.e; }
      """)

  static let cases = [
    RuleCase(
      "The whole template is in order",
      """
      public struct Credentials {}
      public protocol LoginViewModelInputs { func tapped() }
      public typealias Row = (Int, Int)
      public protocol LoginViewModelOutputs { var title: Signal<String, Never> { get } }
      public protocol LoginViewModelType {
        var inputs: LoginViewModelInputs { get }
        var outputs: LoginViewModelOutputs { get }
      }
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {
        private let service: Service
        private static let pageSize = 20
        public init(service: Service) {
          self.service = service
          self.title = .empty
        }
        public convenience init() { self.init(service: Service()) }
        deinit {}
        private let tappedProperty = MutableProperty(())
        public func tapped() { self.tappedProperty.value = () }
        public let title: Signal<String, Never>
        public var inputs: LoginViewModelInputs { return self }
        public var outputs: LoginViewModelOutputs { return self }
      }
      public enum Kind {}
      private func helper() {}
      """),
    RuleCase(
      "The type protocol stands after the ports",
      messages: [
        "move 'LoginViewModelType' after 'LoginViewModelOutputs': the type protocol comes after the protocol of the outputs"
      ],
      notes: ["3:17 'LoginViewModelOutputs' is here"],
      """
      public protocol ▸LoginViewModelType { var inputs: LoginViewModelInputs { get } }
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      public final class LoginViewModel: LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs {}
      """),
    RuleCase(
      "Neighbours of one section are one finding",
      messages: [
        "move 'a' through 'b' after 'u': an output comes after an input"
      ],
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }\n  var b: Signal<Int, Never> { get }",
        members: """
            public init() {}
            public func other() {}
            public let ▸a: Signal<Int, Never>
            public let b: Signal<Int, Never>
            private let tProperty = MutableProperty(())
            public func t() { self.tProperty.value = () }
            public func u() { self.tProperty.value = () }
            public var inputs: LoginViewModelInputs { return self }
          """
      ).replacing("LoginViewModelInputs {\n\n}", with: "LoginViewModelInputs {\n  func t()\n  func u()\n}")),
    RuleCase(
      "A dependency below the initializer is out of place",
      Sketch.template(
        members: """
            public init(service: Service) { self.service = service }
            private let ▸service: Service
          """)),
    RuleCase(
      "Auxiliary properties may stand anywhere",
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }",
        members: """
            public init() { self.a = self.xProperty.signal }
            public let a: Signal<Int, Never>
            private let xProperty = MutableProperty(0)
            public var outputs: LoginViewModelOutputs { return self }
            private let yProperty = MutableProperty(0)
          """)),
    RuleCase(
      "Two view models in one file are each in order",
      """
      public protocol RowViewModelInputs {}
      public protocol RowViewModelOutputs {}
      public protocol ListViewModelInputs {}
      public protocol ListViewModelOutputs {}
      public final class RowViewModel: RowViewModelInputs, RowViewModelOutputs {}
      private func helper() {}
      public final class ListViewModel: ListViewModelInputs, ListViewModelOutputs {}
      """),
    RuleCase(
      "The blueprint is in order", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }", outputs: "  var b: Observable<Int> { get }",
        actions: "  var c: CocoaAction { get }",
        members: """
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
            var actions: LoginViewModelActionsType { return self }

            // Setup
            private let service: ServiceType

            // Inputs
            let a: PublishSubject<Int>

            // Outputs
            let b: Observable<Int>

            // ViewModel Life Cycle
            private let disposeBag = DisposeBag()

            init(service: ServiceType) {
              // Setup
              self.service = service
            }

            deinit {}

            // Actions
            lazy var c: CocoaAction = CocoaAction { .empty() }
            private lazy var d = CocoaAction { .empty() }

            enum Mode {}
          """)),
    RuleCase(
      "Actions stand below the initializer", .rxSwift,
      messages: ["move 'c' through 'd' after 'init': an action comes after the initializer"],
      Sketch.blueprint(
        actions: "  var c: CocoaAction { get }",
        members: """
            lazy var ▸c: CocoaAction = CocoaAction { .empty() }
            lazy var d = CocoaAction { .empty() }
            private let service: ServiceType
            private let coordinator: SceneCoordinatorType
            init(service: ServiceType, coordinator: SceneCoordinatorType) {
              self.service = service
              self.coordinator = coordinator
            }
          """)),
    RuleCase(
      "What a member is decides, not the comment above it", .rxSwift,
      Sketch.blueprint(
        inputs: "  var a: PublishSubject<Int> { get }", outputs: "  var b: Observable<Int> { get }",
        members: """
            // MARK: - Outputs
            let a: PublishSubject<Int>
            // MARK: - Inputs
            let b: Observable<Int>
            init() {}
          """)),
  ]

  static let javaCases = [
    RuleCase("The whole template in Java is in order", .kickstarterJava, Self.java),
    RuleCase(
      "The lists of the ports stand before the class, and inputs first", .kickstarterJava,
      messages: [
        "move 'Inputs' before 'Outputs': the interface of the inputs comes before the interface of the outputs",
        "move 'Errors' before 'ViewModel': the interface of the errors comes before the class",
      ],
      """
      public interface LoginViewModel {
        interface Outputs {}
        interface ▸Inputs {}
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs, Errors {}
        interface ▸Errors {}
      }
      """),
    RuleCase(
      "Other interfaces and classes may stand anywhere", .kickstarterJava,
      """
      public interface LoginViewModel {
        int PAGE_SIZE = 20;
        enum Tab { ONE, TWO }
        interface Inputs {}
        interface Data {}
        interface Outputs {}
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {}
        final class Row {}
      }
      """),
    RuleCase(
      "The fields of the outputs stand below the subjects of the inputs", .kickstarterJava,
      messages: [
        "move 'c' before 'inputs': the field of an output comes before the declaration of the ports"
      ],
      Self.java.replacing("    private final Observable<String> c;\n", with: "")
        .replacing(
          "    public final Outputs outputs",
          with: "    private final Observable<String> ▸c;\n    public final Outputs outputs")),
    RuleCase(
      "The constructor stands at the top", .kickstarterJava,
      messages: ["move 'ViewModel' before 'a': the constructor comes before the subject of an input"],
      Sketch.java(
        inputs: "    void a();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              public ▸ViewModel(final @NonNull Environment environment) { super(environment); }
              public final Inputs inputs = this;
              @Override public void a() { this.a.onNext(null); }
          """)),
    RuleCase(
      "The methods of the inputs stand before those of the outputs", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b();", outputs: "    Observable<Void> c();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              private final Observable<Void> c;
              @Override public Observable<Void> ▸c() { return this.c; }
              @Override public void a() { this.a.onNext(null); }
              @Override public void b() { this.a.onNext(null); }
          """)),
    RuleCase(
      "A stream that is made of a dependency is none, and a subject of both sides has no place",
      .kickstarterJava,
      Sketch.java(
        inputs: "    void a();", outputs: "    Observable<Void> c();",
        members: """
              public ViewModel(final @NonNull Environment environment) {
                super(environment);
                this.user = environment.currentUser();
              }
              private final PublishSubject<Void> c = PublishSubject.create();
              private final Observable<User> user;
              @Override public void a() { this.c.onNext(null); }
              @Override public Observable<Void> c() { return this.c; }
          """)),
    RuleCase(
      "Helpers, nested types and other methods are left to other rules", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();",
        members: """
              private static final Comparator<User> BY_NAME = (a, b) -> a.name().compareTo(b.name());
              static { BY_NAME.reversed(); }
              private void helper() {}
              public ViewModel(final @NonNull Environment environment) { super(environment); }
              private final PublishSubject<Void> a = PublishSubject.create();
              public final Inputs inputs = this;
              @Override protected void onCreate() {}
              @Override public void a() { this.a.onNext(null); }
              private static final class Row {}
              private final Subject<Void> aux = PublishSubject.create();
          """)),
    RuleCase(
      "A subject that backs no port is not among those that do", .kickstarterJava,
      messages: [
        "move 'helper' before 'a': only the subjects of the inputs are listed here",
        "move 'state' before 'x': only the fields of the outputs are listed here",
      ],
      Sketch.java(
        inputs: "    void a();\n    void b();",
        outputs: "    Observable<Void> x();\n    Observable<Void> y();",
        members: """
              private final PublishSubject<Void> first = PublishSubject.create();
              private final PublishSubject<Void> a = PublishSubject.create();
              private final PublishSubject<Void> ▸helper = PublishSubject.create();
              private final PublishSubject<Void> b = PublishSubject.create();
              private final PublishSubject<Void> between = PublishSubject.create();
              private final Observable<Void> x = this.a;
              private final BehaviorSubject<Void> ▸state = BehaviorSubject.create();
              private final Observable<Void> y = this.b;
              private final PublishSubject<Void> last = PublishSubject.create();

              @Override public void a() { this.a.onNext(null); }
              @Override public void b() { this.b.onNext(null); }
              @Override public Observable<Void> x() { return this.x; }
              @Override public Observable<Void> y() { return this.y; }
          """)),
    RuleCase(
      "The subject of an input that does nothing is where it belongs", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b(Item b);\n    void c();",
        members: """
              public ViewModel(final Environment environment) {
                this.b.map(b -> b.name());
              }

              private final PublishSubject<Void> a = PublishSubject.create();
              private final PublishSubject<Item> b = PublishSubject.create();
              private final PublishSubject<Void> c = PublishSubject.create();

              @Override public void a() { this.a.onNext(null); }
              @Override public void b(final Item b) {}
              @Override public void c() { this.c.onNext(null); }
          """)),
  ]

  @Test("Declarations and members stand in the order of the template", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("section-order") }
}
