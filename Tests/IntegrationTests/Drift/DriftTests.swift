import Drift
import Foundation
import SeededRandom
import TestSupport
import Testing

/// What the fix makes of examples that have drifted at random; `make drift` tries thousands more.
@Suite("Fixing drift loses nothing")
struct DriftTests {
  static let root = Repository.folder.appendingPathComponent("Examples/Sources").path

  @Test("Cases of each dialect", arguments: DriftExample.folders)
  func cases(_ folder: String) {
    let run = FixRun(DriftExample.read(folder, in: Self.root))
    let count = TestScale.count(60, atLeast: 6)
    let summary = run.run(1..<1 + UInt64(count), threads: 2)
    #expect(summary.cases == count)
    // A few cases may hold more that change nothing than many.
    #expect(summary.changed > (count < 30 ? count / 3 : count * 2 / 3))
    #expect(summary.rejected <= 3)
    for failure in summary.failures {
      Issue.record("\(failure.title)\n\(failure.problems.joined(separator: "\n"))")
    }
  }
}
