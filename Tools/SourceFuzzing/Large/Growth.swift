import Engine

/// How the time of some work grows with the size of its input.
package enum Growth {
  /// Work on one input.
  package struct Step: Sendable {
    /// The size of the input in bytes.
    package var size: Int
    package var time: Duration
    /// Whether the work came to what it should have.
    package var isRight: Bool
  }

  /// Does work, which returns whether it came to what it should have.
  package static func step(size: Int, _ work: () throws -> Bool) rethrows -> Step {
    var isRight = false
    let time = try ContinuousClock().measure { isRight = try work() }
    return Step(size: size, time: time, isRight: isRight)
  }

  /// Fixes a text, and compares what comes of it.
  package static func fix(_ drifted: String, becomes fixed: String) throws -> Step {
    let bytes = Array(drifted.utf8)
    let linter = Linter(self.settings)
    return try self.step(size: bytes.count) {
      let fix = try linter.fix([(path: "LargeViewModel.swift", bytes: bytes)])
      return (fix.changes.first?.new ?? bytes).elementsEqual(fixed.utf8)
    }
  }

  static var settings: LintSettings {
    var settings = LintSettings(paths: [], version: "growth")
    settings.threads = 1
    return settings
  }
}
