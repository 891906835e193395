/// A task whose result comes back to the actor that started it.
final class IsolatedTask: Disposable {
  private var task: Task<Void, Never>?
  private(set) var isDisposed = false

  private init() {}

  /// Starts work on an actor.
  ///
  /// - Parameters:
  ///   - isolation: the actor; the caller is on it.
  ///   - work: is run on the actor, and returns what is done there at the end unless the task was cancelled.
  static func start(
    on isolation: any Actor, _ work: nonisolated(nonsending) @escaping () async -> () -> Void
  ) -> IsolatedTask {
    isolation.preconditionIsolated("work is started on the actor that it was made on")
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
