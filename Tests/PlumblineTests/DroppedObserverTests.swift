import Plumbline
import PlumblineTesting
import Testing

@Suite("A producer whose closure drops its observer never ends")
struct DroppedObserverTests {
  @Test("It sends no terminal event by itself")
  func neverEnds() {
    let observer = TestObserver<Int, Never>()
    let handle = SignalProducer<Int, Never> { input, _ in input.send(value: 1) }.start(observer.observer)
    observer.assertValues([1])
    observer.assertDidNotTerminate()
    #expect(!handle.isDisposed)
    handle.dispose()
    observer.assertDidInterrupt()
  }

  @Test("Its lifetime ends when its start is disposed of")
  func lifetimeEnds() {
    var hasEnded = false
    let handle = SignalProducer<Int, Never> { _, lifetime in lifetime.observeEnded { hasEnded = true } }
      .start()
    handle.dispose()
    #expect(hasEnded)
  }

  @Test("Nothing retains its observers when its start is released")
  func released() {
    let token = Token()
    weak let weakToken = token
    func start(_ token: Token) {
      SignalProducer<Int, Never> { _, lifetime in lifetime.observeEnded {} }
        .map { $0 }.startWithValues { _ in _ = token }
    }
    start(token)
    _ = consume token
    #expect(weakToken == nil)
  }

  @Test("An event that waits when the observer is dropped arrives")
  func waitingEvents() {
    let trigger = MutableProperty(0)
    let received = TestObserver<Int, Never>()
    var input: Signal<Int, Never>.Observer?
    SignalProducer<Int, Never> { observer, lifetime in
      lifetime.observeEnded {}
      input = observer
    }
    .map { $0 }.start(received.observer)
    trigger.signal.observeValues { value in
      input?.send(value: value)
      input?.sendCompleted()
      input = nil
    }
    trigger.value = 1
    received.assertValues([1])
    received.assertDidComplete()
  }

  @Test("A producer that waits for it waits")
  func concatenated() {
    let observer = TestObserver(
      SignalProducer<Int, Never> { input, _ in input.send(value: 1) }.concat(value: 2))
    observer.assertValues([1])
  }
}
