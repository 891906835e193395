#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    internal import Combine
  #else
    internal import OpenCombine
  #endif

  /// A subscription that sends the events of a producer to a subscriber on demand.
  final class SignalSubscription<Downstream: Subscriber>: Subscription {
    private var subscriber: Downstream?
    private var work: (any Disposable)?
    private var demand = Subscribers.Demand.none
    private var waiting = ArraySlice<Downstream.Input>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false

    init(_ subscriber: Downstream) {
      self.subscriber = subscriber
    }

    func start(_ producer: SignalProducer<Downstream.Input, Downstream.Failure>) {
      guard self.subscriber != nil else { return }
      let work = producer.start { [weak self] in self?.receive($0) }
      if self.subscriber == nil { work.dispose() } else { self.work = work }
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      self.deliver()
    }

    func cancel() {
      self.subscriber = nil
      self.waiting = []
      let work = self.work
      self.work = nil
      work?.dispose()
    }

    private func receive(_ event: Signal<Downstream.Input, Downstream.Failure>.Event) {
      switch event {
      case .value(let value): self.waiting.append(value)
      case .failed(let error): self.completion = .failure(error)
      case .completed, .interrupted: self.completion = .finished
      }
      self.deliver()
    }

    private func deliver() {
      guard !self.isDelivering else { return }
      self.isDelivering = true
      while self.demand > .none, let subscriber, let value = self.waiting.popFirst() {
        self.demand -= 1
        self.demand += subscriber.receive(value)
      }
      self.isDelivering = false
      if self.waiting.isEmpty, let completion, let subscriber {
        self.subscriber = nil
        self.work = nil
        subscriber.receive(completion: completion)
      }
    }
  }
#endif
