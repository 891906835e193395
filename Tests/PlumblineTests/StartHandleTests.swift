import Plumbline
import PlumblineTesting
import Testing

@Suite("The disposable of a start interrupts all work of the start")
struct StartHandleTests {
  @Test("Work that the source has led to, when the source has completed")
  func flatMappedWork() {
    let (inner, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let handle = SignalProducer<Int, Never>(value: 1).flatMap(.latest) { _ in inner }
      .start { log.add("\($0)") }
    observer.send(value: 5)
    handle.dispose()
    observer.send(value: 6)
    #expect(log.entries == ["VALUE 5", "INTERRUPTED"])
  }

  @Test("A value that is delayed")
  func delayedValues() {
    let scheduler = TestScheduler()
    let log = Log<String>()
    let handle = SignalProducer<Int, Never>(value: 1).delay(1, on: scheduler).start { log.add("\($0)") }
    handle.dispose()
    #expect(log.entries == [])
    scheduler.run()
    #expect(log.entries == ["INTERRUPTED"])
  }

  @Test("A merge of producers")
  func merges() {
    let log = Log<String>()
    let never = SignalProducer<Int, Never>.never
    SignalProducer.merge(never, never).start { log.add("\($0)") }.dispose()
    #expect(log.entries == ["INTERRUPTED"])
  }

  @Test("It has ended when the work has")
  func endedWork() {
    #expect(SignalProducer<Int, Never>(value: 1).start().isDisposed)
    #expect(!SignalProducer<Int, Never>.never.start().isDisposed)
    let target = MutableProperty(0)
    #expect((target <~ SignalProducer<Int, Never>(value: 1))?.isDisposed != false)
  }
}
