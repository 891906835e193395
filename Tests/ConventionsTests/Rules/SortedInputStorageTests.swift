import Conventions
import Testing
import ViewModelModel

struct SortedInputStorageTests {
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
        below: "extension LoginViewModel {\n" + function("a") + "}")),
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
  ]

  @Test("The functions of the inputs are alphabetized", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("sorted-input-storage") }
}
