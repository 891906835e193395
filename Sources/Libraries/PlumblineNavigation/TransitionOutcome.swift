import Plumbline

/// The result of a transition, for early and late observers.
final class TransitionOutcome {
  private typealias Observer = Signal<Void, any Error>.Observer

  /// A closure that is called with the result, before the observers are notified.
  var willTell: (() -> Void)?
  /// A closure that is called when all observers have been notified.
  var didTell: (() -> Void)?
  private var isAbandoned = false
  private var result: Result<Void, any Error>?
  private var observers: [(id: Int, observer: Observer)] = []
  private var count = 0

  /// A producer that sends a value and completes, or fails, when the result is known.
  var producer: SignalProducer<Void, any Error> {
    SignalProducer { observer, lifetime in
      if let result = self.result {
        Self.tell(result, to: observer)
      } else if self.isAbandoned {
        observer.sendInterrupted()
      } else {
        self.count += 1
        let id = self.count
        self.observers.append((id, observer))
        // Observers that have been released meanwhile, with their scene, are not notified.
        lifetime.observeEnded { [weak self] in self?.observers.removeAll { $0.id == id } }
      }
    }
  }

  /// Sets the result. Further calls do nothing.
  func end(_ result: Result<Void, any Error>) {
    guard self.result == nil, !self.isAbandoned else { return }
    self.result = result
    let (willTell, didTell) = (self.willTell, self.didTell)
    self.willTell = nil
    self.didTell = nil
    willTell?()
    // An observer may release others.
    while !self.observers.isEmpty { Self.tell(result, to: self.observers.removeFirst().observer) }
    didTell?()
  }

  /// Ends the observations without a result, since the coordinator is deinitialized.
  func abandon() {
    guard self.result == nil, !self.isAbandoned else { return }
    self.isAbandoned = true
    self.willTell = nil
    self.didTell = nil
    while !self.observers.isEmpty { self.observers.removeFirst().observer.sendInterrupted() }
  }

  private static func tell(_ result: Result<Void, any Error>, to observer: Observer) {
    switch result {
    case .success:
      observer.send(value: ())
      observer.sendCompleted()
    case .failure(let error): observer.send(error: error)
    }
  }
}
