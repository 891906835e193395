import Rules
import SourceModel
import TestSupport
import Testing

struct PortsDeclarationTests {
  private static func sketch(
    _ members: String, header: String = "LoginViewModelInputs, LoginViewModelOutputs", below: String = ""
  ) -> String {
    """
    public protocol LoginViewModelInputs {}
    public protocol LoginViewModelOutputs {}
    public final class LoginViewModel: \(header) {
    \(members)
    }
    \(below)
    """
  }
  private static let both =
    "  public var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { return self }"

  static let cases = [
    RuleCase(
      "Every spelling of the getter is right",
      sketch(
        "  public var inputs: LoginViewModelInputs { self }\n  public var outputs: any LoginViewModelOutputs { get { return self } }"
      )),
    RuleCase(
      "Singular names are as good",
      sketch(
        "  var input: LoginViewModelInputs { return self }\n  var output: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "An extension of the type may have them", sketch("", below: "extension LoginViewModel {\n\(both)\n}")),
    RuleCase(
      "An extension of the type protocol may have them",
      sketch(
        "", header: "LoginViewModelType, LoginViewModelInputs, LoginViewModelOutputs",
        below:
          "protocol LoginViewModelType { var inputs: LoginViewModelInputs { get } }\nextension LoginViewModelType where Self: LoginViewModelInputs & LoginViewModelOutputs {\n\(both)\n}"
      )),
    RuleCase(
      "What inherits from elsewhere may inherit them",
      sketch("", header: "BaseViewModel, LoginViewModelInputs, LoginViewModelOutputs")),
    RuleCase(
      "A property of the type tells it, whatever its name",
      sketch(
        "  var inputs: LoginViewModelInputs { return self }\n  var shown: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "A typing error in the name is reported",
      messages: ["rename 'outpust' to 'outputs': the view accesses the outputs through it"],
      sketch(
        "  var inputs: LoginViewModelInputs { return self }\n  var ▸outpust: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "Singular names are as good for fields, with or without a type", .kickstarterKotlin,
      Sketch.kotlin(members: "    val input = this\n    val output: Outputs = this")),
    RuleCase(
      "A typing error in the name of a field is reported", .kickstarterKotlin,
      messages: ["rename 'outpus' to 'outputs': the view accesses the outputs through it"],
      Sketch.kotlin(members: "    val inputs: Inputs = this\n    val ▸outpus: Outputs = this")),
    RuleCase(
      "A setter is one too many",
      sketch(
        "  var ▸inputs: LoginViewModelInputs { get { return self } set {} }\n  var outputs: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "A stored one keeps itself alive",
      sketch(
        "  lazy var ▸inputs: LoginViewModelInputs = { self }()\n  var outputs: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "Another object is not the view model",
      sketch(
        "  var ▸inputs: LoginViewModelInputs { return self.ports }\n  var outputs: LoginViewModelOutputs { return self }"
      )),
    RuleCase(
      "A wrong type is reported at the type", messages: ["declare 'outputs' as 'LoginViewModelOutputs'"],
      sketch(
        "  var inputs: LoginViewModelInputs { return self }\n  var outputs: ▸LoginViewModel { return self }")),
    RuleCase(
      "The macro makes them",
      """
      @ViewModel
      public final class LoginViewModel {
        public protocol Inputs {}
        public protocol Outputs {}
      }
      extension LoginViewModel: LoginViewModel.Inputs, LoginViewModel.Outputs {}
      """),
    RuleCase(
      "An alias for the type protocol asks for none",
      sketch(
        "", header: "LoginViewModelType",
        below: "typealias LoginViewModelType = LoginViewModelInputs & LoginViewModelOutputs")),
  ]

  static let javaCases = [
    RuleCase(
      "The fields in Java may be qualified, and stand in any order", .kickstarterJava,
      Sketch.java(
        errors: "    Observable<String> a();",
        members: """
              public final LoginViewModel.Errors errors = this;
              final public Outputs outputs = this;
              public final @NonNull Inputs inputs = this;
          """)),
    RuleCase(
      "Every list has its field, errors too", .kickstarterJava,
      messages: [
        "declare 'public final Errors errors = this': the view accesses the errors through it",
        "declare 'public final Inputs inputs = this': the view accesses the inputs through it",
        "declare 'public final Outputs outputs = this': the view accesses the outputs through it",
      ],
      Sketch.java(errors: "    Observable<String> a();").replacing(
        "class ViewModel", with: "class ▸▸▸ViewModel")),
    RuleCase(
      "A list that the class does not implement has no field", .kickstarterJava,
      """
      public interface LoginViewModel {
        interface Outputs {}
        final class ViewModel extends ActivityViewModel<LoginActivity> implements Outputs {
          public final Outputs outputs = this;
        }
      }
      """),
    RuleCase(
      "A list that stands beside the class alone has none either", .kickstarterJava,
      Sketch.java(members: "    public final Outputs outputs = this;").replacing(
        "implements Inputs, Outputs", with: "implements Outputs")),
    RuleCase(
      "A field that is not public or not final is reported", .kickstarterJava,
      messages: [
        "declare 'inputs' as 'public final': the view accesses the inputs through it",
        "declare 'outputs' as 'public final': the view accesses the outputs through it",
      ], Sketch.java(members: "    private final Inputs ▸inputs = this;\n    public Outputs ▸outputs = this;")
    ),
    RuleCase(
      "Another object in Java is not the view model", .kickstarterJava,
      messages: ["initialize 'inputs' with 'this': the view model implements its own ports"],
      Sketch.java(
        members: "    public final Inputs ▸inputs = new Ports();\n    public final Outputs outputs = this;")),
    RuleCase(
      "The constructor may assign it", .kickstarterJava,
      Sketch.java(
        members: """
              public final Inputs inputs;
              public final Outputs outputs = this;
              ViewModel() { this.inputs = this; }
          """)),
    RuleCase(
      "A wrong type in Java is reported at the type", .kickstarterJava,
      messages: ["declare 'inputs' as 'Inputs'"],
      Sketch.java(
        members: "    public final ▸ViewModel inputs = this;\n    public final Outputs outputs = this;")),
  ]

  static let edits = [
    ("Inputs inputs = this;", "public final Inputs inputs = this;"),
    ("private final Inputs inputs = this;", "public final Inputs inputs = this;"),
    ("public @NonNull Inputs inputs = this;", "public @NonNull final Inputs inputs = this;"),
  ]

  @Test("The modifiers of a field in Java are mended", arguments: edits)
  func mendsFields(_ testCase: (bad: String, good: String)) throws {
    func source(_ field: String) -> String {
      Sketch.java(members: "    \(field)\n    public final Outputs outputs = this;")
    }
    let example = RuleExample(
      .kickstarterJava, isFixed: true, bad: source(testCase.bad), good: source(testCase.good))
    try EditCheck.check("ports-declaration", example)
  }

  @Test("A view model hands itself out as its ports", arguments: cases + javaCases)
  func check(_ testCase: RuleCase) throws { try testCase.check("ports-declaration") }
}
