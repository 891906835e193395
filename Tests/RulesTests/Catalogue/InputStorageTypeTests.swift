import Rules
import SourceModel
import Testing

struct InputStorageTypeTests {
  private static func java(_ storage: String, _ statements: String = "this.a.onNext(x);") -> String {
    Sketch.java(
      inputs: "    void a(int x);",
      members: "    \(storage)\n    @Override public void a(final int x) { \(statements) }")
  }

  private static func sketch(_ storage: String, _ statement: String) -> String {
    Sketch.template(
      inputs: "  func a(_ x: Int)", members: "  \(storage)\n  public func a(_ x: Int) { \(statement) }")
  }

  static let cases = [
    RuleCase(
      "A property with a type or without is one",
      sketch("private let a: MutableProperty<Int?> = .init(nil)", "self.a.value = x")),
    RuleCase(
      "The observer of a pipe is accepted",
      sketch("private let (s, o) = Signal<Int, Never>.pipe()", "self.o.send(value: x)")),
    RuleCase(
      "A stored observer is accepted",
      sketch("private let o: Signal<Int, Never>.Observer", "self.o.send(value: x)")),
    RuleCase("A plain variable is reported", sketch("private var ▸a: Int?", "self.a = x")),
    RuleCase(
      "A subject of another library is reported",
      sketch("private let ▸a = PublishSubject<Int>()", "self.a.onNext(x)")),
    RuleCase(
      "A collaborator's property is the collaborator's",
      sketch("private let player: Player", "self.player.rate = x")),
    RuleCase(
      "A type alias is looked through",
      sketch("private let a: Box", "self.a.value = x").appending("\ntypealias Box = MutableProperty<Int?>")),
    RuleCase(
      "A type whose declaration is in the run may wrap one",
      sketch("private let a: Box", "self.a.value = x").appending("\nfinal class Box { var value = 0 }")),
    RuleCase(
      "A property with a value from a function is left alone",
      sketch("private let a = makeProperty()", "self.a.value = x")),
    RuleCase(
      "What a function notes beside the storage does not back the input",
      Sketch.template(
        inputs: "  func a()",
        members: """
            private var loadDate: Date?
            private let aProperty = MutableProperty(())
            public func a() {
              self.loadDate = Date()
              self.aProperty.value = ()
            }
          """)),
    RuleCase(
      "A property that is bound is not replaced",
      Sketch.template(
        inputs: "  func a(_ x: Int)",
        members:
          "  private let aProperty = MutableProperty(0)\n  public func a(_ x: Int) { self.aProperty <~ SignalProducer(value: x) }"
      )),
    RuleCase(
      "A dependency is no storage",
      Sketch.template(
        inputs: "  func a()",
        members:
          "  private let badge: BadgeStore\n  public init(badge: BadgeStore) { self.badge = badge }\n  public func a() { self.badge.value = 0 }"
      )),
    RuleCase(
      "A generic type alias is looked through",
      sketch("private let a = Prop<Int?>(nil)", "self.a.value = x").appending(
        "\ntypealias Prop<T> = MutableProperty<T>")),
  ]

  static let javaCases = [
    RuleCase(
      "A publish subject in Java may be declared in several ways", .kickstarterJava,
      Self.java("private final PublishSubject<Integer> a = PublishSubject.create();")
        .appending(
          Self.java("private final rx.subjects.PublishSubject<Integer> a = PublishSubject.create();")
        )
        .appending(
          Self.java("private final Subject<Integer> ▸a = PublishSubject.<Integer>create().toSerialized();"))),
    RuleCase(
      "A behavior subject is no publish subject", .kickstarterJava,
      messages: ["declare 'a' as a 'PublishSubject', not as 'BehaviorSubject<Integer>': it backs an input"],
      Self.java("private final BehaviorSubject<Integer> ▸a = BehaviorSubject.create(0);")),
    RuleCase(
      "A relay is none", .kickstarterJava,
      Self.java("private final PublishRelay<Integer> ▸a = PublishRelay.create();", "this.a.accept(x);")),
    RuleCase("A plain field is none", .kickstarterJava, Self.java("private int ▸a;", "this.a = x;")),
    RuleCase(
      "A field of a collaborator is the collaborator's", .kickstarterJava,
      Self.java("private final Player player = new Player();", "this.player.rate = x; this.player.play();")),
    RuleCase(
      "A subject that is passed to the constructor is a collaborator", .kickstarterJava,
      Self.java(
        "private final BehaviorSubject<Integer> a; ViewModel(final Environment e) { this.a = e.subject(); }")),
    RuleCase(
      "A subject of the run may wrap one", .kickstarterJava,
      Self.java("private final IntegerSubject a = new IntegerSubject();").appending("class IntegerSubject {}")
    ),
    RuleCase(
      "A subject that an output hands out as well is left alone", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(int x);", outputs: "    Observable<Integer> b();",
        members: """
              private final PublishProcessor<Integer> b = PublishProcessor.create();
              @Override public void a(final int x) { this.b.onNext(x); }
              @Override public Observable<Integer> b() { return this.b; }
          """)),
    RuleCase(
      "A subject that a method of an output only starts from is an input's", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(int x);", outputs: "    Observable<String> b();",
        members: """
              private final BehaviorSubject<Integer> ▸a = BehaviorSubject.create();
              @Override public void a(final int x) { this.a.onNext(x); }
              @Override public Observable<String> b() { return this.a.map(x -> "" + x); }
          """)),
    RuleCase(
      "State that is changed beside the publish subject does not back the input", .kickstarterJava,
      Self.java(
        "private final BehaviorSubject<Boolean> s = BehaviorSubject.create(); private final PublishSubject<Integer> a = PublishSubject.create();",
        "this.s.onNext(true); this.a.onNext(x);")),
    RuleCase(
      "What a method in Java notes beside the subject does not back the input", .kickstarterJava,
      Self.java(
        "private int count; private final PublishSubject<Integer> a = PublishSubject.create();",
        "this.count += 1; this.a.onNext(x);")),
    RuleCase(
      "A subject that replays backs outputs alone", .kickstarterJava,
      messages: [
        "store the input of 'name' in a 'PublishSubject' of its own: a 'BehaviorSubject' stores only outputs"
      ],
      Sketch.java(
        inputs: "    void name(String name);\n    void title(String title);",
        outputs: "    Observable<String> nameText();\n    Observable<String> titleText();",
        members: """
              private final BehaviorSubject<String> ▸name = BehaviorSubject.create();
              private final PublishSubject<String> title = PublishSubject.create();

              @Override public void name(final String name) { this.name.onNext(name); }
              @Override public void title(final String title) { this.title.onNext(title); }
              @Override public Observable<String> nameText() { return this.name; }
              @Override public Observable<String> titleText() { return this.title; }
          """)),
    RuleCase(
      "A list with the name of the input is no subject", .kickstarterJava,
      messages: ["declare 'a' as a 'PublishSubject', not as 'List<Integer>': it backs an input"],
      java("private final List<Integer> ▸a = new ArrayList<>();", "this.a.add(x);")),
  ]

  @Test("An input is stored in a MutableProperty", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-storage-type") }
}

extension String {
  fileprivate func appending(_ text: String) -> String { self + text }
}
