import Plumbline
import Testing

@Suite("Producers of thousands of operators do not overflow a stack of 1 MB")
struct DeepProducerTests {
  #if DEBUG
    private static let length = 3000
  #else
    private static let length = 10_000
  #endif

  struct Problem: Error {}
  typealias Numbers = SignalProducer<Int, Problem>

  /// An operator that is repeated.
  enum Link: CaseIterable {
    case map, scan, on, concat, prefix, then, after, merge, takeUntil, retry, `repeat`, share, replay, flatMap

    func apply(to producer: Numbers) -> Numbers {
      switch self {
      case .map: producer.map { $0 + 1 }
      case .scan: producer.scan(0) { $1 }
      case .on: producer.on(value: { _ in })
      case .concat: producer.concat(.empty)
      case .prefix: producer.prefix(.empty)
      case .then: producer.then(Numbers([7, 8, 9]))
      case .after: Numbers.empty.then(producer)
      case .merge: producer.merge(with: .empty)
      case .takeUntil: producer.take(until: SignalProducer<Void, Never>.never)
      case .retry: producer.retry(upTo: 1)
      case .repeat: producer.repeat(1)
      case .share: producer.share()
      case .replay: producer.replayLazily(upTo: 1)
      case .flatMap: producer.flatMap(.concat) { Numbers(value: $0) }
      }
    }

    func chain(_ producer: Numbers, count: Int = length) -> Numbers {
      (0..<count).reduce(producer) { chain, _ in self.apply(to: chain) }
    }

    /// The values of a chain of a number of links.
    func values(_ values: [Int], count: Int = length) -> [String] {
      switch self {
      case .map: values.map { "VALUE \($0 + count)" }
      case .then: [7, 8, 9].map { "VALUE \($0)" }
      default: values.map { "VALUE \($0)" }
      }
    }
  }

  @Test(
    "Values that are sent at once arrive in order, before the end, and all is released",
    arguments: Link.allCases, [1, 31, 32, 33, length])
  func atOnce(_ link: Link, count: Int) {
    let events = SmallStack.run {
      let log = Log<String>()
      do {
        let token = Token { log.add("released") }
        let producer = link.chain(
          Numbers([1, 2, 3]).map { value in withExtendedLifetime(token) { value } }, count: count)
        for _ in 0..<2 { producer.start { log.add($0.description) } }
      }
      return log.entries
    }
    let once = link.values([1, 2, 3], count: count) + ["COMPLETED"]
    #expect(events == once + (link == .replay ? ["VALUE 3", "COMPLETED"] : once) + ["released"])
  }

  @Test("Values that are sent later arrive, and then the end", arguments: Link.allCases)
  func later(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      let (signal, observer) = Signal<Int, Problem>.pipe()
      link.chain(Numbers(signal)).start { log.add($0.description) }
      observer.send(value: 1)
      observer.send(value: 2)
      observer.sendCompleted()
      return log.entries
    }
    #expect(events == link.values([1, 2]) + ["COMPLETED"])
  }

  @Test("The disposable of a start interrupts the work, and all is released", arguments: Link.allCases)
  func disposal(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      do {
        let token = Token { log.add("released") }
        let handle = link.chain(
          Numbers { observer, lifetime in
            lifetime.observeEnded { log.add("work ended") }
            lifetime.observeEnded { withExtendedLifetime((observer, token)) {} }
          }
        ).start()
        handle.dispose()
        log.add("disposed")
      }
      return log.entries
    }
    #expect(events == ["work ended", "disposed", "released"])
  }

  @Test("Work stops when the values are not needed any more", arguments: Link.allCases)
  func enough(_ link: Link) {
    let events = SmallStack.run {
      let log = Log<String>()
      link.chain(
        Numbers { observer, lifetime in
          lifetime.observeEnded { log.add("work ended") }
          observer.send(value: 1)
          observer.send(value: 2)
          observer.sendCompleted()
        }
      ).take(first: 1).start { log.add($0.description) }
      return log.entries
    }
    #expect(events.contains("work ended"))
    #expect(events.filter { $0 != "work ended" } == link.values([1]).prefix(1) + ["COMPLETED"])
  }

  @Test("A start within code that was started, and disposed of before it could begin, does not begin")
  func disposedBeforeStart() {
    let starts = SmallStack.run {
      let log = Log<Int>()
      let chain = Link.map.chain(Numbers { _, _ in log.add(1) })
      chain.startWithSignal { _, handle in handle.dispose() }
      return log.entries.count
    }
    #expect(starts == 0)
  }
}
