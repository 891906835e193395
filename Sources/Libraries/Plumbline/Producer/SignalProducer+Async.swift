extension SignalProducer {
  /// Creates a producer from asynchronous work.
  ///
  /// Each start begins a task. Its value is sent in the isolation that created the producer, which is the main actor in
  /// an app. Interrupting the producer cancels the task. A task that was cancelled sends no events.
  ///
  /// ```swift
  /// SignalProducer { try await service.fetchProfile() }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor that the events are sent on. It defaults to the actor of the caller.
  ///   - work: The work. It returns the value, or throws the error that the producer fails with.
  public init(
    isolation: isolated any Actor = #isolation,
    _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
  ) {
    self.init(on: isolation, work)
  }

  /// Creates a producer from asynchronous work, on the actor of the caller.
  init(on isolation: any Actor, _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value) {
    self.init(starting: { core in
      let task = IsolatedTask.start(on: isolation) {
        do throws(Failure) {
          let value = try await work()
          return {
            Turn.run {
              core.deliver(value)
              core.deliver(.completed)
            }
          }
        } catch {
          return { core.send(.failed(error)) }
        }
      }
      core.add(disposable: task)
    })
  }
}
