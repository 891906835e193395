import Plumbline
import Testing

@Suite("Chains of 10,000 operators do not overflow a stack of 1 MB")
struct LongChainTests {
  struct Problem: Error {}
  typealias Numbers = Signal<Int, Problem>

  /// An operator that is repeated.
  enum Link: CaseIterable {
    case map, scan, take, mapError, merge, flatMap

    func apply(to signal: Signal<Int, Problem>) -> Signal<Int, Problem> {
      switch self {
      case .map: signal.map { $0 + 1 }
      case .scan: signal.scan(0) { $1 }
      case .take: signal.take(while: { _ in true })
      case .mapError: signal.mapError { $0 }
      case .merge: signal.merge(with: .empty)
      case .flatMap: signal.flatMap(.concat) { SignalProducer(value: $0) }
      }
    }

    func chain(_ signal: Signal<Int, Problem>) -> Signal<Int, Problem> {
      var chain = signal
      for _ in 0..<10_000 { chain = self.apply(to: chain) }
      return chain
    }
  }

  @Test("Values arrive in order, before the end, and all is released", arguments: Link.allCases)
  func values(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      do {
        let (signal, observer) = Numbers.pipe()
        let token = Token { log.add("released") }
        link.chain(signal.map { value in withExtendedLifetime(token) { value } })
          .observe { log.add($0.description) }
        observer.send(value: 0)
        observer.send(value: 1)
        observer.sendCompleted()
      }
      return log.entries
    }
    let added = link == .map ? 10_000 : 0
    #expect(events == ["VALUE \(added)", "VALUE \(added + 1)", "COMPLETED", "released"])
  }

  @Test("Values that a producer sends at once arrive before the end", arguments: Link.allCases)
  func valuesOfOneTurn(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      SignalProducer<Int, Problem>([1, 2, 3]).concat(error: Problem()).lift { link.chain($0) }
        .start { log.add($0.description) }
      return log.entries
    }
    let added = link == .map ? 10_000 : 0
    #expect(events == (1...3).map { "VALUE \($0 + added)" } + ["FAILED Problem()"])
  }

  @Test("Each end arrives, and is sent to late observers", arguments: Link.allCases)
  func ends(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      for event in [Numbers.Event.completed, .failed(Problem()), .interrupted] {
        let (signal, observer) = Numbers.pipe()
        let chain = link.chain(signal)
        chain.observe { log.add($0.description) }
        observer.send(event)
        chain.observe { log.add("late \($0)") }
        observer.send(value: 2)
      }
      return log.entries
    }
    // An interruption of a merged signal counts as a completion.
    let names = ["COMPLETED", "FAILED Problem()", link == .merge ? "COMPLETED" : "INTERRUPTED"]
    #expect(events == names.flatMap { [$0, "late \($0)"] })
  }

  @Test("Disposal interrupts the work, in a turn and outside", arguments: Link.allCases, [true, false])
  func disposal(_ link: Link, isInTurn: Bool) {
    let events = SmallStack.run {
      let log = Log<String>()
      let token = Token { log.add("released") }
      let producer = SignalProducer<Int, Problem> { observer, lifetime in
        lifetime.observeEnded { log.add("work ended") }
        observer.send(value: 0)
        lifetime.observeEnded { withExtendedLifetime((observer, token)) {} }
      }
      do {
        let handle = producer.lift { link.chain($0) }.on(interrupted: { log.add("interrupted") }).start()
        let trigger = MutableProperty(0)
        trigger.signal.observeValues { _ in handle.dispose() }
        if isInTurn { trigger.value = 1 } else { handle.dispose() }
      }
      // The producer keeps the token.
      return withExtendedLifetime(producer) { log.entries }
    }
    #expect(events == ["interrupted", "work ended"])
  }

  @Test("An observation of a chain ends, and the chain goes with it", arguments: Link.allCases)
  func observation(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      let (signal, observer) = Numbers.pipe()
      var handle: (any Disposable)?
      do {
        let token = Token { log.add("released") }
        handle = link.chain(signal.map { value in withExtendedLifetime(token) { value } })
          .observe { log.add($0.description) }
      }
      observer.send(value: 0)
      handle?.dispose()
      observer.send(value: 1)
      return log.entries
    }
    #expect(events == ["VALUE \(link == .map ? 10_000 : 0)", "released"])
  }

  @Test("A chain without observers is released", arguments: Link.allCases)
  func release(_ link: Link) {
    let count = SmallStack.run {
      let log = Log<Int>()
      let (signal, observer) = Numbers.pipe()
      do {
        let token = Token { log.add(1) }
        _ = link.chain(signal.map { value in withExtendedLifetime(token) { value } })
      }
      observer.send(value: 1)
      return log.entries.count
    }
    #expect(count == 1)
  }

  @Test("A chain below a switch is raised when what it switches to is higher")
  func raise() {
    let values = SmallStack.run {
      let log = Log<Int>()
      let number = MutableProperty(0)
      let joined = Signal.combineLatest(number.signal, number.signal.map { $0 }).map { $0 + $1 }
      let (switches, input) = Signal<Void, Never>.pipe()
      var chain: Signal<Int, Never> = switches.flatMap(.latest) { joined }
      for _ in 0..<10_000 { chain = chain.map { $0 } }
      Signal.combineLatest(chain, number.signal).observeValues { log.add($0 + $1) }
      number.value = 1
      input.send(value: ())
      number.value = 2
      number.value = 3
      return log.entries
    }
    #expect(values == [6, 9])
  }

  @Test("A chain whose sender goes lets its observers go")
  func droppedSender() {
    let isReleased = SmallStack.run {
      let log = Log<Int>()
      do {
        let token = Token { log.add(1) }
        var observer: Signal<Int, Problem>.Observer?
        let producer = SignalProducer<Int, Problem> { input, _ in observer = input }
        producer.startWithSignal { signal, _ in
          Link.map.chain(signal).observe { _ in withExtendedLifetime(token) {} }
        }
        observer = nil
        withExtendedLifetime(observer) {}
      }
      return log.entries.count == 1
    }
    #expect(isReleased)
  }
}
