import Rules
import SourceModel
import TestSupport
import Testing

struct HelperPlacementTests {
  private static func java(top: String = "", helpers: String = "", bottom: String = "") -> String {
    Sketch.java(
      inputs: "    void tapped();",
      members: """
        \(top)
            public ViewModel(final @NonNull Environment environment) { super(environment); }
        \(helpers)
            private final PublishSubject<Void> tapped = PublishSubject.create();
            public final Inputs inputs = this;
            @Override public void tapped() { this.tapped.onNext(null); }
        \(bottom)
        """)
  }

  static let cases = [
    RuleCase(
      "Private functions below the class are helpers in place",
      Sketch.template(below: "private func helper() {}\nfileprivate func other() {}")),
    RuleCase(
      "Functions above the class are not", messages: ["move 'helper' to the bottom of the file"],
      "private func ▸helper() {}\n" + Sketch.template()),
    RuleCase(
      "Functions of the type and of the file that are not private are no helpers",
      "func helper() {}\n" + Sketch.template(members: "  public func ▸other() {}\n  static func make() {}")),
    RuleCase(
      "Methods in the class are not in place, static or not",
      Sketch.template(members: "  private func ▸a() {}\n  fileprivate static func ▸b() {}")),
    RuleCase(
      "A method that assigns outputs cannot move, and belongs in the initializer",
      messages: ["do in 'init' what 'bind' does: outputs are assigned there"],
      Sketch.template(
        outputs: "  var a: Signal<Int, Never> { get }",
        members: "  private func ▸bind() { self.a = Signal.empty }\n  public var a: Signal<Int, Never>")),
    RuleCase(
      "An input that is private by accident is no helper",
      Sketch.template(inputs: "  func a()", members: "  private func a() { self.p.value = () }")),
    RuleCase(
      "A function for a selector must stay", Sketch.template(members: "  @objc private func tick() {}")),
    RuleCase(
      "Functions in an extension are outside the class",
      Sketch.template(
        below:
          "extension LoginViewModel {\n  private func a() {}\n}\nprivate extension String {\n  func b() {}\n}"
      )),
    RuleCase(
      "A function that an extension shows to other files is a helper",
      messages: [
        "make 'described' a private function at the bottom of the file, or declare it in the inputs: a view uses only the ports"
      ],
      Sketch.template(
        inputs: "  func tapped()", members: "  func tapped() {}",
        below: """
          extension LoginViewModel { func ▸described() -> String { "" } }
          fileprivate extension LoginViewModel { func hidden() {} }
          """)),
    RuleCase(
      "A stream that is no port is none that a view may observe", .kickstarterKotlin,
      messages: ["make 'items' 'private', or declare it in 'Outputs': a view uses only the ports"],
      Sketch.kotlin(
        inputs: "fun tapped()", outputs: "fun title(): Observable<String>",
        members: """
          val ▸items = MutableLiveData<List<Int>>()
          val count = 0
          @VisibleForTesting val events = PublishSubject.create<Int>()
          private val hidden = PublishSubject.create<Int>()
          val tapped = PublishSubject.create<Unit>()
          private val title: Observable<String> = tapped.map { "" }
          val inputs: Inputs = this
          val outputs: Outputs = this
          override fun tapped() = tapped.onNext(Unit)
          override fun title(): Observable<String> = title
          """)),
    RuleCase("Private initializers are no helpers", Sketch.template(members: "  private init() {}")),
    RuleCase(
      "An internal function and a private computed property are helpers",
      messages: [
        "make 'isValid' a private function at the bottom of the file, or declare it in the inputs: a view uses only the ports",
        "make 'isLoggedIn' a private function at the bottom of the file: a view model contains only its ports",
        "make 'described' a private function at the bottom of the file, or declare it in the inputs: a view uses only the ports",
      ],
      Sketch.template(
        inputs: "  func tapped()",
        members: """
            private let tappedProperty = MutableProperty(())
            public func tapped() { self.tappedProperty.value = () }
            func ▸isValid(_ email: String) -> Bool { return email.contains("@") }
            private var ▸isLoggedIn: Bool { return AppEnvironment.current.currentUser != nil }
            public func ▸described() -> String { return "" }
            @objc func selected() {}
            static func make() -> Int { return 1 }
          """)),
    RuleCase(
      "Another protocol may ask for an internal function",
      """
      public protocol LoginViewModelInputs {}
      public protocol LoginViewModelOutputs {}
      protocol RowDelegate { func rowTapped() }
      public final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs, RowDelegate {
        func rowTapped() {}
      }
      """),
    RuleCase(
      "A function below the class that it calls is private",
      messages: ["mark 'half' as 'private': a helper belongs to its file"],
      Sketch.template(
        members: "  init() { print(half(4)) }",
        below:
          "func ▸half(_ n: Int) -> Int { n / 2 }\nfunc twice(_ n: Int) -> Int { n * 2 }\npublic func third() {}"
      )),
    RuleCase(
      "A function that is named with its labels is used",
      messages: ["mark 'half' as 'private': a helper belongs to its file"],
      Sketch.template(
        members: "  init() { self.a = b.map(half(of:)) }", below: "func ▸half(of n: Int) -> Int { n / 2 }")),
    RuleCase(
      "What is neither a port nor backs one has no place in the class",
      messages: [
        "make 'text' a private function at the bottom of the file: a view model contains only its ports",
        "make 'isValid' a private function at the bottom of the file: a view model contains only its ports",
        "derive 'formatter' from the inputs in 'init': a view model stores only its inputs and outputs",
        "derive 'count' from the inputs in 'init': a view model stores only its inputs and outputs",
        "remove 'delegate': a view model does not hold views; tell a view what to do with an output",
        "make 'title' private, or declare it in the outputs: a view uses only the ports",
      ],
      Sketch.template(
        inputs: "  func tapped()", outputs: "  var a: Signal<Int, Never> { get }",
        members: """
            init(client: Client) { self.client = client }
            private let tappedProperty = MutableProperty(())
            public func tapped() { self.tappedProperty.value = () }
            public let a: Signal<Int, Never>
            public var ▸text: String { return self.tappedProperty.description }
            private let ▸isValid: (String) -> Bool = { !$0.isEmpty }
            private lazy var ▸formatter: NumberFormatter = NumberFormatter()
            private var ▸count = 0
            weak var ▸delegate: LoginDelegate?
            public let ▸title: Signal<String, Never>
            private let client: Client
            private let token = Lifetime.Token()
            static var shared = 1
            @Atomic private var state = 1
            public var inputs: LoginViewModelInputs { return self }
            public var outputs: LoginViewModelOutputs { return self }
          """)),
    RuleCase(
      "A property that an input replaces backs it",
      Sketch.template(
        inputs: "  func tapped(_ x: Int)",
        members: "  private var last = 0\n  public func tapped(_ x: Int) { self.last = x }")),
  ]

