import Drift
import Foundation
import Testing

/// Lets the examples in a folder drift, for `Scripts/test-examples fixed`, which runs their tests after they are fixed.
struct DriftedExamplesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = Self.environment["PLUMBLINE_DRIFT_FOLDER"]

  @Test(
    "Examples are replaced by drifts that still compile",
    .enabled(if: Self.folder != nil, "PLUMBLINE_DRIFT_FOLDER is not set"))
  func drifts() throws {
    let folder = try #require(Self.folder)
    let seed = try #require(Self.environment["PLUMBLINE_DRIFT_SEED"].flatMap { UInt64($0) })
    let examples = DriftExample.read("KickstarterSwift", in: folder)
    #expect(!examples.isEmpty)
    for (index, example) in examples.enumerated() {
      let test = FixCase(example, seed: seed &* 1_000 &+ UInt64(index), isCareful: true)
      try Data(test.drift.bytes).write(to: URL(fileURLWithPath: folder + "/" + example.path))
    }
  }
}
