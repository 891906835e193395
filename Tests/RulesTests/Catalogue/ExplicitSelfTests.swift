import Rules
import SourceModel
import Testing

struct ExplicitSelfTests {
  private static func java(_ statements: String) -> String {
    Sketch.java(
      inputs: "    void tapped();",
      members: """
            private final Object any;
            private final Observable<Item> item;
            private final PublishSubject<Void> tapped = PublishSubject.create();
            private static final int shared = 1;
            private int x;
            public ViewModel(final @NonNull Environment environment, final int x) {
        \(statements)
            }
            @Override public void tapped() { this.tapped.onNext(null); }
            private void helper() {}
            private Item item(int index) { return null; }
        """)
  }

  private static func sketch(_ statements: String) -> String {
    Sketch.template(
      members: """
          public init(service: Service, x: Int) {
        \(statements)
          }
          private let xProperty = MutableProperty(0)
          private let x: Int
          private let item: Item?
          private static let shared = 1
          private func helper() {}
        """)
  }

  static let cases = [
    RuleCase(
      "Parameters, locals and captures that have the name are not meant",
      sketch(
        """
            self.x = x
            let xProperty = MutableProperty(1)
            xProperty.value = x
            observe { [item = self.item] in use(item) }
            values.map { item in item.id }
            for item in items { use(item) }
            if case .some(let item) = maybe { use(item) }
            guard let item = self.item else { return }
            use(item)
        """)),
    RuleCase(
      "A guard binds for what follows, not for its own else",
      sketch(
        """
            guard let item = find() else { return use(▸item) }
            use(item)
        """)),
    RuleCase(
      "A condition binds for what follows in it and for its body",
      sketch(
        """
            if let item = find(), item.isNew { use(item) } else { use(▸item) }
            while let item = next() { use(item) }
        """)),
    RuleCase(
      "Cases, catches and nested functions bind",
      sketch(
        """
            switch kind {
            case .a(let item), .b(let item) where item.isNew: use(item)
            case let .c(item): use(item)
            default: use(▸item)
            }
            do { try run() } catch let item { use(item) }
            func local(item: Int) { use(item) }
            local(item: 1)
        """)),
    RuleCase("A local is not known in its own value", sketch("    let item = ▸item\n    use(item)")),
    RuleCase(
      "A shorthand binding reads the variable",
      messages: ["write 'item = self.item': it is an instance variable"],
      sketch("    if let ▸item { use(item) }")),
    RuleCase("Every place is reported", sketch("    use(▸xProperty, { ▸item })\n    ▸xProperty.value = 1")),
    RuleCase(
      "Labels, members, key paths, cases and functions are no variables",
      sketch(
        """
            use(item: 1, x: 2)
            other.item.x = 3
            values.map(\\.item.x)
            state = .item
            helper()
            map(item(of:))
            Self.shared
        """)),
    RuleCase(
      "Static functions see no instance",
      Sketch.template(members: "  private let item = 1\n  static func make(items: [Int]) { use(item) }")),
    RuleCase(
      "A nested type sees no instance",
      Sketch.template(
        members: "  private let item = 1\n  struct Row { let item: Int; func use() { print(item) } }")),
    RuleCase(
      "Getters, observers and lazy values see the instance",
      Sketch.template(
        members: """
            private let item = 1
            var next: Int { ▸item + 1 }
            var last = 0 { didSet { use(▸item, oldValue) } }
            lazy var later = make(▸item)
            let now = item
          """)),
    RuleCase(
      "Extensions of the type see the instance",
      Sketch.template(
        members: "  fileprivate let item = 1",
        below: "extension LoginViewModel {\n  func f() { use(▸item) }\n}")),
    RuleCase(
      "The ports themselves are instance variables",
      Sketch.template(
        members:
          "  public init() { ▸inputs.viewDidLoad() }\n  public var inputs: LoginViewModelInputs { return self }"
      )),
    RuleCase(
      "What the macro makes is an instance variable",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs { func tapped() }
        public protocol Outputs { var a: Signal<Int, Never> { get } }
        public init() { ▸a = ▸tappedProperty.signal.map { 1 } }
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "A condition of the compiler does not hide what it binds",
      sketch("    #if DEBUG\n    let item = 1\n    #endif\n    use(item)")),
    RuleCase("An interpolated name is a use", sketch("    print(\"\\(▸item) \\(self.x)\")")),
  ]

