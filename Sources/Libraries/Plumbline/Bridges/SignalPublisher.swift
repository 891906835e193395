#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif

  /// A publisher of the events of a producer. Each subscription starts the producer.
  ///
  /// Values are buffered until they are demanded. An interruption finishes the publisher.
  public struct SignalPublisher<Output, Failure: Error>: Publisher {
    private let producer: SignalProducer<Output, Failure>

    init(_ producer: SignalProducer<Output, Failure>) {
      self.producer = producer
    }

    /// Starts the producer for a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = SignalSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.start(self.producer)
    }
  }

  extension SignalProducerConvertible {
    /// A publisher of the events.
    public var publisher: SignalPublisher<Value, Failure> { SignalPublisher(self.producer) }
  }

  extension SignalProducer {
    /// Creates a producer that subscribes to a publisher at each start.
    ///
    /// - Parameter publisher: The publisher. Interrupting the producer cancels the subscription.
    public init(_ publisher: some Publisher<Value, Failure>) {
      self.init { observer, lifetime in
        let subscription = publisher.sink(
          receiveCompletion: { completion in
            switch completion {
            case .finished: observer.sendCompleted()
            case .failure(let error): observer.send(error: error)
            }
          },
          receiveValue: { observer.send(value: $0) })
        lifetime.observeEnded { subscription.cancel() }
      }
    }
  }
#endif
