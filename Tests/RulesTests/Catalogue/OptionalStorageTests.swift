import Rules
import SourceModel
import Testing

struct OptionalStorageTests {
  private static func sketch(
    _ storage: String, _ statement: String, function: String = "a()", more: String = ""
  ) -> String {
    Sketch.template(
      inputs: "  func \(function)",
      members: "  \(storage)\n  public func \(function) { \(statement) }\n\(more)")
  }

  static let cases = [
    RuleCase(
      "Both spellings of nothing are right", sketch("private let a = MutableProperty()", "self.a.value = ()")),
    RuleCase(
      "Optionals start as nil in every spelling",
      Sketch.template(
        inputs: "  func a(_ x: Int)\n  func b(_ x: Int)\n  func c(_ x: Int, y: Int)",
        members: """
            private let a = MutableProperty<Int?>(nil)
            public func a(_ x: Int) { self.a.value = x }
            private let b: MutableProperty<Optional<Int>> = .init(.none)
            public func b(_ x: Int) { self.b.value = x }
            private let c = MutableProperty<(Int, y: Int)?>(nil)
            public func c(_ x: Int, y: Int) { self.c.value = (x, y) }
          """)),
    RuleCase(
      "A default is for the team to judge",
      sketch("private let a = MutableProperty(\"\")", "self.a.value = x", function: "a(_ x: String)")),
    RuleCase(
      "A default of a case or an expression is one",
      sketch("private let a = MutableProperty<Tab>(.login)", "self.a.value = x", function: "a(_ x: Tab)")),
    RuleCase(
      "A value that is toggled is state",
      sketch("private let a = MutableProperty(false)", "self.a.value.toggle()")),
    RuleCase(
      "A value that several inputs switch is state",
      Sketch.template(
        inputs: "  func a()\n  func b()",
        members: """
            private let c = MutableProperty(false)
            public func a() { self.c.value = true }
            public func b() { self.c.value = false }
          """)),
    RuleCase(
      "A control that calls an input is no value",
      sketch("private let a = MutableProperty(())", "self.a.value = ()", function: "a(_ sender: Button)")),
    RuleCase(
      "A lone constant says no more than that it happened",
      messages: ["declare 'a' as 'MutableProperty(())': 'a' has no argument"],
      sketch("private let ▸a = MutableProperty(false)", "self.a.value = true")),
    RuleCase(
      "An optional of nothing is too much",
      sketch("private let ▸a = MutableProperty<Void?>(nil)", "self.a.value = ()")),
    RuleCase(
      "The older spelling of it is too",
      sketch("private let ▸a: MutableProperty<()?> = MutableProperty(nil)", "self.a.value = ()")),
    RuleCase(
      "An implicitly unwrapped optional hides that there is nothing yet",
      messages: [
        "declare 'a' as 'MutableProperty<Project?>(nil)': an input has no value before it is called"
      ],
      sketch(
        "private let ▸a = MutableProperty<Project!>(nil)", "self.a.value = x", function: "a(_ x: Project)")),
    RuleCase(
      "A stand-in is no default",
      messages: [
        "declare 'a' as optional and start it as 'nil': '.template' is not a default value",
        "declare 'b' as optional and start it as 'nil': 'AppEnvironment.current.project!' is not a default value",
      ],
      Sketch.template(
        inputs: "  func a(_ a: Project)\n  func b(_ b: Project)\n  func c(_ c: Int)\n  func d(_ d: Intent)",
        members: """
            private let a = MutableProperty<Project>(▸.template)
            func a(_ a: Project) { self.a.value = a }
            private let b = MutableProperty(▸AppEnvironment.current.project!)
            func b(_ b: Project) { self.b.value = b }
            private let c = MutableProperty(0)
            func c(_ c: Int) { self.c.value = c }
            private let d = MutableProperty(Intent.loginTab)
            func d(_ d: Intent) { self.d.value = d }
          """)),
    RuleCase(
      "The time and an identifier say nothing about an input without arguments",
      messages: [
        "declare 'aProperty' as 'MutableProperty(())': 'a' has no argument",
        "declare 'bProperty' as 'MutableProperty(())': 'b' has no argument",
      ],
      Sketch.template(
        inputs: "  func a()\n  func b()\n  func c()",
        members: """
            private let ▸aProperty = MutableProperty<Date?>(nil)
            func a() { self.aProperty.value = Date() }
            private let ▸bProperty = MutableProperty(UUID())
            func b() { self.bProperty.value = UUID() }
            private let cProperty = MutableProperty<Date?>(nil)
            func c() { self.cProperty.value = Date(timeIntervalSince1970: 0) }
          """)),
    RuleCase(
      "Arguments are not dropped, and several are one optional",
      messages: [
        "declare 'aProperty' as 'MutableProperty<String?>(nil)': an input stores its argument, and has no value before it is called",
        "declare 'bProperty' as 'MutableProperty<(Int, String?)?>(nil)': an input stores its argument, and has no value before it is called",
      ],
      Sketch.template(
        inputs:
          "  func a(_ a: String?)\n  func b(_ b: Int, text: String?)\n  func c(_ c: Int?, text: String?)",
        members: """
            private let ▸aProperty = MutableProperty(())
            func a(_ a: String?) { self.aProperty.value = () }
            private let ▸bProperty = MutableProperty<(Int?, String?)>((nil, nil))
            func b(_ b: Int, text: String?) { self.bProperty.value = (b, text) }
            private let cProperty = MutableProperty<(Int?, String?)>((nil, nil))
            func c(_ c: Int?, text: String?) { self.cProperty.value = (c, text) }
            private let dProperty = MutableProperty(())
            func d(_ d: String) {
              self.textProperty.value = d
              self.dProperty.value = ()
            }
          """)),
    RuleCase(
      "An optional has no value to start with where every call has one",
      messages: [
        "start 'a' as 'nil', or declare it without '?': each call of 'a' has a value",
        "start 'a' as 'nil', or declare it without '?': each call of 'a' has a value",
      ],
      [
        "MutableProperty<Tab?>(▸Tab(id: 0))", "MutableProperty<Tab?>(▸AppEnvironment.current.lastTab)",
        "MutableProperty<Tab?>(Optional.none)", "MutableProperty<Tab?>(nil)", "MutableProperty<Tab>(.first)",
      ].map { sketch("private let a = \($0)", "self.a.value = x", function: "a(_ x: Tab)") }
        .enumerated().map { $0.element.replacing("LoginViewModel", with: "Login\($0.offset)ViewModel") }
        .joined(separator: "\n")),
    RuleCase(
      "Where a call may have none, a value may be the default",
      sketch("private let a = MutableProperty<Tab?>(Tab.first)", "self.a.value = x", function: "a(_ x: Tab?)")
    ),
  ]

  @Test("An input is stored as an optional, with a default, or as nothing", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("optional-storage") }
}
