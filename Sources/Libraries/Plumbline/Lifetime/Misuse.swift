#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A misuse of a signal or an operator by the program.
///
/// A misuse never traps. Debug builds report it on standard error; a turn that may never end is reported by every build.
public struct Misuse: Sendable, CustomStringConvertible {
  /// A description of the misuse, and how to fix it.
  public let description: String

  /// Whether optimized builds report it on standard error as well.
  private let isAlwaysReported: Bool

  init(_ description: String, isAlwaysReported: Bool = false) {
    self.description = description
    self.isAlwaysReported = isAlwaysReported
  }

  /// The handler of reports.
  ///
  /// It wraps the closure, since optimized code of Swift 6.3 traps when a closure is bound to a task-local value.
  private struct Handler: Sendable {
    let action: @Sendable (Misuse) -> Void
  }

  @TaskLocal private static var handler = Handler { misuse in
    #if !DEBUG
      guard misuse.isAlwaysReported else { return }
    #endif
    let line = Array("Plumbline: \(misuse)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// Reports each misuse to a closure while an operation runs.
  ///
  /// ```swift
  /// Misuse.withHandler({ reportIssue("\($0)") }) {
  ///   observer.send(value: 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - handler: A closure that receives each misuse, instead of standard error.
  ///   - operation: The operation, which runs immediately.
  /// - Returns: The result of the operation.
  /// - Throws: The error of the operation.
  public static func withHandler<Result, Failure: Error>(
    _ handler: @escaping @Sendable (Misuse) -> Void, _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = Self.$handler.withValue(Handler(action: handler)) {
      Swift.Result { () throws(Failure) -> Result in try operation() }
    }
    return try result.get()
  }

  func report() { Self.handler.action(self) }

  static let sentAfterEnd = Misuse(
    "a value was sent to a signal that has terminated, and was dropped. Send the terminal event after all values."
  )

  static func endlessTurn(depth: Int, circle: [String]) -> Misuse {
    Misuse(
      "each of \(depth) sends was caused by the one before it, so this turn may never end: "
        + circle.joined(separator: " sets ") + ". What comes back to its sender needs a condition, such as "
        + "'skipRepeats()' between two properties that are bound to each other.",
      isAlwaysReported: true)
  }

  #if DEBUG
    static func sentElsewhere(_ type: Any.Type, thread: UInt64) -> Misuse {
      Misuse(
        "a value of '\(type)' was sent on thread \(thread) to a signal or property that was made on the main queue and is "
          + "used there. \(Self.hop)")
    }

    static func usedByTwoThreads(_ type: Any.Type, _ first: UInt64, _ second: UInt64) -> Misuse {
      Misuse(
        "threads \(first) and \(second) sent values of '\(type)' through one signal or property at the same time. "
          + Self.hop)
    }

    private static let hop =
      "Values are lost that way, and the program may crash: a graph belongs to one isolation. Send on the main actor, with "
      + "'await MainActor.run { … }', 'Task { @MainActor in … }' or 'DispatchQueue.main.async { … }', or on the actor that "
      + "owns the graph. A breakpoint on 'Misuse.report' shows who sends."
  #endif

  static func storedElsewhere(_ name: String, _ type: String) -> Misuse {
    Misuse(
      "'\(name)' was set to a value of type '\(type)' but has another type; the value was dropped. Declare it as "
        + "'MutableProperty<\(type)?>(nil)' or with a default of that type.")
  }

  static func invalidInterval(_ interval: Double, _ operation: String) -> Misuse {
    let effect =
      interval == .infinity
      ? "it never elapses. Pass a finite interval" : "0 is used. Pass an interval of at least 0"
    return Misuse("'\(operation)' was called with an interval of \(interval) seconds; \(effect).")
  }
}
