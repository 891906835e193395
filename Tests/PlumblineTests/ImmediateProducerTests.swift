import Plumbline
import Testing

@Suite("Producers that send everything at their start")
struct ImmediateProducerTests {
  enum Oops: Error { case oops, other }

  private typealias Producer = SignalProducer<Int, Oops>

  /// The same values, one after the other from an observer.
  private static func observed(_ values: [Int]) -> Producer {
    Producer { observer, _ in
      for value in values { observer.send(value: value) }
      observer.sendCompleted()
    }
  }

  @Test("Operators without state do what they do to signals")
  func operators() {
    let operators: [(String, (Producer) -> Producer)] = [
      ("map", { $0.map { $0 * 10 } }),
      ("filter", { $0.filter { $0 != 2 } }),
      ("compactMap", { $0.compactMap { $0 == 1 ? nil : $0 } }),
      ("skipNil", { $0.map { $0 == 3 ? nil : $0 }.skipNil() }),
      ("mapError", { $0.mapError { _ in .other } }),
      ("promoteError", { $0.flatMapError { _ in SignalProducer<Int, Never>.empty }.promoteError(Oops.self) }),
      ("concat", { $0.concat(value: 7) }),
      ("prefix", { $0.prefix(value: 7) }),
      ("failure", { $0.concat(error: .oops).map { $0 + 1 } }),
      (
        "several",
        { $0.map { $0 + 1 }.filter { $0 > 2 }.compactMap { Optional($0) }.concat(Producer([8, 9])) }
      ),
    ]
    for (name, apply) in operators {
      for values in [[], [1], [1, 2, 3]] {
        let log = Log<String>()
        apply(Self.observed(values)).start { log.add("\($0)") }
        let expected = log.take()
        apply(values.count == 1 ? Producer(value: values[0]) : Producer(values)).start { log.add("\($0)") }
        #expect(log.entries == expected, "\(name) of \(values)")
      }
    }
  }

  @Test("Each start runs the closures again, and no more of them than values are needed")
  func closures() {
    let log = Log<Int>()
    let producer = Producer(1...5).map { value in
      log.add(value)
      return value
    }
    producer.take(first: 2).start()
    producer.filter { $0 > 1 }.take(first: 1).start()
    #expect(log.entries == [1, 2, 1, 2])
  }

  @Test("What observers send waits until all values have been delivered")
  func isOneTurn() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    signal.observeValues { log.add("sent \($0)") }
    SignalProducer<Int, Never>(1...2).start { event in
      log.add("\(event)")
      if let value = event.value { observer.send(value: value) }
    }
    #expect(log.entries == ["VALUE 1", "VALUE 2", "COMPLETED", "sent 1", "sent 2"])
  }

  @Test("The disposable of a start has been disposed of")
  func isDisposed() {
    let handle = SignalProducer<Int, Never>(value: 1).start()
    #expect(handle.isDisposed)
    handle.dispose()
  }

  @Test(
    "An outer signal that is interrupted by a value of an inner producer stops that producer",
    arguments: [FlattenStrategy.latest, .merge, .concat, .race])
  func interruptedByValue(strategy: FlattenStrategy) {
    let (outer, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    let handle = SerialDisposable()
    handle.inner = outer.flatMap(strategy) { SignalProducer<Int, Never>($0..<$0 + 3) }.observeValues {
      log.add($0)
      if $0 == 2 { handle.dispose() }
    }
    observer.send(value: 1)
    observer.send(value: 5)
    #expect(log.entries == [1, 2])
  }

  @Test("An inner producer waits for one that is in progress, where the strategy says so")
  func waits() {
    let (inner, innerObserver) = Signal<Int, Never>.pipe()
    let (outer, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    outer.flatMap(.concat) { $0 == 0 ? inner.producer : SignalProducer($0..<$0 + 2) }
      .observe { log.add("\($0)") }
    for value in [1, 0, 3] { observer.send(value: value) }
    observer.sendCompleted()
    #expect(log.take() == ["VALUE 1", "VALUE 2"])
    innerObserver.send(value: 9)
    innerObserver.sendCompleted()
    #expect(log.take() == ["VALUE 9", "VALUE 3", "VALUE 4", "COMPLETED"])
  }

  @Test("The failure of an inner producer is that of the whole")
  func fails() {
    let (outer, observer) = Signal<Int, Oops>.pipe()
    let log = Log<String>()
    outer.flatMap(.merge) { Producer(value: $0).concat(error: .oops) }.observe { log.add("\($0)") }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == ["VALUE 1", "FAILED oops"])
  }
}
