import Rules
import SourceModel
import Testing

struct ForwardedInputTests {
  /// A view model with one input and one output.
  private static func java(
    _ statement: String, type: String = "PublishSubject", output: String = "showProject"
  )
    -> String
  {
    Sketch.java(
      inputs: "    void projectClicked(Project project);", outputs: "    Observable<Project> \(output)();",
      members: """
            public ViewModel(final Environment environment) {
              super(environment);
              \(statement)
            }

            private final PublishSubject<Project> projectClicked = PublishSubject.create();
            private final \(type)<Project> \(output) = \(type).create();

            @Override public void projectClicked(final Project project) {
              this.projectClicked.onNext(project);
            }
            @Override public Observable<Project> \(output)() { return this.\(output); }
        """)
  }

  static let cases = [
    RuleCase(
      "A subject that only passes an input on is reported", .kickstarterJava,
      messages: [
        "assign 'this.projectClicked' to 'this.showProject': an output that only repeats an input needs no subject"
      ],
      java("this.projectClicked.compose(bindToLifecycle()).▸subscribe(this.showProject);")),
    RuleCase(
      "Without 'this' and without a binding it is the same", .kickstarterJava,
      java("projectClicked.▸subscribe(showProject::onNext);")),
    RuleCase(
      "A one-off effect that replays is passed on as well", .kickstarterJava,
      java(
        "this.projectClicked.compose(bindToLifecycle()).▸subscribe(this.showProject::onNext);",
        type: "BehaviorSubject")),
    RuleCase(
      "State is sent again to late observers", .kickstarterJava,
      java(
        "this.projectClicked.compose(bindToLifecycle()).subscribe(this.project::onNext);",
        type: "BehaviorSubject",
        output: "project")),
    RuleCase(
      "Operators make another value", .kickstarterJava,
      java("this.projectClicked.filter(Project::isLive).subscribe(this.showProject::onNext);")),
    RuleCase(
      "Something else may send as well", .kickstarterJava,
      java(
        "this.projectClicked.subscribe(this.showProject::onNext); this.showProject.onNext(Project.none());")),
    RuleCase(
      "A collaborator is no output", .kickstarterJava,
      java("this.projectClicked.compose(bindToLifecycle()).subscribe(this.koala::trackClick);")),
    RuleCase(
      "What is assigned directly is right", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();", outputs: "    Observable<Void> b();",
        members: """
              public ViewModel(final Environment environment) {
                super(environment);
                this.b = this.a;
              }

              private final PublishSubject<Void> a = PublishSubject.create();
              private final Observable<Void> b;

              @Override public void a() { this.a.onNext(null); }
              @Override public Observable<Void> b() { return this.b; }
          """)),
    RuleCase(
      "A lambda that only passes its argument on does the same", .kickstarterJava,
      java("this.projectClicked.compose(bindToLifecycle()).▸subscribe(p -> this.showProject.onNext(p));")),
    RuleCase(
      "A lambda with a block and a type does, too", .kickstarterJava,
      java("this.projectClicked.▸subscribe((final Project p) -> { this.showProject.onNext(p); });")),
    RuleCase(
      "A lambda that sends something else is an operator", .kickstarterJava,
      java("this.projectClicked.subscribe(p -> this.showProject.onNext(p.parent()));")),
    RuleCase(
      "A lambda that sends null in the place of a value is one, too", .kickstarterJava,
      java("this.projectClicked.subscribe(__ -> this.showProject.onNext(null));")),
    RuleCase(
      "A lambda that does more is one, too", .kickstarterJava,
      java("this.projectClicked.subscribe(p -> { this.log(p); this.showProject.onNext(p); });")),
    RuleCase(
      "An input does not send to the subject of an output", .kickstarterJava,
      messages: [
        "send to a subject of its own in 'projectClicked', and assign it to 'this.showProject': outputs are derived from the inputs in the constructor"
      ],
      java("").replacing("this.projectClicked.onNext", with: "this.showProject.onNext").replacing(
        "void projectClicked(final", with: "void ▸projectClicked(final")),
    RuleCase(
      "An operator that changes nothing is none", .kickstarterJava,
      messages: [
        "assign 'this.projectClicked' to 'this.showProject' as it is: 'asObservable' changes nothing"
      ],
      java("this.showProject = this.projectClicked.▸asObservable();", type: "Observable")),
    RuleCase(
      "A map to the same value is none either, and to another one is", .kickstarterJava,
      java(
        "this.showProject = this.projectClicked.▸map(x -> x).asObservable();\n      this.a = this.b.map(x -> x);",
        type: "Observable")),
    RuleCase(
      "A map to another value is one", .kickstarterJava,
      java("this.showProject = this.projectClicked.map(x -> y).asObservable();", type: "Observable")),
    RuleCase(
      "What hides the subject of the input is one, too", .kickstarterJava,
      java("this.showProject = this.projectClicked.hide();", type: "Observable")),
  ]

  @Test("An output that passes an input on is assigned to it", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("forwarded-input") }
}
