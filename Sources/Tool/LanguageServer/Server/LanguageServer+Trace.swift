extension LanguageServer {
  /// Tells a client that traces the server what was done, and how long it took.
  ///
  /// - Parameter details: what is told on the level `verbose` alone.
  func tellTrace(_ work: String, since start: ContinuousClock.Instant, details: @autoclosure () -> String) {
    guard self.trace != .off else { return }
    let took = (ContinuousClock.now - start) / .milliseconds(1)
    let message = LSP.TraceMessage(
      message: "\(work): \(Int(took.rounded())) ms", verbose: self.trace == .verbose ? details() : nil)
    self.send(.notification("$/logTrace", message))
  }
}
