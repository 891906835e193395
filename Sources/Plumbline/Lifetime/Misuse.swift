#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a program does wrong with a signal.
///
/// It does not trap; it is told on standard error in debug builds.
public struct Misuse: Sendable, CustomStringConvertible {
  /// What is wrong, and the way out.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What is told of every misuse.
  ///
  /// It is not the closure itself: optimized code of Swift 6.3 traps where it binds a closure to a task-local value.
  private struct Handler: Sendable {
    let action: @Sendable (Misuse) -> Void
  }

  @TaskLocal private static var handler = Handler { misuse in
    #if DEBUG
      let line = Array("Plumbline: \(misuse)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
    #endif
  }

  /// Tells a closure of every misuse while another one runs.
  ///
  /// ```swift
  /// Misuse.withHandler({ reportIssue("\($0)") }) {
  ///   observer.send(value: 1)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - handler: is told of every misuse in place of standard error.
  ///   - operation: is run at once.
  /// - Returns: what the operation returns.
  /// - Throws: what the operation throws.
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
    "a value was sent to a signal that has ended; it goes nowhere. Send the last event after all values.")

  static func storedElsewhere(_ name: String, _ type: String) -> Misuse {
    Misuse(
      "'\(name)' was fed a value of type '\(type)', and has another type; the value goes nowhere. Declare it as "
        + "'MutableProperty<\(type)?>(nil)' or with a default of that type.")
  }

  static func negativeInterval(_ interval: Double, _ what: String) -> Misuse {
    Misuse("\(what) was given \(interval) seconds; it takes 0. Give it an interval that is not negative.")
  }
}
