import FixProperties
import Foundation
import TestSupport
import Testing

/// What the fix makes of examples that have drifted at random; `make drift` tries thousands more.
@Suite("Drift that is mended loses nothing")
struct DriftTests {
  static let root = Repository.folder.appendingPathComponent("Examples/Sources").path

  @Test("Cases of each dialect", arguments: DriftExample.folders)
  func cases(_ folder: String) {
    let run = FixRun(DriftExample.read(folder, in: Self.root))
    let summary = run.run(1..<61, threads: 2)
    #expect(summary.cases == 60)
    #expect(summary.changed > 40)
    #expect(summary.rejected <= 3)
    for failure in summary.failures {
      Issue.record("\(failure.title)\n\(failure.problems.joined(separator: "\n"))")
    }
  }
}
