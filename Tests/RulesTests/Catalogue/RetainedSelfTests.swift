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
      "In the blueprint, a closure that makes streams, and one on a stream that another object has", .rxSwift,
      Sample.blueprint(
        """
        x = a.share(replay: 1)
        y = b.map { true }
        b.skipUntil(a).flatMapLatest { ▸self.service.check() }.bind(to: error).disposed(by: bag)
        x.flatMap { ▸self.service.create($0) }.subscribe(onNext: { _ in }).disposed(by: bag)
        manager.rx.status.map { s -> Int in ▸self.manager.start(); return s }.bind(to: error).disposed(by: bag)
        manager.rx.status.subscribe(onNext: { _ in ▸self.service.save() }).disposed(by: bag)
        manager.rx.status.take(1).subscribe(onNext: { _ in self.service.save() }).disposed(by: bag)
        manager.rx.status.map { self.count + $0 }.take(1).bind(to: error).disposed(by: bag)
        manager.rx.load(1).subscribe(onNext: { _ in self.service.save() }).disposed(by: bag)
        manager.rx.deallocated.subscribe(onNext: { self.service.save() }).disposed(by: bag)
        service.check().subscribe(onNext: { _ in self.service.save() }).disposed(by: bag)
        b.flatMap { [weak self] in self?.service.check() ?? .empty() }.bind(to: error).disposed(by: bag)
        b.flatMap { _ in service.check().map { self.count + $0 } }.bind(to: error).disposed(by: bag)
        """
      ).replacing(
        "private let bag",
        with:
          "private var count = 0\n  private let error = PublishSubject<Int>()\n  private let manager: Manager\n"
          + "  private let service: FormServiceType\n  private let bag")),
    RuleCase(
      "A stored action, but not one that is made for each caller", .rxSwift,
      messages: [
        "capture '[weak self]' in the closure of 'save': the view model keeps the closure, which keeps the view model",
        "capture '[weak self]' in the closure of 'load': the view model keeps the closure, which keeps the view model",
      ],
      Sketch.blueprint(
        actions:
          "  var save: CocoaAction { get }\n  var load: CocoaAction { get }\n  var open: CocoaAction { get }",
        members: """
            private let service: Service
            lazy var save: CocoaAction = { CocoaAction { ▸self.service.set(1); return .empty() } }()
            lazy var load: CocoaAction = CocoaAction { _ in ▸self.service.load() }
            lazy var open: CocoaAction = CocoaAction { [unowned self] _ in self.service.load() }
            var close: CocoaAction { return CocoaAction { self.service.close() } }
          """)),
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