  static let javaCases = [
    RuleCase(
      "Parameters, locals and what lambdas declare are not meant in Java", .kickstarterJava,
      Self.java(
        """
              this.x = x;
              final PublishSubject<Void> tapped = PublishSubject.create();
              tapped.onNext(null);
              this.item.map(item -> item.id());
              Observable.zip(this.item, this.item, (item, other) -> item);
              for (final Item item : items()) { use(item); }
              try (Item item = open()) { use(item); } catch (Exception item) { use(item); }
              if (this.any instanceof Item item) { use(item); }
        """)),
    RuleCase(
      "A lambda sees the instance, and is no scope of its own", .kickstarterJava,
      Self.java("      this.item.map(__ -> ▸any).subscribe(y -> { this.item.onNext(▸item); });")),
    RuleCase(
      "Every use in Java is reported", .kickstarterJava,
      messages: [
        "write 'this.tapped': it is an instance variable", "write 'this.item': it is an instance variable",
        "write 'this.any': it is an instance variable", "write 'this.any': it is an instance variable",
      ],
      Self.java(
        "      ▸tapped.map(▸item::combine).subscribe();\n      ▸any = 2;\n      use(((Item) ▸any).id());")),
    RuleCase(
      "Methods, types, labels, members and static fields are no variables in Java", .kickstarterJava,
      Self.java(
        """
              tapped();
              helper();
              item(1);
              use(other.item.x);
              use(ViewModel.shared, shared, SHARED);
              item: while (true) { break item; }
              this.tapped.map(Item::item).map(this::helper);
        """)),
    RuleCase(
      "An anonymous or a local class has fields of its own", .kickstarterJava,
      Self.java(
        """
              use(new Item() {
                private int any;
                @Override int id() { return any + item; }
              });
              class Local { int any; int y() { return any; } }
              use(▸any);
        """)),
    RuleCase(
      "Getters, fields, blocks and lambdas in fields see the instance", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Integer> item();",
        members: """
              { use(▸item); }
              static { use(item); }
              private final Observable<Integer> item = make();
              private final Observable<Integer> twice = ▸item.map(i -> i * 2);
              private final Supplier<Observable<Integer>> later = () -> ▸item;
              private static final Object NONE = item;
              @Override public Observable<Integer> item() { return ▸item; }
              private static int helper(final int item) { return item; }
          """)),
    RuleCase(
      "What a superclass declares is not the file's", .kickstarterJava,
      Self.java("      koala.trackLogin();\n      environment.apiClient();")),
    RuleCase(
      "A nested class has its own instance", .kickstarterJava,
      Sketch.java(
        members:
          "    private final int item = 1;\n    private static final class Row { int item; int id() { return item; } }"
      )),
    RuleCase(
      "A field of a superclass of the run is an instance variable", .kickstarterJava,
      Sketch.java(
        members: """
              public ViewModel(final Environment environment) {
                super(environment);
                ▸koala.track();
                this.koala.track();
                other.log(LIMIT, environment, com.example.Tools.all);
              }
          """,
        beside: "  String other = null;",
        below: "abstract class ActivityViewModel<T> { protected final Koala koala = null; }")),
    RuleCase(
      "A superclass that is not in the run says nothing of its fields", .kickstarterJava,
      Sketch.java(
        members: "    public ViewModel(final Environment environment) { super(environment); koala.track(); }")
    ),
  ]

  @Test("Instance variables are written with self", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("explicit-self") }
}
