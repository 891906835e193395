import Rules
import SourceModel
import TestSupport
import Testing

struct SwallowedErrorTests {
  /// A view model with a request whose errors are handled, and one that a case is about.
  private static func form(_ request: String, handled: String = ".catchAndReturn(false)") -> String {
    Sample.blueprint("x = \(request)\ny = a.flatMapLatest { service.isNew($0)\(handled) }")
  }

  static let cases = [
    RuleCase(
      "The errors of a request reach an output", .rxSwift,
      messages: ["handle the errors of 'service.name': an error ends 'x'"],
      form("a.▸flatMapLatest { service.name($0) }")),
    RuleCase(
      "Through operators", .rxSwift,
      form("a.▸flatMapLatest { service.name($0) }.map { $0 }.share()")),
    RuleCase(
      "They are handled in the closure", .rxSwift,
      form("a.flatMapLatest { service.name($0).catch { _ in .empty() } }")),
    RuleCase(
      "They are handled after it", .rxSwift, form("a.flatMapLatest { service.name($0) }.catchAndReturn(\"\")")
    ),
    RuleCase(
      "Errors are values", .rxSwift,
      form("a.flatMapLatest { service.name($0).materialize().map { $0.element } }")),
    RuleCase(
      "Nothing shows that the service fails", .rxSwift,
      form("a.flatMapLatest { service.name($0) }", handled: "")),
    RuleCase(
      "Another service may not fail", .rxSwift, form("a.flatMapLatest { Settings.shared.names.name($0) }")),
    RuleCase(
      "Code that is not understood may handle them", .rxSwift,
      form("a.flatMapLatest { service.name($0) }.calmed()")),
  ]

  @Test("A request whose errors end an output is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("swallowed-error") }
}
