import Plumbline
import Testing

@Suite("7. A graph that changes during a turn")
struct ChangingGraphTests {
  @Test("Values that an inner producer sends immediately belong to the turn of the outer value")
  func innerValuesAreOfTheTurn() {
    let source = MutableProperty(0)
    let log = Log<[Int]>()
    let inner = source.signal.switchMap { SignalProducer<Int, Never>([$0, $0 * 10]) }
    Signal.combineLatest(source.signal, inner).observeValues { log.add([$0, $1]) }
    source.value = 1
    source.value = 2
    #expect(log.entries == [[1, 1], [1, 10], [2, 2], [2, 20]])
  }

  @Test("Switching to a signal that sends in the same turn loses no value")
  func switchingLosesNothing() {
    let source = MutableProperty(0)
    let log = Log<Int>()
    let late = source.signal.map { $0 * 10 }
    source.signal.flatMap(.merge) { _ in late.take(first: 1) }.observeValues { log.add($0) }
    source.value = 1
    source.value = 2
    #expect(log.entries == [20])
  }

  @Test("A join that has run in the turn runs at most once more")
  func joinsRunOnceMore() {
    let source = MutableProperty(0)
    let log = Log<[Int]>()
    let (trigger, observer) = Signal<Void, Never>.pipe()
    let deep = Signal.combineLatest(
      source.signal, Signal.combineLatest(source.signal, source.signal).map { $0 + $1 }
    ).map { $0 + $1 }
    let switched = Signal.merge(trigger, source.signal.filter { $0 == 1 }.ignoreValues())
      .switchMap { deep }
    Signal.combineLatest(source.signal, switched).observeValues { log.add([$0, $1]) }
    source.value = 1
    #expect(log.take().last == [1, 3])
    observer.send(value: ())
    source.value = 2
    #expect(log.take() == [[2, 6]])
  }

  @Test("A cycle through a switch terminates")
  func cyclesEnd() {
    let source = MutableProperty(0)
    let (feedback, observer) = Signal<Int, Never>.pipe()
    let sum = Signal.combineLatest(source.signal, Signal.merge(source.signal, feedback)).map { $0 + $1 }
    let looped = source.signal.switchMap { _ in sum }
    let joined = Signal.combineLatest(looped, sum).map { $0 + $1 }
    let log = Log<Int>()
    joined.take(first: 3).observeValues { value in
      log.add(value)
      observer.send(value: value)
    }
    source.value = 1
    #expect(log.entries == [4, 10, 22])
  }

  @Test(
    "Strategies",
    arguments: [
      (FlattenStrategy.merge, ["a1", "b1", "a2", "b2"]),
      (.concat, ["a1", "a2", "b3"]),
      (.latest, ["a1", "b1", "b2"]),
      (.race, ["a1", "a2"]),
      (.concurrent(limit: 1), ["a1", "a2", "b3"]),
    ])
  func strategies(strategy: FlattenStrategy, expected: [String]) {
    let (a, aObserver) = Signal<String, Never>.pipe()
    let (b, bObserver) = Signal<String, Never>.pipe()
    let (outer, outerObserver) = Signal<Signal<String, Never>, Never>.pipe()
    let log = Log<String>()
    outer.flatten(strategy).observeValues { log.add($0) }
    outerObserver.send(value: a)
    aObserver.send(value: "a1")
    outerObserver.send(value: b)
    bObserver.send(value: "b1")
    aObserver.send(value: "a2")
    aObserver.sendCompleted()
    if strategy == .concat || strategy == .concurrent(limit: 1) {
      bObserver.send(value: "b3")
    } else {
      bObserver.send(value: "b2")
    }
    #expect(log.entries == expected)
  }

  @Test("A hundred thousand consecutive producers do not overflow the stack")
  func longConcat() {
    let log = Log<Int>()
    SignalProducer<Int, Never>(0..<100_000).flatMap(.concat) { SignalProducer<Int, Never>(value: $0) }
      .startWithValues { if $0 % 10_000 == 0 { log.add($0) } }
    #expect(log.entries.count == 10)
  }

  @Test("Switching to another producer ends the work of the previous one")
  func switchingInterrupts() {
    let (outer, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let work = { (number: Int) in
      SignalProducer<Int, Never> { observer, lifetime in
        log.add("start \(number)")
        lifetime.observeEnded {
          _ = observer
          log.add("end \(number)")
        }
      }
    }
    let disposable = outer.switchMap(work).observeValues { _ in }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.take() == ["start 1", "end 1", "start 2"])
    disposable?.dispose()
    #expect(log.take() == ["end 2"])
  }
}
