import Plumbline

/// What becomes of a transition, for those who ask before it is known and after.
final class TransitionOutcome {
  private typealias Observer = Signal<Void, any Error>.Observer

  /// Is called when it is known, before anybody is told.
  var willTell: (() -> Void)?
  /// Is called when all have been told.
  var didTell: (() -> Void)?
  private var isAbandoned = false
  private var result: Result<Void, any Error>?
  private var observers: [(id: Int, observer: Observer)] = []
  private var count = 0

  /// Sends a value and completes, or fails, when it is known.
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
        // Who has gone, with a scene that has popped itself say, is told nothing.
        lifetime.observeEnded { [weak self] in self?.observers.removeAll { $0.id == id } }
      }
    }
  }

  /// Says what became of it; only the first call counts.
  func end(_ result: Result<Void, any Error>) {
    guard self.result == nil, !self.isAbandoned else { return }
    self.result = result
    let (willTell, didTell) = (self.willTell, self.didTell)
    self.willTell = nil
    self.didTell = nil
    willTell?()
    // Who is told may let others go.
    while !self.observers.isEmpty { Self.tell(result, to: self.observers.removeFirst().observer) }
    didTell?()
  }

  /// Says that it will never be known: the coordinator is gone.
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
