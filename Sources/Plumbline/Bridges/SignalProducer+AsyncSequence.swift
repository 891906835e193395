extension SignalProducer where Failure == any Swift.Error {
  /// Creates a producer that sends the elements of an asynchronous sequence.
  ///
  /// Each start iterates over the sequence in a task. The events are sent in the isolation that created the producer.
  /// Interrupting the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The producer fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(starting: { core in
      let later = WeakOutlet(Outlet(core))
      let task = IsolatedTask.start(on: isolation) {
        do {
          for try await value in sequence { later.send(value) }
          return { later.end(.completed) }
        } catch {
          return { later.end(.failed(error)) }
        }
      }
      core.add(disposable: task)
    })
  }
}

extension Signal where Failure == any Swift.Error {
  /// Creates a signal that sends the elements of an asynchronous sequence, and starts to iterate immediately.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. The signal fails when it throws.
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(SignalProducer(sequence, isolation: isolation).startedSignal().core)
  }
}
