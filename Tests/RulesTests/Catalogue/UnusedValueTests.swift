import Rules
import SourceModel
import TestSupport
import Testing

struct UnusedValueTests {
  static let cases = [
    RuleCase(
      "Nothing is made of it",
      messages: ["use 'idle' or remove it: it leads to no output and no effect"],
      Sample.form(
        """
        let ▸idle = self.aProperty.signal.skipNil()
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "What is made of it is not used either",
      Sample.form(
        """
        let ▸idle = self.aProperty.signal.skipNil()
        let ▸more = idle.map { $0 }
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "One name of a tuple",
      Sample.form(
        """
        let (▸p, q) = (self.aProperty.signal.skipNil(), self.cProperty.signal)
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = q
        """)),
    RuleCase(
      "A stream that is observed is used",
      Sample.form(
        """
        let used = self.aProperty.signal.skipNil()
        used.observeValues { print($0) }
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A stream that a closure returns is used",
      Sample.form(
        """
        let used = self.aProperty.signal.skipNil()
        self.x = self.bProperty.signal.flatMap(.latest) { _ in used }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Code that is not understood uses it",
      Sample.form(
        """
        let used = self.aProperty.signal.skipNil()
        elsewhere(used)
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A value that is no stream",
      Sample.form(
        """
        let count = 3
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
  ]

  @Test("A stream that leads nowhere is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("unused-value") }
}
