import Rules
import SourceModel
import TestSupport
import Testing

struct PrivateStorageTests {
  private static func java(_ storage: String) -> String {
    Sketch.java(
      inputs: "    void a();",
      members:
        "    \(storage) = PublishSubject.create();\n    @Override public void a() { this.a.onNext(null); }")
  }

  private static func sketch(_ storage: String, _ statement: String = "self.a.value = ()") -> String {
    Sketch.template(inputs: "  func a()", members: "  \(storage)\n  public func a() { \(statement) }")
  }

  static let cases = [
    RuleCase("Both words for private are right", sketch("fileprivate let a = MutableProperty(())")),
    RuleCase("No word is not private", sketch("let ▸a = MutableProperty(())")),
    RuleCase("Another word is not private", sketch("public let ▸a = MutableProperty(())")),
    RuleCase(
      "A private setter does not make it private", sketch("public private(set) var ▸a = MutableProperty(())")),
    RuleCase("A variable is no constant", sketch("private var ▸a = MutableProperty(())")),
    RuleCase(
      "A pipe is private too", sketch("let (s, ▸o) = Signal<Void, Never>.pipe()", "self.o.send(value: ())")),
    RuleCase(
      "A property that no input feeds is left alone",
      sketch("private let a = MutableProperty(())\n  let b = MutableProperty(0)")),
    RuleCase(
      "A variable that is replaced is left to the rule about its type",
      sketch("private var a: Void?", "self.a = ()")),
    RuleCase(
      "A lazy property misses what is observed before its first use",
      Sketch.template(
        inputs: "  func a()\n  func b(_ b: Int)",
        members: """
            private lazy var ▸aProperty = MutableProperty(())
            func a() { self.aProperty.value = () }
            private lazy var ▸bProperty = MutableProperty(self.start)
            func b(_ b: Int) { self.bProperty.value = b }
          """)),
    RuleCase(
      "A subject of the class is shared by all view models", .kickstarterJava,
      messages: ["remove 'static' from 'a': each view model has inputs of its own"],
      java("private static final PublishSubject<Void> ▸a")),
  ]

  static let javaCases = [
    RuleCase(
      "Final and private may stand in any order", .kickstarterJava,
      java("final private PublishSubject<Void> a")),
    RuleCase(
      "No word is not private in Java either", .kickstarterJava, java("final PublishSubject<Void> ▸a")),
    RuleCase("Protected is not private", .kickstarterJava, java("protected final PublishSubject<Void> ▸a")),
    RuleCase(
      "A field that is not final is reported", .kickstarterJava,
      messages: ["declare 'a' as 'private final': it backs an input"],
      java("private @NonNull PublishSubject<Void> ▸a")),
    RuleCase(
      "A field that no input feeds is left alone", .kickstarterJava,
      java("private final PublishSubject<Void> a = PublishSubject.create(); PublishSubject<Void> b")),
    RuleCase(
      "A field that is replaced cannot be final, and is private", .kickstarterJava,
      messages: ["declare 'a' as 'private': it backs an input"],
      Sketch.java(
        inputs: "    void a(int x);",
        members: "    int ▸a;\n    @Override public void a(final int x) { this.a = x; }")),
    RuleCase(
      "The field of an output in Java is private and final", .kickstarterJava,
      messages: ["declare 'title' as 'private final': it backs an output"],
      Sketch.java(
        outputs: "    Observable<String> name();\n    Observable<String> title();",
        members: """
              private final Observable<String> name;
              Observable<String> ▸title;

              @Override public Observable<String> name() { return this.name; }
              @Override public Observable<String> title() { return this.title; }
          """)),
  ]

  static let edits = [
    ("PublishSubject<Void> a", "private final PublishSubject<Void> a"),
    ("protected final PublishSubject<Void> a", "private final PublishSubject<Void> a"),
    ("private @NonNull PublishSubject<Void> a", "private @NonNull final PublishSubject<Void> a"),
    ("final rx.subjects.PublishSubject<Void> a", "private final rx.subjects.PublishSubject<Void> a"),
  ]

  @Test("The modifiers of a field in Java are mended", arguments: edits)
  func mendsFields(_ testCase: (bad: String, good: String)) throws {
    let example = RuleExample(
      .kickstarterJava, isFixed: true, bad: Self.java(testCase.bad), good: Self.java(testCase.good))
    try EditCheck.check("private-storage", example)
  }

  @Test("A field that is assigned elsewhere, or declared together with others, is left for a person to mend")
  func leavesFields() throws {
    let sources = [
      Self.java("void reset() { this.a = null; }\n    private PublishSubject<Void> a"),
      Self.java("{ new Thread() { void run() { a = null; } }; }\n    private PublishSubject<Void> a"),
      Self.java("private PublishSubject<Void> b, a"),
      Self.java("private volatile PublishSubject<Void> a"),
    ]
    for source in sources {
      let findings = try Lint.findings(in: source, dialect: .kickstarterJava, rules: ["private-storage"])
      #expect(findings.map(\.fixable) == [false], "\(source)")
    }
  }

  @Test("The property that backs an input is a private constant", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("private-storage") }
}
