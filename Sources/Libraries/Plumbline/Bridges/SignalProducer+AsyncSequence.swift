extension SignalProducer {
  /// Creates a producer that sends the elements of an asynchronous sequence, with the error that the sequence throws.
  ///
  /// Each start iterates over the sequence in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The producer fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value, Elements.Failure == Failure {
    self.init(on: isolation) { send throws(Failure) in
      var iterator = sequence.makeAsyncIterator()
      while let value = try await iterator.next(isolation: #isolation) { send(value) }
    }
  }

  /// Creates a producer that sends what asynchronous work sends, on the actor of the caller.
  private init(
    on isolation: any Actor,
    iterating work: nonisolated(nonsending) @escaping (_ send: (Value) -> Void) async throws(Failure) -> Void
  ) {
    self.init(starting: { core in
      let later = WeakOutlet(Outlet(core))
      let task = IsolatedTask.start(on: isolation) {
        do throws(Failure) {
          try await work { later.send($0) }
          return { later.end(.completed) }
        } catch {
          return { later.end(.failed(error)) }
        }
      }
      core.add(disposable: task)
    })
  }
}

extension SignalProducer where Failure == Never {
  /// Creates a producer that sends the elements of an asynchronous stream, which throws no error.
  ///
  /// Each start iterates over the stream in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public init(_ stream: AsyncStream<Value>, isolation: isolated any Actor = #isolation) {
    self.init(on: isolation) { send in
      for await value in stream { send(value) }
    }
  }
}

extension SignalProducer where Failure == any Swift.Error {
  /// Creates a producer that sends the elements of an asynchronous sequence, which may throw any error.
  ///
  /// Each start iterates over the sequence in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The producer fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  @_disfavoredOverload
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(on: isolation) { send in
      for try await value in sequence { send(value) }
    }
  }
}
