extension SignalProducer {
  /// Makes a producer from work that takes its time.
  ///
  /// Each start begins a task. Its value is sent in the isolation that made the producer, in an app on the main
  /// actor. Interrupting the producer cancels the task; a task that was cancelled sends nothing.
  ///
  /// ```swift
  /// SignalProducer { try await service.fetchProfile() }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor that the events are sent on: the one of the caller.
  ///   - work: returns the value, or throws what the producer fails with.
  public init(
    isolation: isolated any Actor = #isolation,
    _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
  ) {
    self.init(on: isolation, work)
  }

  /// Makes a producer from work that takes its time, on the actor that it is made on.
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
      core.add(companion: task)
    })
  }
}
