package import Engine

/// How the time of a fix grows with the size of a file.
package struct FixGrowth {
  /// A fix of one file.
  package struct Step: Sendable {
    /// The size of the file in bytes.
    package var size: Int
    package var time: Duration
    /// Whether the fix came to what it should have.
    package var isRight: Bool
  }

  /// Fixes a text, and compares what comes of it.
  package static func step(_ drifted: String, becomes fixed: String) throws(ConfigurationError) -> Step {
    let bytes = Array(drifted.utf8)
    var settings = LintSettings(paths: [], version: "growth")
    settings.threads = 1
    let linter = Linter(settings)
    var text = bytes
    var error: ConfigurationError?
    let time = ContinuousClock().measure {
      do throws(ConfigurationError) {
        text = try linter.fix([(path: "LargeViewModel.swift", bytes: bytes)]).changes.first?.new ?? bytes
      } catch let failure {
        error = failure
      }
    }
    if let error { throw error }
    return Step(size: bytes.count, time: time, isRight: text.elementsEqual(fixed.utf8))
  }
}
