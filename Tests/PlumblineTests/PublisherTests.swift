#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Plumbline
  import Testing

  @Suite("Publishers")
  struct PublisherTests {
    enum Oops: Error, Equatable { case oops }

    @Test("A signal is a publisher")
    func signals() {
      let (signal, observer) = Signal<Int, Oops>.pipe()
      let log = Log<String>()
      let subscription = signal.publisher.map { $0 * 10 }.sink(
        receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
      observer.send(value: 1)
      observer.send(error: .oops)
      #expect(log.entries.first == "10")
      #expect(log.entries.count == 2)
      withExtendedLifetime(subscription) {}
    }

    @Test("Values are kept until they are demanded")
    func demand() {
      let log = Log<String>()
      let subscriber = Hesitating(log)
      SignalProducer<Int, Never>([1, 2, 3]).publisher.subscribe(subscriber)
      #expect(log.take() == [])
      subscriber.request(2)
      #expect(log.take() == ["1", "2"])
      subscriber.request(5)
      #expect(log.take() == ["3", "finished"])
    }

    @Test("Cancelling a subscription interrupts the producer")
    func cancelling() {
      let log = Log<String>()
      let producer = SignalProducer<Int, Never> { observer, lifetime in
        lifetime.observeEnded {
          _ = observer
          log.add("ended")
        }
      }
      let subscription = producer.publisher.sink { _ in }
      #expect(log.entries == [])
      subscription.cancel()
      #expect(log.entries == ["ended"])
    }

    @Test("A publisher is a producer")
    func producers() {
      let subject = PassthroughSubject<Int, Oops>()
      let log = Log<Signal<Int, Oops>.Event>()
      SignalProducer(subject).start { log.add($0) }
      subject.send(1)
      subject.send(completion: .failure(.oops))
      #expect(log.entries == [.value(1), .failed(.oops)])
    }

    @Test("Interrupting a producer of a publisher cancels the subscription")
    func interrupting() {
      let log = Log<String>()
      let subject = PassthroughSubject<Int, Never>()
      let disposable = SignalProducer(subject.handleEvents(receiveCancel: { log.add("cancelled") })).start()
      disposable.dispose()
      #expect(log.entries == ["cancelled"])
    }
  }

  /// A subscriber that demands values on request.
  private final class Hesitating: Subscriber {
    private let log: Log<String>
    private var subscription: (any Subscription)?

    init(_ log: Log<String>) {
      self.log = log
    }

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Int) -> Subscribers.Demand {
      self.log.add("\(input)")
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { self.log.add("finished") }

    func request(_ count: Int) { self.subscription?.request(.max(count)) }
  }
#endif
