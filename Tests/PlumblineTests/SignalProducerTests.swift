import Plumbline
import Testing

@Suite("Producers")
struct SignalProducerTests {
  enum Oops: Error { case oops }

  @Test("Each start does the work")
  func eachStartWorks() {
    let log = Log<Int>()
    var starts = 0
    let producer = SignalProducer<Int, Never> { observer, _ in
      starts += 1
      observer.send(value: starts)
      observer.sendCompleted()
    }
    producer.startWithValues { log.add($0) }
    producer.startWithValues { log.add($0) }
    #expect(log.entries == [1, 2])
  }

  @Test("Producers can be created from values, results, and errors")
  func making() {
    let log = Log<String>()
    SignalProducer<Int, Oops>(value: 1).start { log.add("\($0)") }
    SignalProducer<Int, Oops>(error: .oops).start { log.add("\($0)") }
    SignalProducer<Int, Oops>(result: .success(2)).start { log.add("\($0)") }
    SignalProducer<Int, Oops>(result: .failure(.oops)).start { log.add("\($0)") }
    SignalProducer<Int, Oops>(values: 3, 4).start { log.add("\($0)") }
    SignalProducer<Int, Oops>.empty.start { log.add("\($0)") }
    SignalProducer<Int, Oops>.never.start { log.add("\($0)") }
    #expect(
      log.entries == [
        "VALUE 1", "COMPLETED", "FAILED oops", "VALUE 2", "COMPLETED", "FAILED oops", "VALUE 3", "VALUE 4",
        "COMPLETED", "COMPLETED",
      ])
  }

  @Test("The iteration over an endless sequence ends with the last observer")
  func endlessSequences() {
    let log = Log<Int>()
    SignalProducer<Int, Never>(sequence(first: 1) { $0 * 2 }).take(first: 4).startWithValues { log.add($0) }
    #expect(log.entries == [1, 2, 4, 8])
  }

  @Test("An endless loop of a start handler ends with its lifetime")
  func endlessStartHandlers() {
    let log = Log<Int>()
    SignalProducer<Int, Never> { observer, lifetime in
      var number = 0
      while !lifetime.hasEnded {
        observer.send(value: number)
        number += 1
      }
    }.take(first: 3).startWithValues { log.add($0) }
    #expect(log.entries == [0, 1, 2])
  }

  @Test("A producer that is interrupted before its start does nothing")
  func interruptedBeforeStart() {
    let log = Log<String>()
    SignalProducer<Int, Never> { _, _ in log.add("started") }.startWithSignal { signal, handle in
      signal.observe { log.add("\($0)") }
      handle.dispose()
    }
    #expect(log.entries == ["INTERRUPTED"])
  }

  @Test("on(starting:) is called first, and on(started:) after immediate events")
  func sideEffects() {
    let log = Log<String>()
    SignalProducer<Int, Oops>(value: 1).on(
      starting: { log.add("starting") }, started: { log.add("started") }, event: { log.add("event \($0)") },
      failed: { log.add("failed \($0)") }, completed: { log.add("completed") },
      interrupted: { log.add("interrupted") }, terminated: { log.add("terminated") },
      value: { log.add("value \($0)") }
    ).start()
    #expect(
      log.entries == [
        "starting", "event VALUE 1", "value 1", "event COMPLETED", "completed", "terminated", "started",
      ])
  }

  @Test("Concatenation, prefixes, and then")
  func concatenation() {
    let log = Log<Int>()
    let numbers = SignalProducer<Int, Never>([1, 2])
    numbers.concat(numbers.map { $0 * 10 }).startWithValues { log.add($0) }
    numbers.prefix(value: 0).concat(value: 9).startWithValues { log.add($0) }
    numbers.then(SignalProducer<Int, Never>(value: 7)).startWithValues { log.add($0) }
    #expect(log.entries == [1, 2, 10, 20, 0, 1, 2, 9, 7])
  }

  @Test("A failure is retried as often as allowed", arguments: [0, 1, 2, 3])
  func retry(count: Int) {
    var attempts = 0
    let log = Log<String>()
    SignalProducer<Int, Oops> { observer, _ in
      attempts += 1
      if attempts <= 2 { observer.send(error: .oops) } else { observer.sendCompleted() }
    }.retry(upTo: count).start { log.add("\($0)") }
    #expect(attempts == min(count, 2) + 1)
    #expect(log.entries == [count >= 2 ? "COMPLETED" : "FAILED oops"])
  }

  @Test("A hundred thousand failures are retried without a recursion of the stack")
  func manyRetries() {
    var attempts = 0
    SignalProducer<Int, Oops> { observer, _ in
      attempts += 1
      observer.send(error: .oops)
    }.retry(upTo: 100_000).start()
    #expect(attempts == 100_001)
  }

  @Test("Errors become values, and values errors")
  func errors() {
    let log = Log<String>()
    let failing = SignalProducer<Int, Oops>(value: 1).concat(error: .oops)
    failing.demoteErrors(replaceErrorWith: -1).start { log.add("demote \($0)") }
    failing.flatMapError { _ in SignalProducer<Int, Never>([8, 9]) }.start { log.add("handle \($0)") }
    failing.materialize().values().start { log.add("values \($0)") }
    failing.materialize().errors().start { log.add("errors \($0)") }
    failing.materialize().dematerialize().start { log.add("back \($0)") }
    #expect(
      log.entries == [
        "demote VALUE 1", "demote VALUE -1", "demote COMPLETED", "handle VALUE 1", "handle VALUE 8",
        "handle VALUE 9", "handle COMPLETED", "values VALUE 1", "values COMPLETED", "errors VALUE oops",
        "errors COMPLETED", "back VALUE 1", "back FAILED oops",
      ])
  }
}
