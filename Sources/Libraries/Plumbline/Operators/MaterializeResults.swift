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
