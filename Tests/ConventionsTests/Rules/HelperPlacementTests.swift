import Conventions
import Testing
import ViewModelModel

struct HelperPlacementTests {
  static let cases = [
    RuleCase(
      "Private functions below the class are helpers in place",
      Sketch.template(below: "private func helper() {}\nfileprivate func other() {}")),
    RuleCase(
      "Functions above the class are not", messages: ["move 'helper' to the bottom of the file"],
      "private func ▸helper() {}\n" + Sketch.template()),
    RuleCase(
      "Functions that are not private are no helpers",
      "func helper() {}\n" + Sketch.template(members: "  public func other() {}\n  static func make() {}")),
    RuleCase(
      "Methods in the class are not in place, static or not",
      Sketch.template(members: "  private func ▸a() {}\n  fileprivate static func ▸b() {}")),
    RuleCase(
      "An input that is private by accident is no helper",
      Sketch.template(inputs: "  func a()", members: "  private func a() { self.p.value = () }")),
    RuleCase(
      "A function for a selector must stay", Sketch.template(members: "  @objc private func tick() {}")),
    RuleCase(
      "Functions in an extension are outside the class",
      Sketch.template(
        below:
          "extension LoginViewModel {\n  private func a() {}\n}\nprivate extension String {\n  func b() {}\n}"
      )),
    RuleCase("Private initializers are no helpers", Sketch.template(members: "  private init() {}")),
  ]

  @Test("Private helpers stand at the bottom, outside the class", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("helper-placement") }
}
