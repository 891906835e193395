import Rules
import SourceModel
import Testing

struct InputStorageNameTests {
  /// A view model with one subject, which all of some methods feed.
  private static func java(_ field: String, in methods: [String]) -> String {
    Sketch.java(
      inputs: methods.map { "    \($0);\n" }.joined(),
      members: "    private final PublishSubject<Object> \(field) = PublishSubject.create();\n"
        + methods.map {
          "    @Override public \($0) { this.\(field.filter { $0 != "▸" }).onNext(null); }\n"
        }.joined())
  }

  private static func sketch(_ storage: String, _ statement: String, function: String = "a(_ x: Int)")
    -> String
  {
    Sketch.template(
      inputs: "  func \(function)", members: "  \(storage)\n  public func \(function) { \(statement) }")
  }

  static let cases = [
    RuleCase(
      "What stands before the suffix is free",
      sketch("private let other1Property = MutableProperty<Int?>(nil)", "self.other1Property.value = x")),
    RuleCase(
      "An argument's name is right for a configuration",
      sketch(
        "private let projectProperty = MutableProperty<Project?>(nil)",
        "self.projectProperty.value = project", function: "configureWith(project: Project)")),
    RuleCase(
      "A pipe has other names",
      sketch("private let (aSignal, aObserver) = Signal<Int, Never>.pipe()", "self.aObserver.send(value: x)")),
    RuleCase(
      "A missing suffix is reported",
      messages: [
        "rename 'emailChanged' to 'emailChangedProperty': a property that backs an input ends in 'Property'"
      ],
      sketch("private let ▸emailChanged = MutableProperty<Int?>(nil)", "self.emailChanged.value = x")),
    RuleCase(
      "A suffix of another kind of stream is replaced",
      messages: [
        "rename 'aTappedSubject' to 'aTappedProperty': a property that backs an input ends in 'Property'"
      ],
      sketch("private let ▸aTappedSubject = MutableProperty<Int?>(nil)", "self.aTappedSubject.value = x")),
    RuleCase(
      "A suffix that the input has in its own name is kept",
      messages: [
        "rename 'emailSubject' to 'emailSubjectProperty': a property that backs an input ends in 'Property'"
      ],
      sketch(
        "private let ▸emailSubject = MutableProperty<Int?>(nil)", "self.emailSubject.value = x",
        function: "emailSubjectChanged(_ x: Int)")),
    RuleCase(
      "The word in the middle is no suffix",
      messages: [
        "rename 'emailPropertyChanged' to 'emailChangedProperty': a property that backs an input ends in 'Property'"
      ],
      sketch(
        "private let ▸emailPropertyChanged = MutableProperty<Int?>(nil)",
        "self.emailPropertyChanged.value = x")),
    RuleCase(
      "A property that no input feeds is left alone",
      sketch(
        "private let a = MutableProperty(0)\n  private let bProperty = MutableProperty<Int?>(nil)",
        "self.bProperty.value = x")),
    RuleCase(
      "Several inputs that feed one property are one finding",
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members:
          "  private let ▸taps = MutableProperty(())\n  public func a() { self.taps.value = () }\n  public func b() { self.taps.value = () }"
      )),
  ]

  static let javaCases = [
    RuleCase("Field and method have one name", .kickstarterJava, Self.java("a", in: ["void a(int x)"])),
    RuleCase(
      "Another name is reported, the argument's too", .kickstarterJava,
      messages: ["rename 'email' to 'emailChanged': a field is named after the input that it backs"],
      Self.java("▸email", in: ["void emailChanged(String email)"])),
    RuleCase(
      "What configures names the field after what it is given", .kickstarterJava,
      Self.java(
        "project", in: ["void configureWith(Project project)"])
        + Self.java("projectAndReward", in: ["void configureWith(Project p, Reward r)"])
        + Self.java("email", in: ["void setEmail(String email)"])),
    RuleCase(
      "A field that several inputs feed may have a name of its own", .kickstarterJava,
      Self.java("backPressed", in: ["void backButtonClicked()", "void backPressed()"])
        + Self.java("back", in: ["void backButtonClicked()", "void backPressed()"])),
    RuleCase(
      "Fields that one input feeds together may have names of their own", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(int x, int y);",
        members: """
              private final PublishSubject<Integer> p = PublishSubject.create();
              private final PublishSubject<Integer> q = PublishSubject.create();
              @Override public void a(final int x, final int y) { this.p.onNext(x); this.q.onNext(y); }
          """)),
    RuleCase(
      "What a delegate's method feeds may have a name of its own", .kickstarterJava,
      Sketch.java(
        inherited: "Other",
        members: """
              private final PublishSubject<Integer> p = PublishSubject.create();
              @Override public void rowClicked(final Row row, final int x) { this.p.onNext(x); }
          """, below: "interface Other { void rowClicked(Row row, int x); }")),
    RuleCase(
      "A subject that is an output too has the output's name", .kickstarterJava,
      Sketch.java(
        inputs: "    void helpClicked();", outputs: "    Observable<Void> startHelpActivity();",
        members: """
              private final PublishSubject<Void> startHelpActivity = PublishSubject.create();
              @Override public void helpClicked() { this.startHelpActivity.onNext(null); }
              @Override public Observable<Void> startHelpActivity() { return this.startHelpActivity; }
          """)),
    RuleCase(
      "A field that holds no stream has any name", .kickstarterJava,
      Sketch.java(
        inputs: "    void a(int x);",
        members: "    private int b;\n    @Override public void a(final int x) { this.b = x; }")),
  ]

  @Test("The property that backs an input ends in Property", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-storage-name") }
}
