import Plumbline
import PlumblineTesting
import Testing

@Suite struct PropertySourceTests {
  enum Failed: Error { case failed }

  @Test("Property(capturing:) keeps what it captures, Property(_:) does not")
  func capturing() {
    var source: MutableProperty<Int>? = MutableProperty(1)
    weak let weakSource = source
    let captured = source.map { Property(capturing: $0) }
    let reflected = source.map { Property($0) }
    source = nil
    #expect(weakSource != nil)
    weakSource?.value = 2
    #expect(captured?.value == 2)
    #expect(reflected?.value == 2)
    withExtendedLifetime(captured) {}
  }

  @Test("A property completes when its source is interrupted")
  func interrupted() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let ofSignal = TestObserver(Property(initial: 0, then: signal).signal)
    let ofProducer = TestObserver(Property(initial: 0, then: signal.producer))
    input.sendInterrupted()
    ofSignal.assertDidComplete()
    ofProducer.assertDidComplete()
  }

  @Test("then starts the next producer only after a completion")
  func then() {
    var starts = 0
    let next = SignalProducer<String, Failed>(value: "next").on(starting: { starts += 1 })
    func events(_ event: Signal<Int, Failed>.Event) -> [Signal<String, Failed>.Event] {
      let observer = TestObserver<String, Failed>()
      SignalProducer<Int, Failed> { input, _ in
        input.send(value: 1)
        input.send(event)
      }
      .then(next).start(observer.observer)
      return observer.events
    }
    #expect(events(.interrupted) == [.interrupted])
    #expect(events(.failed(.failed)) == [.failed(.failed)])
    #expect(starts == 0)
    #expect(events(.completed) == [.value("next"), .completed])
    #expect(starts == 1)
  }

  @Test("then and flatMapError pass an interruption of the next producer on")
  func interruptedNext() {
    let interrupted = SignalProducer<Int, Failed> { observer, _ in observer.sendInterrupted() }
    let observer = TestObserver<Int, Failed>()
    SignalProducer<Int, Failed>.empty.then(interrupted).start(observer.observer)
    observer.assertDidInterrupt()
    let other = TestObserver<Int, Failed>()
    SignalProducer<Int, Failed>(error: .failed).flatMapError { _ in interrupted }.start(other.observer)
    other.assertDidInterrupt()
  }

  @Test("then accepts producers whose errors differ when one of them cannot fail")
  func errorTypes() {
    let unfailing = SignalProducer<Int, Never>(value: 1)
    let failing = SignalProducer<String, Failed>(value: "a")
    let first: SignalProducer<String, Failed> = unfailing.then(failing)
    let second: SignalProducer<Int, Failed> = failing.then(unfailing)
    TestObserver(first).assertValues(["a"])
    TestObserver(second).assertValues([1])
  }
}
