extension Signal {
  /// Performs an operation for each value, and fails when the operation does.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(_ action: @escaping (Value) -> Result<Void, Failure>) -> Signal<Value, Failure> {
    self.attemptMap { value in action(value).map { value } }
  }

  /// Transforms each value, and fails when the transformation does.
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) -> Result<Transformed, Failure>
  ) -> Signal<Transformed, Failure> {
    self.forward { output in
      { value in
        switch transform(value) {
        case .success(let transformed): output.send(transformed)
        case .failure(let error): output.end(.failed(error))
        }
      }
    }
  }
}

extension Signal where Failure == any Swift.Error {
  /// Performs an operation for each value, and fails when the operation throws an error.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
    self.attempt { value in Result { try action(value) } }
  }

  /// Transforms each value, and fails when the transformation throws an error.
  @inlinable
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) throws -> Transformed
  ) -> Signal<Transformed, any Swift.Error> {
    self.step { value, node in
      let output = Outlet<Transformed, any Swift.Error>(node)
      do { output.send(try transform(value)) } catch { output.end(.failed(error)) }
    }
  }
}

extension Signal where Failure == Never {
  /// Performs an operation for each value, and fails when the operation throws an error.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
    self.promoteError((any Swift.Error).self).attempt(action)
  }

  /// Transforms each value, and fails when the transformation throws an error.
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) throws -> Transformed
  ) -> Signal<Transformed, any Swift.Error> {
    self.promoteError((any Swift.Error).self).attemptMap(transform)
  }
}

extension SignalProducer {
  /// Performs an operation for each value, and fails when the operation does.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(
    _ action: @escaping (Value) -> Result<Void, Failure>
  ) -> SignalProducer<Value, Failure> {
    self.lift { $0.attempt(action) }
  }

  /// Transforms each value, and fails when the transformation does.
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) -> Result<Transformed, Failure>
  ) -> SignalProducer<Transformed, Failure> {
    self.lift { $0.attemptMap(transform) }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Performs an operation for each value, and fails when the operation throws an error.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, any Swift.Error> {
    self.lift { $0.attempt(action) }
  }

  /// Transforms each value, and fails when the transformation throws an error.
  @inlinable @inline(__always)
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) throws -> Transformed
  ) -> SignalProducer<Transformed, any Swift.Error> {
    self.lift(
      { $0.attemptMap(transform) },
      emit: { producer, send in
        var failure: Ending<any Swift.Error>?
        let ending = producer.emit { value in
          do { return send(try transform(value)) } catch {
            failure = .failed(error)
            return false
          }
        }
        return failure ?? ending
      })
  }
}

extension SignalProducer where Failure == Never {
  /// Performs an operation for each value, and fails when the operation throws an error.
  ///
  /// - Parameter action: The operation. The value is sent when it succeeds.
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, any Swift.Error> {
    self.lift { $0.attempt(action) }
  }

  /// Transforms each value, and fails when the transformation throws an error.
  public func attemptMap<Transformed>(
    _ transform: @escaping (Value) throws -> Transformed
  ) -> SignalProducer<Transformed, any Swift.Error> {
    self.lift { $0.attemptMap(transform) }
  }
}
