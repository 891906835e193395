import Conventions
import Testing
import ViewModelModel

struct InputStorageTests {
  private static let properties = """
      private let aProperty = MutableProperty(())
      private let bProperty = MutableProperty<Int?>(nil)
      private let (signal, observer) = Signal<Int, Never>.pipe()
      private let useCase: UseCaseType
    """

  static let cases = [
    RuleCase(
      "A function may feed several, a pipe, another input, or a collaborator",
      Sketch.template(
        inputs: """
            func a()
            func b(_ x: Int)
            func c(_ x: Int)
            func d()
            func e()
          """,
        members: properties + """

            public func a() {
              self.aProperty.value = ()
              self.bProperty.value = nil
            }
            public func b(_ x: Int) { self.bProperty.value = x }
            public func c(_ x: Int) { self.observer.send(value: x) }
            public func d() { self.b(1) }
            public func e() { self.useCase.inputs.tapped() }
          """)),
    RuleCase(
      "A value may be fed under a condition, from a closure, or by a change",
      Sketch.template(
        inputs: """
            func a(_ tab: Tab)
            func b(_ x: Int?)
            func c()
            func d()
          """,
        members: properties + """

            public func a(_ tab: Tab) {
              switch tab {
              case .one: self.aProperty.value = ()
              case .two: break
              }
            }
            public func b(_ x: Int?) {
              if let x { self.bProperty.value = x }
            }
            public func c() { self.bProperty.modify { $0 = 1 } }
            public func d() { self.isOnProperty.value.toggle() }
          """)),
    RuleCase(
      "Without self it is fed all the same",
      Sketch.template(
        inputs: "  func a()", members: properties + "\n  public func a() { aProperty.value = () }")),
    RuleCase(
      "An empty body feeds nothing",
      messages: ["store what 'a' is told in a 'MutableProperty': the outputs are made of that"],
      Sketch.template(inputs: "  func a()", members: "  public func ▸a() {}")),
    RuleCase(
      "A call of a free function feeds nothing",
      Sketch.template(inputs: "  func a()", members: "  public func ▸a() { print(\"a\") }")),
    RuleCase(
      "A local of the same name feeds nothing",
      Sketch.template(
        inputs: "  func a()",
        members: properties + """

            public func ▸a() {
              var bProperty = Box()
              bProperty.value = 1
            }
          """)),
    RuleCase(
      "An input that is implemented elsewhere is not looked at", Sketch.template(inputs: "  func a()")),
    RuleCase(
      "An implementation in an extension is one",
      Sketch.template(
        inputs: "  func a()", members: properties,
        below: "extension LoginViewModel {\n  func a() { self.aProperty.value = () }\n}")),
    RuleCase(
      "Overloads are told apart by their labels",
      Sketch.template(
        inputs: "  func tapped(a: Int)\n  func tapped(b: Int)",
        members: properties + """

            public func tapped(a: Int) { self.bProperty.value = a }
            public func ▸tapped(b: Int) {}
          """)),
    RuleCase(
      "A function that is no input may do as it likes", Sketch.template(members: "  public func other() {}")),
    RuleCase(
      "A value may be fed in other ways than by a statement",
      Sketch.template(
        inputs: """
            func a()
            func b(_ x: Int)
            func c(_ x: Int)
            func d(_ x: Int)
            func e(_ isOn: Bool)
          """,
        members: properties + """

            public func a() { let old = self.bProperty.swap(nil); print(old as Any) }
            public func b(_ x: Int) { (self.bProperty.value, self.aProperty.value) = (x, ()) }
            public func c(_ x: Int) { return self.bProperty.value = x }
            public func d(_ x: Int) {
              guard let strongSelf = self as LoginViewModel? else { return }
              strongSelf.bProperty.value = x
            }
            public func e(_ isOn: Bool) { isOn ? self.aProperty.swap(()) : self.bProperty.swap(nil) }
          """)),
    RuleCase(
      "An input that a subclass overrides is its superclass's",
      Sketch.template(inputs: "  func a()", members: "  public override func a() { super.a() }")),
  ]

  @Test("Every input is backed by stored state", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-storage") }
}
