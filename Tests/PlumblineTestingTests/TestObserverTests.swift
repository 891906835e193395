import Plumbline
import PlumblineTesting
import Testing

@Suite struct TestObserverTests {
  private let input: Signal<Int, SampleError>.Observer
  private let observer = TestObserver<Int, SampleError>()

  init() {
    let (signal, input) = Signal<Int, SampleError>.pipe()
    self.input = input
    signal.observe(self.observer.observer)
  }

  @Test("It records all events in order")
  func events() {
    self.input.send(value: 1)
    self.input.send(value: 2)
    self.input.sendCompleted()
    #expect(self.observer.events == [.value(1), .value(2), .completed])
    #expect(self.observer.values == [1, 2])
    #expect(self.observer.lastValue == 2)
  }

  @Test("At first there is nothing")
  func nothing() {
    #expect(self.observer.events.isEmpty)
    #expect(self.observer.lastValue == nil)
    #expect(!self.observer.didEmitValue)
    #expect(!self.observer.didComplete)
    #expect(!self.observer.didFail)
    #expect(self.observer.failedError == nil)
    #expect(!self.observer.didInterrupt)
    #expect(!self.observer.didTerminate)
  }

  @Test("A completion is distinguished from other terminal events")
  func completed() {
    self.input.sendCompleted()
    #expect(self.observer.didComplete)
    #expect(self.observer.didTerminate)
    #expect(!self.observer.didFail)
    #expect(!self.observer.didInterrupt)
    #expect(!self.observer.didEmitValue)
  }

  @Test("A failure comes with its error")
  func failed() {
    self.input.send(error: SampleError(code: 7))
    #expect(self.observer.didFail)
    #expect(self.observer.failedError == SampleError(code: 7))
    #expect(self.observer.didTerminate)
    #expect(!self.observer.didComplete)
  }

  @Test("An interruption is distinguished from other terminal events")
  func interrupted() {
    self.input.sendInterrupted()
    #expect(self.observer.didInterrupt)
    #expect(self.observer.didTerminate)
    #expect(!self.observer.didComplete)
  }

  @Test("It observes a signal, a producer and a property when it is made with one")
  func sources() {
    let property = MutableProperty(1)
    let changes = TestObserver(property.signal)
    let values = TestObserver(property)
    property.value = 2
    #expect(changes.values == [2])
    #expect(values.values == [1, 2])
    let produced = TestObserver(SignalProducer<Int, Never>([1, 2, 3]))
    #expect(produced.events == [.value(1), .value(2), .value(3), .completed])
  }

  @Test("It can be handed to a producer")
  func producer() {
    let observer = TestObserver<Int, Never>()
    SignalProducer([1, 2]).start(observer.observer)
    observer.assertValues([1, 2])
    observer.assertDidComplete()
  }

  @Test("It is released with the signal that it observes")
  func lifetime() {
    weak var weakObserver: TestObserver<Int, Never>?
    do {
      let property = MutableProperty(1)
      let observer = TestObserver(property.signal)
      weakObserver = observer
      property.value = 2
    }
    #expect(weakObserver == nil)
  }

  @Test("It does not keep what it observes alive")
  func source() {
    weak var weakProperty: MutableProperty<Int>?
    let observer = TestObserver<Int, Never>()
    do {
      let property = MutableProperty(1)
      property.signal.observe(observer.observer)
      weakProperty = property
    }
    #expect(weakProperty == nil)
    observer.assertDidComplete()
  }
}
