import Rules
import SourceModel
import TestSupport
import Testing

struct RetainedSelfTests {
  static let cases = [
    RuleCase(
      "An observer names 'self'",
      messages: [
        "capture '[weak self]' in the closure of 'observeValues': the view model keeps the closure, which keeps the view model"
      ],
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.observeValues { ▸self.c(true) }
        """)),
    RuleCase(
      "A closure that sets a member, also in an operator that only maps",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil()
        self.bProperty.signal.observeValues { ▸self.count = 1 }
        self.y = self.cProperty.signal.map { ▸self.count = 2; return $0 }
        """, members: "private var count = 0")),
    RuleCase(
      "In the blueprint, also in a closure of 'map' or 'do' that stores what it gets", .rxSwift,
      Sample.blueprint(
        """
        x = a.map { ▸self.last = $0; return $0 }
        y = b.do(onNext: { ▸self.count += 1 }).map { true }
        b.subscribe(onNext: { ▸self.count += 1 }).disposed(by: bag)
        a.subscribe(onNext: { [weak self] in self?.last = $0 }).disposed(by: bag)
        """
      ).replacing(
        "private let bag", with: "private var last = \"\"\n  private var count = 0\n  private let bag")),
    RuleCase(
      "A closure in the closure",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.observeValues { Queue.main.run { ▸self.c(true) } }
        """)),
    RuleCase(
      "A closure in a closure that is reported",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal.flatMap { c in ▸self.aProperty.signal.map { self.count = 1; return c } }
        """, members: "private var count = 0")),
    RuleCase(
      "A weak or unowned capture",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.observeValues { [weak self] in self?.c(true) }
        self.bProperty.signal.observeValues { [unowned self] in self.c(true) }
        """)),
    RuleCase(
      "A parameter with the name",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.withOwner(self).observeValues { `self`, _ in Queue.main.run { self.c(true) } }
        """)),
    RuleCase(
      "A closure that a helper hands to other code",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.observeValues { [weak self] in self?.later() }
        """, after: "private func later() { Queue.main.run { self.c(true) } }")),
    RuleCase(
      "A copy of a part of it",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.observeValues { [flag = self.cProperty] in flag.value = true }
        """)),
    RuleCase(
      "A stream that ends",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        self.bProperty.signal.take(first: 1).observeValues { self.c(true) }
        """)),
    RuleCase(
      "A producer that is started",
      Sample.form(
        """
        self.x = self.aProperty.signal.skipNil().takeWhen(self.bProperty.signal)
        self.y = self.cProperty.signal
        Environment.current.api.load().startWithValues { _ in self.c(true) }
        """)),
  ]

  @Test("A closure that keeps the view model alive is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("retained-self") }
}
