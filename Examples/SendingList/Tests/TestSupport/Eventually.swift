/// Lets others work until something is so.
///
/// - Returns: whether it came to be so in twenty seconds.
public nonisolated(nonsending) func eventually(
  _ isSo: nonisolated(nonsending) () async throws -> Bool
) async rethrows -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(20)
  while try await !isSo() {
    guard clock.now < end else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
