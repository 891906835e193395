import Rules
import SourceModel
import TestSupport
import Testing

struct DataFlowRepairTests {
  private static func form(
    _ description: String, _ code: String, becomes good: String? = nil, refusals: String...
  )
    -> RepairCase
  {
    let rest =
      "\nself.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)\nself.y = self.cProperty.signal"
    return RepairCase(
      description, .kickstarterSwift, Sample.form(code + rest),
      becomes: Sample.form((good ?? code) + rest), refusals: refusals)
  }

  static let unused = [
    form(
      "A chain of streams is removed from its end",
      """
      print(1)
      let idle = self.aProperty.signal.skipNil()
      let more: Signal<String, Never> = idle
        .map { $0 + "!" }
      print(2)
      """, becomes: "print(1)\nprint(2)"),
    form(
      "Its code is a call of something else",
      "print(1)\nlet idle = self.aProperty.signal.map { $0 }.skip(first: count())",
      refusals: "its code may have an effect"),
    form(
      "It stands in a line with other code", "print(1); let idle = self.aProperty.signal.skipNil()",
      refusals: "other code or a comment is on the same lines"),
    form(
      "A comment is above it", "// The text.\nlet idle = self.aProperty.signal.skipNil()",
      refusals: "other code or a comment is on the same lines"),
    form(
      "It is one name of several", "let (idle, other) = (self.aProperty.signal.skipNil(), 1)",
      refusals: "it is not a constant of its own"),
  ]

  @Test("A stream that leads nowhere is removed where its code has no effect", arguments: unused)
  func removal(_ testCase: RepairCase) throws { try testCase.check(["unused-value"]) }

  static let retained = [
    form(
      "Calls and assignments",
      "self.bProperty.signal.observeValues { self.c(true) }\nself.cProperty.signal.observeValues { _ in\n  self.b()\n  self.cProperty.value = false\n}",
      becomes:
        "self.bProperty.signal.observeValues { [weak self] in self?.c(true) }\nself.cProperty.signal.observeValues { [weak self] _ in\n  self?.b()\n  self?.cProperty.value = false\n}"
    ),
    form(
      "The closure returns a value",
      "self.bProperty.signal.map { self.cProperty.value }.observeValues { print($0) }",
      refusals: "the closure returns a value, which would be missing without 'self'"),
    form(
      "An argument needs it", "self.bProperty.signal.observeValues { self.c(self.cProperty.value) }",
      refusals: "the closure does more than call 'self' or set its members"),
    form(
      "It has captures", "self.bProperty.signal.observeValues { [self] in self.c(true) }",
      refusals: "the closure has captures, attributes or comments before its code"),
  ]

  @Test("'self' is captured weakly where the closure allows it", arguments: retained)
  func weakCapture(_ testCase: RepairCase) throws { try testCase.check(["retained-self"]) }

  private static func shared(
    _ description: String, _ bad: String, becomes good: String? = nil, refusals: String...
  )
    -> RepairCase
  {
    let rest = "\nx = found.map { $0.name }\ny = found.map { $0.isNew }"
    return RepairCase(
      description, .rxSwift, Sample.blueprint(bad + rest), becomes: Sample.blueprint((good ?? bad) + rest),
      refusals: refusals)
  }

  static let unshared = [
    shared(
      "In one line", "let found = a.flatMapLatest { service.find($0) }",
      becomes: "let found = a.flatMapLatest { service.find($0) }.share()"),
    shared(
      "In a line of its own", "let found = a\n  .flatMapLatest { service.find($0) }",
      becomes: "let found = a\n  .flatMapLatest { service.find($0) }\n  .share()"),
    shared(
      "After a closure", "let found = a.flatMapLatest {\n  service.find($0)\n}",
      becomes: "let found = a.flatMapLatest {\n  service.find($0)\n}.share()"),
    shared(
      "A first value comes before the second subscription",
      "let found = a.startWith(\"\").flatMapLatest { service.find($0) }",
      refusals: "it may emit before all of its subscriptions"),
  ]

  @Test("A request is shared where it emits nothing before all have subscribed", arguments: unshared)
  func share(_ testCase: RepairCase) throws { try testCase.check(["unshared-effect"]) }
}
