import Rules
import SourceModel
import Testing

struct SortedInputStorageTests {
  private static func java(_ fields: String..., methods: [String]) -> String {
    let storage = fields.map { "    private final PublishSubject<Void> \($0) = PublishSubject.create();\n" }
    let functions = methods.map { "    @Override public void \($0)() { this.\($0).onNext(null); }\n" }
    return Sketch.java(
      inputs: methods.map { "    void \($0)();\n" }.joined(), members: (storage + functions).joined())
  }

  private static let storage = "  private let p = MutableProperty(())\n"
  private static func function(_ name: String) -> String { "  public func \(name)() { self.p.value = () }\n" }

  static let cases = [
    RuleCase(
      "Only the functions of the inputs are sorted",
      Sketch.template(
        inputs: "  func a()\n  func c()",
        members: storage + function("z") + function("a") + function("b") + function("c"))),
    RuleCase(
      "A function out of place is reported",
      Sketch.template(inputs: "  func a()\n  func b()", members: storage + function("b") + function("▸a"))),
    RuleCase(
      "Storage between the functions does not matter",
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: function("a") + storage + "  private let q = MutableProperty(0)\n" + function("b"))),
    RuleCase(
      "The order of a delegate's functions is the delegate's",
      """
      public protocol PickerDelegate { func z(); func y() }
      \(Sketch.template(inputs: "  func a()", members: storage + function("z") + function("y") + function("a")).replacing("LoginViewModelInputs {", with: "LoginViewModelInputs: PickerDelegate {"))
      """),
    RuleCase(
      "Extensions are sorted by themselves",
      Sketch.template(
        inputs: "  func a()\n  func b()", members: storage + function("b"),
        below: "extension LoginViewModel: LoginViewModelInputs {\n" + function("a") + "}")),
    RuleCase(
      "What stands under a condition is sorted by itself",
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: storage + "#if DEBUG\n" + function("b") + "#endif\n" + function("a"))),
    RuleCase(
      "Two lists may be sorted each by itself",
      """
      public protocol LoginViewModelUIInputs { func b() }
      public protocol LoginViewModelDataInputs { func a() }
      public protocol LoginViewModelOutputs {}
      public final class LoginViewModel: LoginViewModelUIInputs, LoginViewModelDataInputs, LoginViewModelOutputs {
      \(storage + function("b") + function("a"))
      }
      """),
    RuleCase(
      "The only property that an input sets is above its function",
      messages: [
        "move 'bProperty' directly above the function that sets it: each input is declared with its property",
        "move 'cProperty' directly above the function that sets it: each input is declared with its property",
      ],
      Sketch.template(
        inputs: "  func a()\n  func b()\n  func c()\n  func d(_ d: Int)",
        members: """
            private let ▸bProperty = MutableProperty(())
            private let aProperty = MutableProperty(())
            func a() { self.aProperty.value = () }
            func b() { self.bProperty.value = () }
            func c() { self.cProperty.value = () }
            private let ▸cProperty = MutableProperty(())
            private let dProperty = MutableProperty<Int?>(nil)
            private let answerProperty = MutableProperty(false)
            func d(_ d: Int) -> Bool {
              self.dProperty.value = d
              return self.answerProperty.value
            }
          """)),
    RuleCase(
      "An input in an extension is apart from its property",
      messages: ["move 'b' into 'LoginViewModel', below the property that it sets"],
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: """
            private let aProperty = MutableProperty(())
            public func a() { self.aProperty.value = () }
            private let bProperty = MutableProperty(())
          """, below: "extension LoginViewModel {\n  public func ▸b() { self.bProperty.value = () }\n}")),
    RuleCase(
      "All of them in an extension are together",
      Sketch.template(
        inputs: "  func a()", members: "  private let aProperty = MutableProperty(())",
        below: "extension LoginViewModel {\n  public func a() { self.aProperty.value = () }\n}")),
  ]

  static let javaCases = [
    RuleCase(
      "Subjects that no input feeds may stand among those of the inputs", .kickstarterJava,
      java("z", "a", "b", "m", "c", methods: ["a", "b", "c"])),
    RuleCase(
      "The order of the methods does not matter to that of the subjects", .kickstarterJava,
      java("a", "b", methods: ["b", "a"])),
    RuleCase(
      "A subject in Java that is out of place is reported", .kickstarterJava,
      messages: ["move 'a' before 'b': input subjects are alphabetized"],
      java("b", "▸a", methods: ["a", "b"])),
    RuleCase(
      "The subjects of a delegate's methods are sorted among the others", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();", inherited: "Other",
        members: """
              private final PublishSubject<Void> rowClicked = PublishSubject.create();
              private final PublishSubject<Void> ▸a = PublishSubject.create();
              @Override public void a() { this.a.onNext(null); }
              @Override public void rowClicked() { this.rowClicked.onNext(null); }
          """, below: "interface Other { void rowClicked(); }")),
    RuleCase(
      "A subject that is an output too may stand among the outputs", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();\n    void b();", outputs: "    Observable<Void> a2();",
        members: """
              private final PublishSubject<Void> b = PublishSubject.create();
              private final PublishSubject<Void> a2 = PublishSubject.create();
              @Override public void a() { this.a2.onNext(null); }
              @Override public void b() { this.b.onNext(null); }
              @Override public Observable<Void> a2() { return this.a2; }
          """)),
  ]

  @Test("The functions of the inputs are alphabetized", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-input-storage") }
}
