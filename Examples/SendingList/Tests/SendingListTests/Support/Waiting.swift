import Testing

/// Lets others work until something is so: a database answers when it has an answer.
///
/// - Returns: whether it came to be so in ten seconds.
func eventually(_ isSo: () -> Bool) async -> Bool {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(10)
  while !isSo() {
    guard clock.now < end else { return false }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}
