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

  /// Is told of every misuse. A test replaces it: `Misuse.$handler.withValue { … } operation: { … }`.
  @TaskLocal public static var handler: @Sendable (Misuse) -> Void = { misuse in
    #if DEBUG
      let line = Array("Plumbline: \(misuse)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
    #endif
  }

  func report() { Self.handler(self) }

  static let sentAfterEnd = Misuse(
    "a value was sent to a signal that has ended; it goes nowhere. Send the last event after all values.")

  static func negativeInterval(_ interval: Double, _ what: String) -> Misuse {
    Misuse("\(what) was given \(interval) seconds; it takes 0. Give it an interval that is not negative.")
  }
}