  static let javaCases = [
    RuleCase(
      "Static helpers in Java stand between the constructor and the fields", .kickstarterJava,
      Self.java(
        helpers: """
              private static boolean a(final String x) { return b(x).isEmpty(); }
              private static @NonNull String b(final String x) { return x; }
          """)),
    RuleCase(
      "A helper that uses the instance is no static one either", .kickstarterJava,
      messages: [
        "pass 'tapped' to 'a' and make it static: a helper receives everything it needs as arguments",
        "make 'b' static: a helper receives everything it needs as arguments",
      ],
      Self.java(
        helpers: """
              private Observable<Void> ▸a() { return this.tapped.share(); }
              private @NonNull String ▸b(final String x) { return x; }
          """)),
    RuleCase(
      "Methods that override something or have an annotation are no helpers", .kickstarterJava,
      Self.java(
        helpers:
          "    @Override protected void onCreate() {}\n    @VisibleForTesting void a() {}\n    protected void b() {}"
      )
    ),
    RuleCase(
      "A helper above the constructor or below the fields is out of place", .kickstarterJava,
      messages: [
        "move 'a' after 'ViewModel': helpers come after the constructor",
        "move 'b' before 'tapped': helpers come before the subject of an input",
        "move 'c' before 'tapped': helpers come before the subject of an input",
      ],
      Self.java(
        top: "    private static void ▸a() {}",
        bottom: "    private static void ▸b() {}\n    private static void ▸c() {}")),
    RuleCase(
      "Constants, dependencies, auxiliary fields and nested types may stand above a helper", .kickstarterJava,
      Self.java(
        top:
          "    private static final int SIZE = 2;\n    private final Subject<Void> aux = PublishSubject.create();",
        helpers: "    private static final class Row {}\n    private static void a() {}")),
    RuleCase(
      "Helpers without a constructor or fields have no place", .kickstarterJava,
      Sketch.java(
        members: "    private static void a() {}\n    private static final class Row { private void b() {} }")
    ),
    RuleCase(
      "Of a constructor below the fields the constructor is out of place", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              private final PublishSubject<Void> b = PublishSubject.create();
              public ViewModel(final Environment environment) { super(environment); }
              private static void ▸helper() {}
              public final Inputs inputs = this;
              @Override public void a() { this.a.onNext(null); }
              @Override public void b() { this.b.onNext(null); }
          """)),
    RuleCase(
      "A visible method in Java that implements nothing is a helper", .kickstarterJava,
      Sketch.java(
        inputs: "    void tapped();",
        members: """
              private final PublishSubject<Void> tapped = PublishSubject.create();

              boolean ▸isValid(final String email) { return email.contains("@"); }
              public static @NonNull String ▸title() { return ""; }
              @VisibleForTesting void reset() {}
              @Override protected void onCleared() {}
              public void tapped() { this.tapped.onNext(null); }
          """)),
    RuleCase(
      "What is declared elsewhere may ask for a method in Java", .kickstarterJava,
      Sketch.java(inherited: "OtherAdapter.Delegate", members: "    public void rowTapped() {}")),
    RuleCase(
      "A helper in Java gets no singleton by itself, and is not protected", .kickstarterJava,
      messages: [
        "pass 'Session' to 'a': a helper receives everything it needs as arguments",
        "make 'b' 'private static', or declare it in 'Inputs' or 'Outputs': a view uses only the ports",
      ],
      Self.java(
        helpers: """
              private static String ▸a() { return Session.getInstance().name(); }
              protected static String ▸b(final String x) { return x; }
          """)),
  ]

  /// Helpers that become static, before and after.
  static let edits = [
    (
      "    private boolean a(final String x) { return x.isEmpty(); }",
      "    private static boolean a(final String x) { return x.isEmpty(); }"
    ),
    (
      "    private @NonNull <T> T a(final T x) { return checkNotNull(x); }",
      "    private static @NonNull <T> T a(final T x) { return checkNotNull(x); }"
    ),
    (
      "    private int a(final int x) { return LIMIT + SIZE + b(x); }\n    private static int b(int x) { return x; }",
      "    private static int a(final int x) { return LIMIT + SIZE + b(x); }\n    private static int b(int x) { return x; }"
    ),
  ]

  @Test("A helper that uses no instance becomes static, and so do references to it", arguments: edits)
  func mendsHelpers(_ testCase: (bad: String, good: String)) throws {
    func source(_ helper: String, _ owner: String) -> String {
      "import static com.example.libs.Preconditions.checkNotNull;\n"
        + Self.java(
          top: "    private static final int LIMIT = 1;",
          helpers: helper
            + "\n    @Override void use() { make(x -> { this.a(x); }, \(owner)::a, \(owner) :: a); }"
        ).replacing("interface Inputs", with: "int SIZE = 20;\n  interface Inputs")
    }
    let example = RuleExample(
      .kickstarterJava, isFixed: true, bad: source(testCase.bad, "this"),
      good: source(testCase.good, "ViewModel").replacing("ViewModel :: a", with: "ViewModel :: a"))
    try EditCheck.check("helper-placement", example)
  }

  /// Whether each finding can be mended.
  private static func fixable(_ source: String) throws -> [Bool] {
    try Lint.findings(in: source, dialect: .kickstarterJava, rules: ["helper-placement"]).map(\.fixable)
  }

  static let instanceUses = [
    "return this.tapped;", "return tapped;", "return use(this);", "return this.tapped();", "return tapped();",
    "return super.toString();", "return inherited;", "return inherited();", "return x.map(this::tapped);",
    "return new Object() { int y = 1; };",
    "return ViewModel.this.tapped;", "return x.map(y -> tapped.share());",
  ]

  @Test(
    "A helper that uses the instance, or may do so, is left for a person to mend", arguments: instanceUses)
  func leavesHelpers(_ statement: String) throws {
    #expect(
      try Self.fixable(Self.java(helpers: "    private Object a(final Object x) { \(statement) }")) == [false]
    )
  }

  @Test(
    "A helper that creates an object of an inner class needs the instance that this belongs to",
    arguments: [("class", [false]), ("static class", [true])])
  func leavesInnerClasses(_ keyword: String, _ fixable: [Bool]) throws {
    let source = Self.java(
      helpers: "    private Object a(final Object x) { return new Order(); }\n    private \(keyword) Order {}"
    )
    #expect(try Self.fixable(source) == fixable)
  }

  @Test("A helper that has overloads or that nothing can find all references of is left for a person to mend")
  func leavesReferences() throws {
    #expect(
      try Self.fixable(
        Self.java(helpers: "    private int a() { return 1; }\n    private int a(int x) { return x; }"))
        == [false, false])
    #expect(
      try Self.fixable(
        Self.java(
          helpers: "    private int a() { return 1; }\n    @Override void b() { use(ViewModel.this::a); }"))
        == [false])
  }

  @Test("Private helpers stand at the bottom, outside the class", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("helper-placement") }
}
