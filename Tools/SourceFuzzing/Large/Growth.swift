import Engine

/// Fixes of large texts.
package enum Growth {
  /// What came of the work on one input.
  package struct Step: Sendable {
    /// The size of the input in bytes.
    package var size: Int
    /// Whether the work came to what it should have.
    package var isRight: Bool
  }

  /// Fixes a text, and compares what comes of it.
  package static func fix(_ drifted: String, becomes fixed: String) throws -> Step {
    let bytes = Array(drifted.utf8)
    var settings = LintSettings(paths: [], version: "growth")
    settings.threads = 1
    let fix = try Linter(settings).fix([(path: "LargeViewModel.swift", bytes: bytes)])
    let isRight = (fix.changes.first?.new ?? bytes).elementsEqual(fixed.utf8)
    return Step(size: bytes.count, isRight: isRight)
  }
}
