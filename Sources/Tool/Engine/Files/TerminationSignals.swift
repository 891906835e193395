#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask a process to end.
package enum TerminationSignals {
  private static let all = [SIGHUP, SIGINT, SIGTERM, SIGQUIT]

  /// Whether one of them is pending: it is deferred to the end of an action.
  static var arePending: Bool {
    var signals = sigset_t()
    return sigpending(&signals) == 0 && self.all.contains { sigismember(&signals, $0) == 1 }
  }

  /// Performs an action and defers the signals to its end, so that it leaves no temporary files.
  ///
  /// Threads that are started in the meantime defer the signals as well.
  package static func deferred<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let previous = self.block()
    defer { self.restore(previous) }
    return try body()
  }

  /// Hands the signals over to a thread that is started in the meantime.
  ///
  /// - Parameter body: gets the function that this thread calls to receive them.
  static func handedOn<Result>(_ body: (_ restore: @escaping @Sendable () -> Void) -> Result) -> Result {
    let previous = self.block()
    defer { self.restore(previous) }
    return body { self.restore(previous) }
  }

  private static func block() -> sigset_t {
    var signals = sigset_t()
    var previous = sigset_t()
    sigemptyset(&signals)
    for signal in self.all { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &previous)
    return previous
  }

  private static func restore(_ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
