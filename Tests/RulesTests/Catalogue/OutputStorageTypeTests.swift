import Rules
import SourceModel
import TestSupport
import Testing

struct OutputStorageTypeTests {
  private static func sketch(_ field: String, _ result: String = "this.a") -> String {
    Sketch.java(
      outputs: "    Observable<Integer> a();",
      members: "    \(field)\n    @Override public Observable<Integer> a() { return \(result); }")
  }

  static let cases = [
    RuleCase("An observable is right", .kickstarterJava, sketch("private final Observable<Integer> a;")),
    RuleCase(
      "A behavior subject is right, qualified or not", .kickstarterJava,
      sketch("private final rx.subjects.BehaviorSubject<Integer> a = BehaviorSubject.create(1);")),
    RuleCase(
      "A publish subject is noted", .kickstarterJava,
      messages: [
        "declare 'a' as an 'Observable' or a 'BehaviorSubject', not as 'PublishSubject<Integer>': it backs an output"
      ], sketch("private final PublishSubject<Integer> ▸a = PublishSubject.create();")),
    RuleCase(
      "What happens once is to be an observable, since a behavior subject repeats it", .kickstarterJava,
      messages: ["declare 'showHelp' as an 'Observable', not as 'PublishSubject<Void>': it backs an output"],
      Sketch.java(
        outputs: "    Observable<Void> showHelp();",
        members:
          "    private final PublishSubject<Void> ▸showHelp = PublishSubject.create();\n    @Override public Observable<Void> showHelp() { return this.showHelp; }"
      )),
    RuleCase(
      "Other streams are noted", .kickstarterJava,
      sketch("private final ReplaySubject<Integer> ▸a = ReplaySubject.create();")),
    RuleCase(
      "A field that a method applies operators to under another name backs no output", .kickstarterJava,
      sketch("private final PublishSubject<Integer> b = PublishSubject.create();", "this.b.map(x -> x + 1)")),
    RuleCase(
      "A field that a method applies operators to under its own name backs one", .kickstarterJava,
      sketch("private final PublishSubject<Integer> ▸a = PublishSubject.create();", "this.a.map(x -> x + 1)")),
    RuleCase(
      "A dependency is no field of an output", .kickstarterJava,
      sketch("private final CurrentUserType a;", "this.a.count()")),
    RuleCase(
      "A subject that an input feeds as well is left alone", .kickstarterJava,
      Sketch.java(
        inputs: "    void b();", outputs: "    Observable<Void> a();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              @Override public void b() { this.a.onNext(null); }
              @Override public Observable<Void> a() { return this.a; }
          """)),
    RuleCase(
      "A subject of the run may be an observable", .kickstarterJava,
      sketch("private final StateSubject a;") + "class StateSubject extends Observable<Integer> {}"),
    RuleCase(
      "The fields of errors are judged alike", .kickstarterJava,
      Sketch.java(
        errors: "    Observable<String> e();",
        members:
          "    private final PublishSubject<String> ▸e = PublishSubject.create();\n    @Override public Observable<String> e() { return this.e; }"
      )),
  ]

  @Test("A stored output is an observable or a behavior subject", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("output-storage-type") }

  @Test("It is only a note")
  func isANote() throws {
    let findings = try Lint.findings(
      in: Self.sketch("private final PublishSubject<Integer> a = PublishSubject.create();"),
      dialect: .kickstarterJava, rules: ["output-storage-type"])
    #expect(findings.map(\.severity) == [.note])
  }
}
