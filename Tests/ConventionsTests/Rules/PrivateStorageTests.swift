import Conventions
import Testing
import ViewModelModel

struct PrivateStorageTests {
  private static func sketch(_ storage: String, _ statement: String = "self.a.value = ()") -> String {
    Sketch.template(inputs: "  func a()", members: "  \(storage)\n  public func a() { \(statement) }")
  }

  static let cases = [
    RuleCase("Both words for private are right", sketch("fileprivate let a = MutableProperty(())")),
    RuleCase("No word is not private", sketch("let ▸a = MutableProperty(())")),
    RuleCase("Another word is not private", sketch("public let ▸a = MutableProperty(())")),
    RuleCase(
      "A private setter does not make it private", sketch("public private(set) var ▸a = MutableProperty(())")),
    RuleCase("A variable is no constant", sketch("private var ▸a = MutableProperty(())")),
    RuleCase(
      "A pipe is private too", sketch("let (s, ▸o) = Signal<Void, Never>.pipe()", "self.o.send(value: ())")),
    RuleCase(
      "A property that no input feeds is left alone",
      sketch("private let a = MutableProperty(())\n  let b = MutableProperty(0)")),
    RuleCase(
      "A variable that is replaced is left to the rule about its type",
      sketch("private var a: Void?", "self.a = ()")),
  ]

  @Test("The property that backs an input is a private constant", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("private-storage") }
}
