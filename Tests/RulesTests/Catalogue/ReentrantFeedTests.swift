import Rules
import SourceModel
import TestSupport
import Testing

struct ReentrantFeedTests {
  static let cases = [
    RuleCase(
      "It sends into the input's storage",
      messages: ["derive 'cProperty' with 'scan': it is sent to while it emits"],
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.cProperty.signal.▸observeValues { [weak self] in self?.cProperty.value = !$0 }
        """)),
    RuleCase(
      "Through other state",
      Sample.form(
        """
        let count = MutableProperty(0)
        count <~ self.cProperty.signal.▸map { _ in 1 }
        self.cProperty <~ count.signal.▸map { $0 > 1 }
        self.x = self.aProperty.signal.skipNil()
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Into other storage",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.cProperty.signal.observeValues { [weak self] _ in self?.bProperty.value = () }
        """)),
    RuleCase(
      "Later",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.cProperty.signal.delay(1, on: scheduler).observeValues { [weak self] in self?.cProperty.value = !$0 }
        """)),
    RuleCase(
      "On Plumbline",
      Sample.form(
        "self.x = self.aProperty.signal.skipNil()\nself.y = self.cProperty.signal\nself.cProperty.signal.observeValues { [weak self] in self?.cProperty.value = !$0 }",
        imports: "Plumbline")),
  ]

  @Test("An observer that sends into what it observes is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("reentrant-feed") }
}
