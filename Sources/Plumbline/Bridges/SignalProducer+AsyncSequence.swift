extension SignalProducer where Failure == any Swift.Error {
  /// Makes a producer that sends the elements of an asynchronous sequence.
  ///
  /// Each start iterates over it in a task. The events are sent in the isolation that made the producer. Interrupting
  /// the producer cancels the task.
  ///
  /// - Parameters:
  ///   - sequence: its elements are the values; the producer fails when it throws.
  ///   - isolation: the actor that the events are sent on: the one of the caller.
  public init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(starting: { core in
      let later = LateOutlet(Outlet(core))
      let task = IsolatedTask.start(on: isolation) {
        do {
          for try await value in sequence { later.send(value) }
          return { later.end(.completed) }
        } catch {
          return { later.end(.failed(error)) }
        }
      }
      core.add(companion: task)
    })
  }
}

extension Signal where Failure == any Swift.Error {
  /// Makes a signal that sends the elements of an asynchronous sequence from now on.
  ///
  /// - Parameters:
  ///   - sequence: its elements are the values; the signal fails when it throws.
  ///   - isolation: the actor that the events are sent on: the one of the caller.
  public convenience init<Elements: AsyncSequence>(
    _ sequence: Elements, isolation: isolated any Actor = #isolation
  ) where Elements.Element == Value {
    self.init(SignalProducer(sequence, isolation: isolation).startedSignal().core)
  }
}
