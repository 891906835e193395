import Foundation
import SeededRandom
import TestSupport
import Testing

/// What `plumb fix` leaves when it is interrupted.
struct FixInterruptionTests {
  private static let fileCount = TestScale.isSmall ? 150 : 500

  /// Half of the kills fall anywhere in a run, and half of them in the time in which files are written. Two halves run
  /// side by side.
  @Test(
    "Killed at random moments, it leaves every file the old or the new one",
    arguments: [1, 2] as [UInt64])
  func kills(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let viewModels = try SmallViewModels(count: Self.fileCount)
    let whole = try InterruptedRun(viewModels, signal: SIGKILL, at: .never)
    #expect(try viewModels.restore().new == Self.fileCount)
    let reading = try #require(whole.timeToFirstFile)

    let wanted = TestScale.count(100, atLeast: TestScale.isSmall ? 4 : 10)
    var kills = 0
    var killsAmidWriting = 0
    // A run may be faster than the first one, and be over before its end has come.
    for attempt in 0..<wanted * 4 where kills < wanted {
      let moment: InterruptedRun.Moment =
        attempt.isMultiple(of: 2)
        ? .afterStart(Self.part(of: whole.time, &random))
        : .afterFirstFile(Self.part(of: whole.time - reading, &random))
      let run = try InterruptedRun(viewModels, signal: SIGKILL, at: moment)
      let state = try viewModels.restore()
      #expect(state.broken == [])
      guard run.isInterrupted else { continue }
      kills += 1
      if state.old > 0, state.new > 0 { killsAmidWriting += 1 }
    }
    #expect(kills == wanted)
    #expect(killsAmidWriting >= wanted / 5)

    // What is left of those runs is no source, and in nobody's way.
    #expect(try viewModels.leftovers().allSatisfy { $0.hasPrefix(".plumb-tmp-") })
    let lint = try CommandRun(
      ["lint", "--format", "json", "--only", "final-view-model"], in: viewModels.folder)
    #expect(lint.output.contains("\"files\": \(Self.fileCount),"))
    #expect(try CommandRun(SmallViewModels.arguments, in: viewModels.folder).exitCode == 0)
    #expect(try viewModels.restore().new == Self.fileCount)
    // The next run removes it.
    #expect(try viewModels.leftovers() == [])
  }

  @Test("Asked to end, it leaves no temporary file", arguments: [SIGINT, SIGTERM])
  func requests(_ signal: Int32) throws {
    var random = SplitMix64(seed: UInt64(signal))
    let viewModels = try SmallViewModels(count: Self.fileCount)
    let whole = try InterruptedRun(viewModels, signal: signal, at: .never)
    let reading = try #require(whole.timeToFirstFile)
    _ = try viewModels.restore()
    let wanted = TestScale.isSmall ? 2 : 8
    var ends = 0
    for _ in 0..<40 where ends < wanted {
      let moment = InterruptedRun.Moment.afterFirstFile(Self.part(of: whole.time - reading, &random))
      let run = try InterruptedRun(viewModels, signal: signal, at: moment)
      let state = try viewModels.restore()
      #expect(state.broken == [])
      #expect(try viewModels.leftovers() == [])
      if run.isInterrupted, state.old > 0 { ends += 1 }
    }
    #expect(ends == wanted)
  }

  private static func part(of duration: Duration, _ random: inout SplitMix64) -> Duration {
    .microseconds(random.below(Int(duration / .microseconds(1))))
  }
}
