extension Action {
  /// Executes the work for an input, and waits until it has ended.
  ///
  /// ```swift
  /// func saveTapped() async {
  ///   guard let receipt = try? await save.run(profile) else { return }
  ///   show(receipt)
  /// }
  /// ```
  ///
  /// The states, ``elements`` and ``errors`` send as they do for ``execute(_:)-(Input)``. When the task of the caller is cancelled,
  /// the execution is cancelled as well.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - isolation: The actor of the action. It defaults to that of the caller.
  /// - Returns: The last element.
  /// - Throws: The error of the work; ``ActionError/notEnabled`` when the action does not accept the input; ``NoElement`` when the
  ///   work completes without an element; `CancellationError` when the execution is cancelled.
  @discardableResult
  public func run(_ input: Input, isolation: isolated any Actor = #isolation) async throws -> Output {
    guard let last = try await self.lastElement(input, isolation) else { throw NoElement() }
    return last
  }

  private func lastElement(_ input: Input, _ isolation: isolated any Actor) async throws -> Output? {
    try Task.checkCancellation()
    let (events, continuation) = AsyncStream<Confined<Signal<Output, ActionError>.Event>>.makeStream()
    let execution = self.apply(input).start { continuation.yield(Confined($0)) }
    defer { execution.dispose() }
    var last: Output?
    // The iteration ends when the task is cancelled.
    for await event in events {
      switch event.value {
      case .value(let element): last = element
      case .completed: return last
      case .failed(.underlying(let error)): throw error
      case .failed(.notEnabled): throw ActionError.notEnabled
      case .interrupted: throw CancellationError()
      }
    }
    throw CancellationError()
  }

  /// The result of an execution, which ``run(_:isolation:)->_`` returns.
  @available(*, unavailable, message: "use 'run(input)': it waits, and returns the last element")
  @discardableResult
  public func execute(_ input: Input) async throws -> Output { throw NoElement() }

  /// The action has an input.
  @available(*, unavailable, message: "pass the input of the action: 'execute(input)'")
  public func execute() {}
}

extension Action where Input == Void {
  /// Executes the work, and waits until it has ended.
  ///
  /// - Parameter isolation: The actor of the action. It defaults to that of the caller.
  /// - Returns: The last element.
  /// - Throws: As ``run(_:isolation:)->_`` does.
  @discardableResult
  public func run(isolation: isolated any Actor = #isolation) async throws -> Output {
    try await self.run((), isolation: isolation)
  }
}

extension Action where Output == Void {
  /// Executes the work for an input, and waits until it has ended, with or without an element.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - isolation: The actor of the action. It defaults to that of the caller.
  /// - Throws: As ``run(_:isolation:)->_`` does.
  public func run(_ input: Input, isolation: isolated any Actor = #isolation) async throws {
    _ = try await self.lastElement(input, isolation)
  }
}

extension Action where Input == Void, Output == Void {
  /// Executes the work, and waits until it has ended, with or without an element.
  ///
  /// - Parameter isolation: The actor of the action. It defaults to that of the caller.
  /// - Throws: As ``run(_:isolation:)->_`` does.
  public func run(isolation: isolated any Actor = #isolation) async throws {
    _ = try await self.lastElement((), isolation)
  }
}

/// The error of ``Action/run(_:isolation:)->_`` when the work completes without an element.
public struct NoElement: Error {}
