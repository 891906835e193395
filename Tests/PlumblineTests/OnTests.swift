import Plumbline
import PlumblineTesting
import Testing

@Suite struct OnTests {
  private let log = Log<String>()

  private func work(_ name: String) -> SignalProducer<Int, Never> {
    SignalProducer.never
      .on(
        starting: { [log] in log.add("\(name) starts") },
        interrupted: { [log] in log.add("\(name) is interrupted") },
        terminated: { [log] in log.add("\(name) ends") }
      )
      .map { $0 }
  }

  @Test("Work that is replaced by other work is interrupted before that starts")
  func replaced() {
    let number = MutableProperty(0)
    let output = number.signal.switchMap { self.work("\($0)") }
    number.value = 1
    number.value = 2
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends", "2 starts"])
    withExtendedLifetime(output) {}
  }

  @Test("Work within work that is replaced is interrupted as well")
  func nested() {
    let number = MutableProperty(0)
    let output = number.signal.switchMap { number in
      SignalProducer<Int, Never>(value: number)
        .concat(.never)
        .flatMap(.merge) { self.work("\($0)") }
    }
    number.value = 1
    number.value = 2
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends", "2 starts"])
    withExtendedLifetime(output) {}
  }

  @Test("Work that loses a race is interrupted")
  func race() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let output = SignalProducer([self.work("1"), signal.producer]).flatten(.race).start()
    input.send(value: 2)
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends"])
    output.dispose()
  }

  @Test("Work whose signal ends is interrupted")
  func ended() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.flatMap(.merge) { self.work("\($0)") }.observeValues { _ in }
    input.send(value: 1)
    input.sendInterrupted()
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends"])
  }

  @Test("Work whose signal is released is interrupted")
  func abandoned() {
    let number = MutableProperty(0)
    do {
      let output = number.signal.switchMap { self.work("\($0)") }
      number.value = 1
      withExtendedLifetime(output) {}
    }
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends"])
  }

  @Test("Events of interrupted work are dropped")
  func interruptedEvents() {
    let number = MutableProperty(0)
    var events: [String] = []
    number.signal
      .switchMap { self.work("\($0)").materialize() }
      .observeValues { events.append("\($0)") }
    number.value = 1
    number.value = 2
    #expect(events.isEmpty)
  }

  @Test("Work is interrupted when its observers need no more values")
  func satisfied() {
    let (signal, input) = Signal<Int, Never>.pipe()
    SignalProducer.merge(signal.producer, self.work("1")).take(first: 1).startWithValues { _ in }
    input.send(value: 1)
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends"])
  }

  @Test("A signal that is no longer observed has ended for its side effects, and for nobody else")
  func hot() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let other = TestObserver(signal)
    signal.on(terminated: { [log] in log.add("ends") }).take(first: 1).observeValues { _ in }
    input.send(value: 1)
    #expect(self.log.entries == ["ends"])
    other.assertDidNotTerminate()
  }

  @Test("Work that is disposed of is interrupted")
  func disposed() {
    self.work("1").start().dispose()
    #expect(self.log.entries == ["1 starts", "1 is interrupted", "1 ends"])
  }
}
