public import PlumblineBlueprint

/// An observable that sends events at times of a ``TestScheduler``, and records its subscriptions.
public final class TestableObservable<Element>: ObservableType {
  /// The type of the error.
  public typealias Failure = any Swift.Error

  /// The events that it sends.
  public let recordedEvents: [Recorded<Event<Element>>]
  /// A producer of the events.
  public let producer: SignalProducer<Element, any Swift.Error>
  private let record = SubscriptionRecord()

  /// The subscriptions, in their order.
  public var subscriptions: [Subscription] { self.record.subscriptions }

  init(hot events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    self.recordedEvents = events
    // The events are values: the observable can be subscribed to after its end.
    let (sent, input) = Signal<Event<Element>, Never>.pipe()
    for event in events { scheduler.scheduleAt(event.time) { input.send(value: event.value) } }
    let elements = SignalProducer(hot: sent).asObservable().dematerialize().producer
    // The observable keeps the input: it sends nothing after its last event, and does not end.
    self.producer = self.record.recording(
      elements.on(value: { _ in withExtendedLifetime(input) {} }), scheduler)
  }

  init(cold events: [Recorded<Event<Element>>], _ scheduler: TestScheduler) {
    self.recordedEvents = events
    let elements = SignalProducer<Element, any Swift.Error> { observer, lifetime in
      lifetime.observeEnded { withExtendedLifetime(observer) {} }
      for event in events {
        lifetime += scheduler.schedule(afterUnits: event.time) {
          switch event.value {
          case .next(let element): observer.send(value: element)
          case .error(let error): observer.send(error: error)
          case .completed: observer.sendCompleted()
          }
        }
      }
    }
    self.producer = self.record.recording(elements, scheduler)
  }
}

/// The subscriptions of an observable.
private final class SubscriptionRecord {
  private(set) var subscriptions: [Subscription] = []

  /// Records the starts of a producer.
  func recording<Element>(
    _ producer: SignalProducer<Element, any Swift.Error>, _ scheduler: TestScheduler
  ) -> SignalProducer<Element, any Swift.Error> {
    Observable.deferred {
      let index = self.subscriptions.count
      let start = scheduler.clock
      self.subscriptions.append(Subscription(start))
      return Observable(
        producer.on(disposed: { self.subscriptions[index] = Subscription(start, scheduler.clock) }))
    }.producer
  }
}

/// An observer that records events with the times of a ``TestScheduler``.
public final class TestableObserver<Element>: ObserverType {
  /// The events, in their order.
  public private(set) var events: [Recorded<Event<Element>>] = []
  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    self.events.append(Recorded(time: self.scheduler.clock, value: event))
  }
}
