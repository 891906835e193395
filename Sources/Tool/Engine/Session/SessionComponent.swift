import Rules

/// A component of a session with its findings.
struct SessionComponent: Sendable {
  /// The indices of its files, ascending.
  var files: [Int]
  /// The key of everything that the result depends on.
  var key: String
  var outcome: Checker.Outcome
}
