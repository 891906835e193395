import Foundation
import SeededRandom
import TestSupport
import Testing

/// What becomes of files that two runs of `plumb fix` mend at once.
struct FixingAtOnceTests {
  @Test("Two runs at once mend everything, and say nothing else than that a file was changed in between")
  func twoRuns() throws {
    let viewModels = try SmallViewModels(count: 300)
    let arguments = SmallViewModels.arguments.joined(separator: " ")
    for round in 0..<TestScale.count(12, atLeast: 3) {
      // The second run starts later and later, up to the time in which the first one writes.
      let run = try CommandRun(
        shell: """
          plumb \(arguments) 2>&1 & first=$!
          sleep 0.\(String(format: "%02d", round * 2))
          plumb \(arguments) 2>&1; second=$?
          wait $first
          echo $? $second
          """, in: viewModels.folder)
      let lines = run.output.split(separator: "\n").map(String.init)
      let codes = try #require(lines.last)
      let errors = lines.dropLast()
      let isClear = errors.allSatisfy {
        $0.hasSuffix(".java: error: was changed since it was read: run again")
      }
      #expect(isClear, "\(errors)")
      #expect(codes == "0 0" || (!errors.isEmpty && ["0 3", "3 0", "3 3"].contains(codes)), "\(codes)")
      let state = try viewModels.restore()
      #expect(state.broken == [])
      #expect(state.new == viewModels.files.count)
      #expect(try viewModels.leftovers() == [])
    }
  }
}
