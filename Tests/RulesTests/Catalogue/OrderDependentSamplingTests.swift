import Rules
import SourceModel
import TestSupport
import Testing

struct OrderDependentSamplingTests {
  static let cases = [
    RuleCase(
      "The trigger is made of the sampled stream: it comes first",
      messages: [
        "derive the value from the trigger of 'takeWhen': each 'text' first makes 'text' sampled, with the old value, then changes it, as the order of statements has it"
      ],
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = text.▸takeWhen(text.filter { $0.isEmpty })
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "One input is in both",
      messages: [
        "derive the value from the trigger of 'takeWhen': each 'b' first changes 'text', then makes it sampled, with the new value, as the order of statements has it"
      ],
      Sample.form(
        """
        let text = Signal.combineLatest(self.aProperty.signal.skipNil(), self.bProperty.signal).map { $0.0 }
        self.x = text.▸takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "'withLatest' as well",
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil().map { $0 }
        self.x = self.aProperty.signal.skipNil().▸withLatest(from: text).map { $0.1 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A property that is sampled gets a value of the trigger",
      Sample.form(
        """
        self.aProperty <~ self.bProperty.signal.map { _ in "" }
        self.x = self.aProperty.signal.skipNil().▸takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "An instance runs one of two initializers",
      Sample.form(
        """
        self.aProperty <~ self.bProperty.signal.map { _ in "" }
        self.x = self.aProperty.signal.skipNil()
        self.y = self.cProperty.signal
        }
        init(isOnlySampled: Bool) {
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Streams of different inputs",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Where both ways filter, they may exclude each other",
      Sample.form(
        """
        let flag = self.cProperty.signal
        self.y = flag.filter { $0 }.takeWhen(flag.filter { !$0 })
        self.x = self.aProperty.signal.skipNil()
        """)),
    RuleCase(
      "A trigger that waits comes later",
      Sample.form(
        """
        let flag = self.cProperty.signal
        self.y = flag.takeWhen(flag.delay(1, on: scheduler))
        self.x = self.aProperty.signal.skipNil()
        """)),
    RuleCase(
      "A trigger of work that may wait",
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = text.takeWhen(text.flatMap(.latest) { Environment.current.api.find($0) })
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "On Plumbline both change in one turn",
      Sample.form(
        "let flag = self.cProperty.signal\nself.y = flag.takeWhen(flag.map { !$0 })\nself.x = self.aProperty.signal.skipNil()",
        imports: "Plumbline")),
  ]

  @Test("A sampled stream that changes with its trigger is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("order-dependent-sampling") }
}
