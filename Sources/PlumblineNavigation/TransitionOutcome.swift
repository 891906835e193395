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
  private var observers: [Observer] = []

  /// Sends a value and completes, or fails, when it is known.
  var producer: SignalProducer<Void, any Error> {
    SignalProducer { observer, _ in
      if let result = self.result {
        Self.tell(result, to: observer)
      } else if self.isAbandoned {
        observer.sendInterrupted()
      } else {
        self.observers.append(observer)
      }
    }
  }

  /// Says what became of it; only the first call counts.
  func end(_ result: Result<Void, any Error>) {
    guard self.result == nil, !self.isAbandoned else { return }
    self.result = result
    let (observers, willTell, didTell) = (self.observers, self.willTell, self.didTell)
    self.forget()
    willTell?()
    for observer in observers { Self.tell(result, to: observer) }
    didTell?()
  }

  /// Says that it will never be known: the coordinator is gone.
  func abandon() {
    guard self.result == nil, !self.isAbandoned else { return }
    self.isAbandoned = true
    let observers = self.observers
    self.forget()
    for observer in observers { observer.sendInterrupted() }
  }

  private func forget() {
    self.observers = []
    self.willTell = nil
    self.didTell = nil
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
