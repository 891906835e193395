/// A task whose result is handled on the actor that started it.
final class IsolatedTask: Disposable {
  private var task: Task<Void, Never>?
  private(set) var isDisposed = false

  private init() {}

  /// Starts work on an actor.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - work: The work, which runs on the actor. It returns a closure that runs there afterwards, unless the task was
  ///     cancelled.
  static func start(
    on isolation: any Actor, _ work: nonisolated(nonsending) @escaping () async -> () -> Void
  ) -> IsolatedTask {
    isolation.preconditionIsolated("Work must be started on the actor that created it.")
    let started = IsolatedTask()
    let confined = Confined((started: started, work: work))
    started.task = Task { await Self.run(confined, on: isolation) }
    return started
  }

  private static func run(
    _ confined: Confined<(started: IsolatedTask, work: nonisolated(nonsending) () async -> () -> Void)>,
    on isolation: isolated any Actor
  ) async {
    let finish = await confined.value.work()
    guard !confined.value.started.isDisposed else { return }
    confined.value.started.isDisposed = true
    finish()
  }

  func dispose() {
    guard !self.isDisposed else { return }
    self.isDisposed = true
    self.task?.cancel()
    self.task = nil
  }
}
