import Conventions
import Testing
import ViewModelModel

struct InputStorageNameTests {
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
      messages: ["rename 'emailChanged' to 'emailChangedProperty': it is the property that backs an input"],
      sketch("private let ▸emailChanged = MutableProperty<Int?>(nil)", "self.emailChanged.value = x")),
    RuleCase(
      "The word in the middle is no suffix",
      messages: [
        "rename 'emailPropertyChanged' to 'emailChangedProperty': it is the property that backs an input"
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

  @Test("The property that backs an input ends in Property", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("input-storage-name") }
}
