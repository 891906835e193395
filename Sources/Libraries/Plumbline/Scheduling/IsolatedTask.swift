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

/// A value that is carried through code without isolation, and used only in the isolation that it comes from.
///
/// Safe because the value is not used elsewhere: `MainScheduler` makes and reads it on the main actor, and checks both;
/// `IsolatedTask` makes it on an actor, which it checks, and reads it in a function that is isolated to this actor; an
/// iterator over the values of a signal is not `Sendable`, so it stays in the isolation of the signal.
/// Test: `ConfinedTests.workOnAnActor`
struct Confined<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
