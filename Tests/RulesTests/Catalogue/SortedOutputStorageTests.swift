import Rules
import SourceModel
import Testing

struct SortedOutputStorageTests {
  private static let outputs = "  var a: Signal<Int, Never> { get }\n  var b: Signal<Int, Never> { get }"

  static let cases = [
    RuleCase(
      "Other properties between do not matter",
      Sketch.template(
        outputs: outputs,
        members: "  public let a: Signal<Int, Never>\n  private let x = 1\n  public let b: Signal<Int, Never>"
      )),
    RuleCase(
      "Computed outputs are not stored",
      Sketch.template(
        outputs: outputs,
        members: "  public let b: Signal<Int, Never>\n  public var a: Signal<Int, Never> { return self.b }")),
    RuleCase(
      "One of several in one declaration counts",
      Sketch.template(outputs: outputs, members: "  public let b: Signal<Int, Never>, ▸a: Signal<Int, Never>")
    ),
    RuleCase(
      "Stored outputs out of order are reported",
      messages: ["move 'a' before 'b': stored outputs are alphabetized"],
      Sketch.template(
        outputs: outputs, members: "  public let b: Signal<Int, Never>\n  public let ▸a: Signal<Int, Never>")),
  ]

  static let javaCases = [
    RuleCase(
      "The fields of the outputs in Java are sorted, and no others", .kickstarterJava,
      messages: ["move 'a' before 'b': output fields are alphabetized"],
      Sketch.java(
        outputs: "    Observable<Integer> a();\n    Observable<Integer> b();\n    Observable<Integer> c();",
        members: """
              private final Observable<Integer> b;
              private final BehaviorSubject<Integer> aux = BehaviorSubject.create();
              private final BehaviorSubject<Integer> ▸a = BehaviorSubject.create();
              private final Observable<Integer> c;
              @Override public Observable<Integer> a() { return this.a; }
              @Override public Observable<Integer> b() { return b; }
              @Override public Observable<Integer> c() { return this.c.distinctUntilChanged(); }
          """)),
    RuleCase(
      "A field whose method applies operators has its own name and place", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Integer> a();\n    Observable<Integer> c();",
        members: """
              private final Observable<Integer> x;
              private final Observable<Integer> c;
              @Override public Observable<Integer> a() { return this.x.map(i -> i + 1); }
              @Override public Observable<Integer> c() { return this.c; }
          """)),
    RuleCase(
      "The fields of outputs and of errors may be sorted each by themselves", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Integer> b();", errors: "    Observable<Integer> a();",
        members: """
              private final Observable<Integer> b;
              private final Observable<Integer> a;
              @Override public Observable<Integer> b() { return this.b; }
              @Override public Observable<Integer> a() { return this.a; }
          """)),
  ]

  @Test("The stored outputs are alphabetized", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-output-storage") }

  @Test("The blueprint does not ask for it unless a team does")
  func isOptInForTheBlueprint() throws {
    let source = Sketch.blueprint(
      outputs: "  var a: Observable<Int> { get }\n  var b: Observable<Int> { get }",
      members: "  let b: Observable<Int>\n  let a: Observable<Int>")
    try RuleCase("", .rxSwift, configuration: "rules: {sorted-inputs: on}", source).check(
      "sorted-output-storage")
  }
}
