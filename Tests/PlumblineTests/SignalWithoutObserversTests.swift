import Plumbline
import Testing

@Suite("10. A signal without observers still works")
struct SignalWithoutObserversTests {
  @Test("Stateful operators keep their state from their creation on")
  func statefulOperators() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let (trigger, triggerObserver) = Signal<Void, Never>.pipe()
    let sum = signal.scan(0, +)
    let distinct = signal.skipRepeats()
    let taken = signal.take(first: 2)
    let joined = Signal.combineLatest(signal, signal.map { $0 * 10 })
    let sampled = signal.takeWhen(trigger)
    let numbered = signal.enumerated()
    observer.send(value: 1)
    observer.send(value: 2)
    let log = Log<String>()
    sum.observeValues { log.add("sum \($0)") }
    distinct.observeValues { log.add("distinct \($0)") }
    taken.observe { log.add("taken \($0)") }
    joined.observeValues { log.add("joined \($0.0) \($0.1)") }
    sampled.observeValues { log.add("sampled \($0)") }
    numbered.observeValues { log.add("numbered \($0.index)") }
    triggerObserver.send(value: ())
    observer.send(value: 2)
    #expect(
      log.entries == ["taken COMPLETED", "sampled 2", "sum 5", "numbered 2", "joined 2 20"])
  }

  @Test("A chain works when only its last signal is retained")
  func onlyTheEndIsKept() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let end = signal.map { $0 + 1 }.scan(0, +).map { $0 * 2 }
    observer.send(value: 1)
    let log = Log<Int>()
    end.observeValues { log.add($0) }
    observer.send(value: 2)
    #expect(log.entries == [10])
  }
}
