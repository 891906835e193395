import Rules
import SourceModel
import TestSupport
import Testing

struct GlitchingJoinTests {
  static let cases = [
    RuleCase(
      "Two streams of one input",
      messages: [
        "map from 'text' instead of joining: each 'text' after the first makes it emit (old value 1, new value 2), then (new value 1, new value 2)"
      ],
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = Signal.▸combineLatest(text, text.map { $0.isEmpty }).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Two merges that change with one stream",
      Sample.form(
        """
        let current = self.aProperty.signal.skipNil().map { ($0, $0.count) }
        let text = Signal.merge(self.bProperty.signal.map { "" }, current.map { $0.0 })
        let count = Signal.merge(self.cProperty.signal.map { _ in 0 }, current.map { $0.1 })
        self.x = Signal.▸combineLatest(text, count).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A stream that changes with two others, in the order of the statements",
      messages: [
        "map from 'a' instead of joining: each 'a' after the first makes it emit "
          + "(new text, old isEmpty, old isLong), then (new text, new isEmpty, old isLong), "
          + "then (new text, new isEmpty, new isLong)"
      ],
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil().map { $0 + "" }
        let isEmpty = self.aProperty.signal.skipNil().map { $0.isEmpty }
        let isLong = self.aProperty.signal.skipNil().map { $0.count > 9 }
        self.x = Signal.▸combineLatest(text, isEmpty, isLong).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "The storage of one input, read twice",
      Sample.form(
        """
        self.x = Signal.▸combineLatest(self.aProperty.signal.skipNil(), self.aProperty.signal.skipNil()).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "Streams of different inputs",
      Sample.form(
        """
        self.x = Signal.combineLatest(self.aProperty.signal.skipNil(), self.bProperty.signal).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "A pair of one value each",
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = Signal.zip(text, text.map { $0.isEmpty }).map { $0.0 }
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "What comes after the first value alone, and values that seldom change",
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = Signal.combineLatest(text, text.map { $0.isEmpty }.take(first: 1)).map { $0.0 }
        self.y = Signal.combineLatest(self.cProperty.signal, self.cProperty.signal.skipRepeats()).map { $0.0 }
        """)),
    RuleCase(
      "A view loads once",
      Sample.form(
        """
        let isLoaded = self.bProperty.signal.map { true }
        self.x = self.aProperty.signal.skipNil()
        self.y = Signal.combineLatest(isLoaded, Signal.merge(isLoaded, self.cProperty.signal)).map { $0.0 }
        """
      ).replacing("bProperty", with: "viewDidLoadProperty").replacing("func b()", with: "func viewDidLoad()")),
    RuleCase(
      "Values that are only sampled",
      Sample.form(
        """
        let text = self.aProperty.signal.skipNil()
        self.x = Signal.combineLatest(text, text.map { $0.isEmpty }).map { $0.0 }.takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        """)),
    RuleCase(
      "On Plumbline a join emits once in a turn",
      Sample.form(
        "let text = self.aProperty.signal.skipNil()\nself.x = Signal.combineLatest(text, text).map { $0.0 }\nself.y = self.cProperty.signal",
        imports: "Plumbline")),
  ]

  @Test("A join of streams that change together is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("glitching-join") }
}
