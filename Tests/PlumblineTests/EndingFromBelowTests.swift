import Plumbline
import PlumblineTesting
import Testing

@Suite("Side effects see every ending")
struct EndingFromBelowTests {
  private let signal: Signal<Int, Never>
  private let input: Signal<Int, Never>.Observer
  private let log = Log<String>()

  private func logged(_ producer: SignalProducer<Int, Never>) -> SignalProducer<Int, Never> {
    producer.on(
      completed: { [log] in log.add("completed") }, interrupted: { [log] in log.add("interrupted") },
      terminated: { [log] in log.add("terminated") }, disposed: { [log] in log.add("disposed") })
  }

  private static let interruption = ["interrupted", "terminated", "disposed"]

  init() { (self.signal, self.input) = Signal.pipe() }

  @Test("An ending from below is an interruption: of a producer that sends at once")
  func coldWork() {
    let work = SignalProducer<Int, Never> { observer, lifetime in
      observer.send(value: 1)
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
    }
    self.logged(work).take(first: 1).start()
    #expect(self.log.entries == Self.interruption)
  }

  @Test("An ending from below is an interruption: of the producer of a signal")
  func hotWork() {
    self.logged(self.signal.producer).take(first: 1).start()
    self.input.send(value: 1)
    #expect(self.log.entries == Self.interruption)
  }

  @Test("An ending from below is an interruption: of work within work")
  func innerWork() {
    let trigger = MutableProperty(0)
    let values = TestObserver(
      trigger.signal.flatMap(.latest) { _ in self.logged(self.signal.producer) }.take(first: 1))
    trigger.value = 1
    #expect(self.log.entries == [])
    self.input.send(value: 5)
    values.assertValues([5])
    #expect(self.log.entries == Self.interruption)
  }

  @Test("An ending from below is an interruption: of a signal")
  func signals() {
    self.signal.on(
      interrupted: { [log] in log.add("interrupted") }, terminated: { [log] in log.add("terminated") },
      disposed: { [log] in log.add("disposed") }
    )
    .take(first: 1).observeValues { _ in }
    self.input.send(value: 1)
    #expect(self.log.entries == Self.interruption)
  }

  @Test("A loading state ends with its work")
  func loadingState() {
    let isLoading = MutableProperty(false)
    let states = TestObserver(isLoading.signal)
    SignalProducer<Int, Never>(self.signal)
      .on(starting: { isLoading.value = true }, terminated: { isLoading.value = false })
      .take(first: 1).start()
    self.input.send(value: 1)
    states.assertValues([true, false])
  }

  @Test("An ending from above is seen once")
  func completion() {
    self.logged(SignalProducer(value: 1)).start()
    #expect(self.log.entries == ["completed", "terminated", "disposed"])
  }

  @Test("A disposal is an interruption")
  func disposal() {
    self.logged(.never).start().dispose()
    #expect(self.log.take() == Self.interruption)
    self.logged(self.signal.producer).start().dispose()
    #expect(self.log.take() == Self.interruption)
  }

  @Test("disposed is called after the observers have received the terminal event")
  func disposedLast() {
    SignalProducer<Int, Never>.empty.on(disposed: { [log] in log.add("disposed") })
      .startWithCompleted { [log] in log.add("observed") }
    #expect(self.log.entries == ["observed", "disposed"])
  }

  @Test("A signal that never sends anything is not retained for its side effects")
  func never() {
    let token = Token()
    weak let weakToken = token
    func observe(_ token: Token) {
      Signal<Int, Never>.never.on(disposed: { _ = token }).observeValues { _ in }
    }
    observe(token)
    _ = consume token
    #expect(weakToken == nil)
  }
}
