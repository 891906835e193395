import Plumbline
import Testing

@Suite("Lifted producers")
struct LiftTests {
  @Test("Disposing of a start leaves a signal alone that somebody else made")
  func ownsNothingElse() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let lifted = SignalProducer<Int, Never>.never.lift { _ in signal }
    signal.observe { log.add("signal \($0)") }
    let first = lifted.start { log.add("first \($0)") }
    let second = lifted.start { log.add("second \($0)") }
    first.dispose()
    #expect(log.take() == ["first INTERRUPTED"])
    observer.send(value: 1)
    #expect(log.take() == ["signal VALUE 1", "second VALUE 1"])
    second.dispose()
    observer.send(value: 2)
    #expect(log.take() == ["second INTERRUPTED", "signal VALUE 2"])
  }

  @Test("Disposing of a start leaves the signal of a property alone")
  func ownsNoProperty() {
    let property = MutableProperty(0)
    let log = Log<String>()
    let lifted = SignalProducer<Int, Never>.never.lift { _ in property.signal }
    lifted.start { log.add("lifted \($0)") }.dispose()
    property.signal.observe { log.add("property \($0)") }
    property.value = 1
    #expect(log.entries == ["lifted INTERRUPTED", "property VALUE 1"])
  }

  @Test("The same holds for two producers")
  func pairOwnsNothingElse() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let never = SignalProducer<Int, Never>.never
    signal.observe { log.add("signal \($0)") }
    never.lift(never) { _, _ in signal }.start { log.add("lifted \($0)") }.dispose()
    observer.send(value: 1)
    #expect(log.entries == ["lifted INTERRUPTED", "signal VALUE 1"])
  }

  @Test("A start that leads to a signal that never sends anything is in progress until it is disposed of")
  func never() {
    let log = Log<String>()
    let handle = SignalProducer<Int, Never>.never.lift { _ in Signal<Int, Never>.never }
      .start { log.add("\($0)") }
    #expect(!handle.isDisposed)
    handle.dispose()
    #expect(handle.isDisposed)
    #expect(log.entries == ["INTERRUPTED"])
  }
}
