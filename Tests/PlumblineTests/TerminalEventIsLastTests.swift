import Plumbline
import Testing

@Suite("9. A terminal event is the last")
struct TerminalEventIsLastTests {
  struct Oops: Error, Equatable {}

  @Test("Values that are sent after it are dropped")
  func valuesAfterTheEnd() {
    let events: [Signal<Int, Oops>.Event] = [.completed, .failed(Oops()), .interrupted]
    for last in events {
      let (signal, observer) = Signal<Int, Oops>.pipe()
      let log = Log<Signal<Int, Oops>.Event>()
      signal.observe { log.add($0) }
      observer.send(value: 1)
      observer.send(last)
      Misuse.withHandler({ _ in }) { observer.send(value: 2) }
      for other in events { observer.send(other) }
      #expect(log.entries == [.value(1), last])
    }
  }

  @Test("A value that is sent after the terminal event is reported")
  func misuseIsReported() {
    let (_, observer) = Signal<Int, Never>.pipe()
    observer.sendCompleted()
    let recorder = MisuseRecorder()
    Misuse.withHandler({ recorder.add($0) }) { observer.send(value: 1) }
    #expect(
      recorder.messages == [
        "a value was sent to a signal that has terminated, and was dropped. Send the terminal event after all values."
      ])
  }

  @Test("Late observers receive the terminal event")
  func lateObservers() {
    let (signal, observer) = Signal<Int, Oops>.pipe()
    observer.send(error: Oops())
    let log = Log<Signal<Int, Oops>.Event>()
    let disposable = signal.observe { log.add($0) }
    #expect(disposable == nil)
    signal.map { $0 }.observe { log.add($0) }
    #expect(log.entries == [.failed(Oops()), .failed(Oops())])
  }

  @Test("A terminal event follows the values of the joins of its turn")
  func endsFollowJoins() {
    let source = MutableProperty(0)
    let first = source.signal.take(first: 2)
    let joined = Signal.combineLatest(first, first.map { $0 * 10 })
    let log = Log<Signal<[Int], Never>.Event>()
    joined.map { [$0, $1] }.observe { log.add($0) }
    source.value = 1
    source.value = 2
    source.value = 3
    #expect(log.entries == [.value([1, 10]), .value([2, 20]), .completed])
  }

  @Test("A side that fails lets the join send the values of the turn first")
  func failuresFollowValues() {
    let (source, observer) = Signal<Int, Oops>.pipe()
    let failing = source.flatMap(.concat) { value in
      SignalProducer<Int, Oops>(value: value).concat(error: Oops())
    }
    let log = Log<String>()
    Signal.combineLatest(source, failing).observe { log.add("\($0)") }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == ["VALUE (1, 1)", "FAILED Oops()"])
  }

  @Test("A signal is interrupted when its input is released")
  func observersGoAway() {
    let log = Log<Signal<Int, Never>.Event>()
    var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal.pipe()
    pipe?.output.observe { log.add($0) }
    pipe = nil
    #expect(log.entries == [.interrupted])
  }

  @Test("An observer that interrupts a producer does not withhold the value from later observers")
  func interruptionFollowsTheValue() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    source.producer.startWithSignal { signal, handle in
      signal.observe { event in
        log.add("1 \(event)")
        handle.dispose()
      }
      signal.observe { log.add("2 \($0)") }
    }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == ["1 VALUE 1", "2 VALUE 1", "1 INTERRUPTED", "2 INTERRUPTED"])
  }

  @Test("Completion of joins and merges")
  func completion() {
    let (a, aObserver) = Signal<Int, Never>.pipe()
    let (b, bObserver) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    Signal.combineLatest(a, b).observeCompleted { log.add("combineLatest") }
    Signal.zip(a, b).observeCompleted { log.add("zip") }
    Signal.merge(a, b).observeCompleted { log.add("merge") }
    aObserver.send(value: 1)
    aObserver.send(value: 2)
    bObserver.send(value: 1)
    aObserver.sendCompleted()
    #expect(log.take() == [])
    bObserver.send(value: 2)
    #expect(log.take() == ["zip"])
    bObserver.sendCompleted()
    #expect(log.take().sorted() == ["combineLatest", "merge"])
  }
}
