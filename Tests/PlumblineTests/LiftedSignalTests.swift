import Plumbline
import PlumblineTesting
import Testing

@Suite("A lifted producer owns what it made and nothing else")
struct LiftedSignalTests {
  private let signal: Signal<Int, Never>
  private let input: Signal<Int, Never>.Observer

  init() { (self.signal, self.input) = Signal.pipe() }

  @Test("Disposing of a start does not end a signal that somebody else made")
  func foreignSignal() {
    let other = TestObserver(self.signal)
    let lifted = TestObserver<Int, Never>()
    let handle = SignalProducer<Int, Never>.never.lift { [signal] _ in signal }.start(lifted.observer)
    self.input.send(value: 1)
    handle.dispose()
    self.input.send(value: 2)
    other.assertValues([1, 2])
    other.assertDidNotTerminate()
    lifted.assertValues([1])
    lifted.assertDidInterrupt()
  }

  @Test("Two starts do not end each other")
  func twoStarts() {
    let producer = SignalProducer<Int, Never>.never.lift { [signal] _ in signal }
    let second = TestObserver<Int, Never>()
    let handle = producer.start()
    producer.start(second.observer)
    handle.dispose()
    self.input.send(value: 1)
    second.assertValues([1])
    second.assertDidNotTerminate()
  }

  @Test("Joins of two producers do not end a signal that somebody else made")
  func foreignSignalOfAJoin() {
    let other = TestObserver(self.signal)
    SignalProducer<Int, Never>.never.lift(SignalProducer<Int, Never>.never) { [signal] _, _ in signal }
      .start().dispose()
    other.assertDidNotTerminate()
  }

  @Test("The signal of a property is not ended")
  func signalOfAProperty() {
    let property = MutableProperty(0)
    let other = TestObserver(property.signal)
    property.signal.producer.lift { _ in property.signal }.start().dispose()
    SignalProducer(hot: property.signal).lift { _ in property.signal }.start().dispose()
    property.value = 1
    other.assertValues([1])
    other.assertDidNotTerminate()
  }

  @Test("A producer that is lifted to a signal that never sends anything has not ended")
  func never() {
    let observer = TestObserver<Int, Never>()
    let handle = SignalProducer<Int, Never>.never.lift { _ in Signal<Int, Never>.never }.start(
      observer.observer)
    #expect(!handle.isDisposed)
    handle.dispose()
    #expect(handle.isDisposed)
    observer.assertDidInterrupt()
  }
}
