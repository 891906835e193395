import Rules
import SourceModel
import Testing

struct OutputStorageNameTests {
  private static func sketch(_ field: String, _ statement: String) -> String {
    Sketch.java(
      outputs: "    Observable<Integer> a();",
      members:
        "    private final Observable<Integer> \(field);\n    @Override public Observable<Integer> a() { \(statement) }"
    )
  }

  static let cases = [
    RuleCase("Field and method have one name", .kickstarterJava, sketch("a", "return this.a;")),
    RuleCase("It may be written without this", .kickstarterJava, sketch("a", "return a;")),
    RuleCase(
      "Another name is reported", .kickstarterJava,
      messages: ["rename 'b' to 'a': a field is named after the output that it backs"],
      sketch("▸b", "return this.b;")),
    RuleCase(
      "A method that applies operators does not give back the field", .kickstarterJava,
      sketch("b", "return this.b.distinctUntilChanged();")),
    RuleCase(
      "A method of several statements may give back anything", .kickstarterJava,
      sketch("b", "if (this.x) { return this.b; } return Observable.empty();")),
    RuleCase(
      "A field that backs two outputs has the name of one", .kickstarterJava,
      Sketch.java(
        outputs: "    Observable<Void> a();\n    Observable<Void> b();",
        members: """
              private final Observable<Void> b;
              @Override public Observable<Void> a() { return this.b; }
              @Override public Observable<Void> b() { return this.b; }
          """)),
    RuleCase(
      "A subject that backs an input as well may have the input's name", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();", outputs: "    Observable<Void> b();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              @Override public void a() { this.a.onNext(null); }
              @Override public Observable<Void> b() { return this.a; }
          """)),
    RuleCase(
      "A dependency has its own name", .kickstarterJava,
      sketch("b", "return this.currentUser.observable();")),
    RuleCase(
      "The names of inherited methods are those of whoever declares them", .kickstarterJava,
      Sketch.java(
        members:
          "    private final Observable<Void> b;\n    @Override public Observable<Void> a() { return this.b; }",
        below: "interface Other { Observable<Void> a(); }"
      ).replacing("interface Outputs", with: "interface Outputs extends Other")),
    RuleCase(
      "Errors are outputs", .kickstarterJava,
      Sketch.java(
        errors: "    Observable<String> e();",
        members:
          "    private final Observable<String> ▸f;\n    @Override public Observable<String> e() { return this.f; }"
      )),
  ]

  @Test("The field of an output has the name of its method", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("output-storage-name") }
}
