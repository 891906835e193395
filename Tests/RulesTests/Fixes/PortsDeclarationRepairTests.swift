import Rules
import SourceModel
import Testing

struct PortsDeclarationRepairTests {
  private static func swift(_ members: String, access: String = "public ", type: String = "") -> String {
    """
    \(access)protocol LoginViewModelInputs {}
    \(access)protocol LoginViewModelOutputs {}
    \(type)\(access)final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs \(members)
    """
  }

  private static func mended(
    _ description: String, access: String = "public ", type: String = "", _ bad: String, becomes good: String,
    refusals: [String] = []
  ) -> RepairCase {
    RepairCase(
      description, .kickstarterSwift, self.swift(bad, access: access, type: type),
      becomes: self.swift(good, access: access, type: type), refusals: refusals)
  }

  private static func refused(_ description: String, type: String = "", _ text: String, _ reason: String)
    -> RepairCase
  {
    self.mended(description, type: type, text, becomes: text, refusals: [reason])
  }

  static let cases = [
    mended(
      "An empty class gets both", "{}",
      becomes: """
        {
          public var inputs: LoginViewModelInputs { return self }
          public var outputs: LoginViewModelOutputs { return self }
        }
        """),
    mended(
      "They stand at the end of the class, with the indentation of its members", access: "",
      "{\n\tinit() {}\n\n\t// more to come\n}",
      becomes:
        "{\n\tinit() {}\n\n\t// more to come\n\n\tvar inputs: LoginViewModelInputs { return self }\n\tvar outputs: LoginViewModelOutputs { return self }\n}"
    ),
    mended(
      "The other one shows how it is written",
      "{\n    // MARK: Ports\n    /// The outputs.\n    public var outputs: any LoginViewModelOutputs { self } // it\n}",
      becomes:
        "{\n    // MARK: Ports\n    public var inputs: any LoginViewModelInputs { self }\n    /// The outputs.\n    public var outputs: any LoginViewModelOutputs { self } // it\n}"
    ),
    mended(
      "What stands on several lines keeps a blank line",
      "{\n  public var inputs: LoginViewModelInputs {\n    return self\n  }\n\n  init() {}\n}",
      becomes:
        "{\n  public var inputs: LoginViewModelInputs {\n    return self\n  }\n\n  public var outputs: LoginViewModelOutputs {\n    return self\n  }\n\n  init() {}\n}"
    ),
    mended(
      "A body on one line is spread", "{ public var inputs: LoginViewModelInputs { return self } }",
      becomes:
        "{\n  public var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { return self }\n}"
    ),
    mended(
      "The singular is kept", "{\n  public var input: LoginViewModelInputs { return self }\n}",
      becomes:
        "{\n  public var input: LoginViewModelInputs { return self }\n  public var output: LoginViewModelOutputs { return self }\n}"
    ),
    mended(
      "A lazy one that is the view model is computed",
      "{\n  lazy public var inputs: LoginViewModelInputs = self\n  public var outputs: LoginViewModelOutputs { self }\n}",
      becomes:
        "{\n  public var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { self }\n}"
    ),
    mended(
      "A type that the type protocol does not permit is corrected",
      type:
        "public protocol LoginViewModelType {\n  var inputs: LoginViewModelInputs { get }\n  var outputs: LoginViewModelOutputs { get }\n}\n",
      "{\n  public var inputs: LoginViewModel { return self }\n  public var outputs: LoginViewModelOutputs { return self }\n}",
      becomes:
        "{\n  public var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { return self }\n}"
    ),
    RepairCase(
      "Ports that are seen less far than the class keep it so", .kickstarterSwift,
      "protocol LoginViewModelInputs {}\npublic protocol LoginViewModelOutputs {}\npublic final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {\n  public var outputs: LoginViewModelOutputs { return self }\n}",
      becomes:
        "protocol LoginViewModelInputs {}\npublic protocol LoginViewModelOutputs {}\npublic final class LoginViewModel: LoginViewModelInputs, LoginViewModelOutputs {\n  var inputs: LoginViewModelInputs { return self }\n  public var outputs: LoginViewModelOutputs { return self }\n}"
    ),
    RepairCase(
      "In the blueprint they stand at the top", .rxSwift,
      Sketch.blueprint(members: "  // MARK: Setup\n  private let service: Service\n"),
      becomes: Sketch.blueprint(
        members: """
            var inputs: LoginViewModelInputsType { return self }
            var outputs: LoginViewModelOutputsType { return self }
            var actions: LoginViewModelActionsType { return self }

            // MARK: Setup
            private let service: Service

          """)),
    RepairCase(
      "The one in the middle stands in the middle", .rxSwift,
      Sketch.blueprint(
        members:
          "  var inputs: LoginViewModelInputsType { return self }\n\n  var actions: LoginViewModelActionsType { return self }\n"
      ),
      becomes: Sketch.blueprint(
        members:
          "  var inputs: LoginViewModelInputsType { return self }\n\n  var outputs: LoginViewModelOutputsType { return self }\n\n  var actions: LoginViewModelActionsType { return self }\n"
      )),
  ]

