extension Signal {
  /// Sends each event as a value, including the terminal event, then completes.
  public func materialize() -> Signal<Event, Never> {
    self.forward { output in
      { output.send(.value($0)) }
    } end: { output in
      { ending in
        output.send(Event(ending))
        output.end(.completed)
      }
    }
  }
}

extension Signal where Value: EventProtocol, Failure == Never {
  /// Sends the events that are sent as values.
  public func dematerialize() -> Signal<Value.Value, Value.Error> {
    self.forward { output in
      { value in
        switch value.event {
        case .value(let value): output.send(value)
        case .failed(let error): output.end(.failed(error))
        case .completed: output.end(.completed)
        case .interrupted: output.end(.interrupted)
        }
      }
    } end: { output in
      { output.end($0.promoted()) }
    }
  }

  /// Sends the errors of the events, and drops other events.
  public func errors() -> Signal<Value.Error, Never> {
    self.compactMap { event -> Value.Error? in
      guard case .failed(let error) = event.event else { return nil }
      return error
    }
  }
}

extension SignalProducer {
  /// Sends each event as a value, including the terminal event, then completes.
  public func materialize() -> SignalProducer<Signal<Value, Failure>.Event, Never> {
    self.lift { $0.materialize() }
  }
}

extension SignalProducer where Value: EventProtocol, Failure == Never {
  /// Sends the events that are sent as values.
  public func dematerialize() -> SignalProducer<Value.Value, Value.Error> {
    self.lift { $0.dematerialize() }
  }

  /// Sends the values of the events, and drops other events.
  public func values() -> SignalProducer<Value.Value, Never> { self.lift { $0.values() } }

  /// Sends the errors of the events, and drops other events.
  public func errors() -> SignalProducer<Value.Error, Never> { self.lift { $0.errors() } }
}

extension Signal {
  /// Sends each value, and the error, as a result. It completes after an error.
  public func materializeResults() -> Signal<Result<Value, Failure>, Never> {
    self.forward { output in
      { output.send(.success($0)) }
    } end: { output in
      { ending in
        switch ending {
        case .failed(let error):
          output.send(.failure(error))
          output.end(.completed)
        case .completed: output.end(.completed)
        case .interrupted: output.end(.interrupted)
        }
      }
    }
  }
}

extension Signal where Failure == Never {
  /// Sends the values of results, and fails with the first error.
  public func dematerializeResults<Success, ResultFailure>() -> Signal<Success, ResultFailure>
  where Value == Result<Success, ResultFailure> {
    self.forward { output in
      { result in
        switch result {
        case .success(let value): output.send(value)
        case .failure(let error): output.end(.failed(error))
        }
      }
    } end: { output in
      { output.end($0.promoted()) }
    }
  }
}

extension SignalProducer {
  /// Sends each value, and the error, as a result. It completes after an error.
  public func materializeResults() -> SignalProducer<Result<Value, Failure>, Never> {
    self.lift { $0.materializeResults() }
  }
}

extension SignalProducer where Failure == Never {
  /// Sends the values of results, and fails with the first error.
  public func dematerializeResults<Success, ResultFailure>() -> SignalProducer<Success, ResultFailure>
  where Value == Result<Success, ResultFailure> {
    self.lift { $0.dematerializeResults() }
  }
}