  private static let other = "  public var outputs: LoginViewModelOutputs { return self }"

  static let refusedCases = [
    refused(
      "A setter is left", "{\n  var inputs: LoginViewModelInputs { get { return self } set {} }\n\(other)\n}",
      "other code may set 'inputs'"),
    refused(
      "Another object is left", "{\n  var inputs: LoginViewModelInputs { return self.ports }\n\(other)\n}",
      "'inputs' returns something else"),
    refused(
      "What is stored otherwise is left", "{\n  let inputs: LoginViewModelInputs\n\(other)\n}",
      "'inputs' is stored and can be something other than 'self'"),
    refused(
      "A lazy one that is set is left",
      "{\n  lazy var inputs: LoginViewModelInputs = self\n\(other)\n  func f() { self.inputs = other }\n}",
      "'inputs' is stored in an unusual way"),
    refused(
      "A type that others may rely on is left",
      "{\n  var inputs: LoginViewModel { return self }\n\(other)\n}",
      "other code may rely on the type of 'inputs'"),
    refused(
      "A name that is taken is left", "{\n\(other)\n  func inputs() {}\n}", "the name 'inputs' is taken"),
    refused(
      "What stands in '#if' is left", "{\n  #if DEBUG\n\(other)\n  #endif\n}",
      "the declarations of the ports are inside '#if'"),
    refused(
      "A crowded line is left",
      "{\n  public var inputs: LoginViewModelInputs { return self }; let a = 1\n}",
      "the lines contain more than one declaration"),
  ]

  static let javaCases = [
    RepairCase(
      "Both stand between the fields of the outputs and the methods of the inputs", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();", outputs: "    Observable<String> b();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              private final Observable<String> b; // the title
              @Override public void a() { this.a.onNext(null); }
              @Override public Observable<String> b() { return this.b; }
          """),
      becomes: Sketch.java(
        inputs: "    void a();", outputs: "    Observable<String> b();",
        members: """
              private final PublishSubject<Void> a = PublishSubject.create();
              private final Observable<String> b; // the title

              public final Inputs inputs = this;
              public final Outputs outputs = this;

              @Override public void a() { this.a.onNext(null); }
              @Override public Observable<String> b() { return this.b; }
          """)),
    RepairCase(
      "Each has its place among the others", .kickstarterJava,
      Sketch.java(errors: "", members: "\t\tpublic final Outputs outputs = this;"),
      becomes: Sketch.java(
        errors: "",
        members:
          "\t\tpublic final Inputs inputs = this;\n\t\tpublic final Outputs outputs = this;\n\t\tpublic final Errors errors = this;"
      )),
    RepairCase(
      "An empty class in Java gets both", .kickstarterJava, Sketch.java(members: ""),
      becomes: Sketch.java(
        members: "    public final Inputs inputs = this;\n    public final Outputs outputs = this;")),
    RepairCase(
      "They stand in front of the methods where there are no fields", .kickstarterJava,
      Sketch.java(
        inputs: "    void a();",
        members: "    // INPUTS\n    /** A. */\n    @Override public void a() {}"),
      becomes: Sketch.java(
        inputs: "    void a();",
        members:
          "    public final Inputs inputs = this;\n    public final Outputs outputs = this;\n\n    // INPUTS\n    /** A. */\n    @Override public void a() {}"
      )),
    RepairCase(
      "They stand below the fields where the lists are in no file of the run", .kickstarterJava,
      """
      public final class LoginViewModel extends ActivityViewModel<LoginActivity>
          implements LoginViewModelInputs, LoginViewModelOutputs {
        public LoginViewModel() {}

        private final PublishSubject<Void> a = PublishSubject.create();
        private final Observable<String> b = Observable.just("");

        @Override public void a() {}
      }
      """,
      becomes: """
        public final class LoginViewModel extends ActivityViewModel<LoginActivity>
            implements LoginViewModelInputs, LoginViewModelOutputs {
          public LoginViewModel() {}

          private final PublishSubject<Void> a = PublishSubject.create();
          private final Observable<String> b = Observable.just("");

          public final LoginViewModelInputs inputs = this;
          public final LoginViewModelOutputs outputs = this;

          @Override public void a() {}
        }
        """),
    RepairCase(
      "Another object in Java is left", .kickstarterJava,
      Sketch.java(
        members: "    public final Inputs inputs = new Ports();\n    public final Outputs outputs = this;"),
      refused: "'inputs' is initialized with something else"),
  ]

  @Test(
    "The properties that hand out the ports are mended", arguments: cases + refusedCases + javaCases)
  func mends(_ testCase: RepairCase) throws { try testCase.check(["ports-declaration"]) }
}
