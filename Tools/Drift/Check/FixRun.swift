import Foundation
import SourceModel

/// Tries many cases on all cores.
package struct FixRun: Sendable {
  /// What came of many cases.
  package struct Summary: Sendable {
    package var cases = 0
    /// The cases that were drawn anew as they did not parse.
    package var rejected = 0
    /// Why, for some of them, by the titles of the cases.
    package var rejections: [(title: String, reason: String)] = []
    /// The cases that were mended.
    package var changed = 0
    /// The mended findings by their rules.
    package var mended: [String: Int] = [:]
    /// What is wrong, by the titles of the cases.
    package var failures: [(title: String, problems: [String])] = []
    /// A sample of the cases with their mended texts.
    package var sample: [(test: FixCase, text: [UInt8])] = []

    mutating func add(_ other: Summary) {
      self.cases += other.cases
      self.rejected += other.rejected
      self.rejections += other.rejections
      self.changed += other.changed
      self.mended.merge(other.mended, uniquingKeysWith: +)
      self.failures += other.failures
      self.sample += other.sample
    }
  }

  let examples: [DriftExample]
  let isCareful: Bool
  /// One in so many cases is kept; 0 for none.
  let sampling: Int

  package init(_ examples: [DriftExample], isCareful: Bool = false, sampling: Int = 0) {
    self.examples = examples
    self.isCareful = isCareful
    self.sampling = sampling
  }

  package func run(_ seeds: Range<UInt64>, threads: Int) -> Summary {
    let total = Total()
    let group = DispatchGroup()
    for index in 0..<threads {
      group.enter()
      let thread = Thread {
        var summary = Summary()
        for seed in seeds where Int(seed % UInt64(threads)) == index { self.run(seed, into: &summary) }
        total.add(summary)
        group.leave()
      }
      thread.stackSize = Language.stackSize
      thread.start()
    }
    group.wait()
    return total.summary
  }

  private func run(_ seed: UInt64, into summary: inout Summary) {
    // A case that does not parse is drawn anew.
    for attempt in 0..<20 as Range<UInt64> {
      let test = self.test(seed + attempt << 40)
      let outcome: FixCheck.Outcome
      do { outcome = try FixCheck.run(test) } catch {
        summary.failures.append((test.title, ["\(error)"]))
        return
      }
      guard outcome.rejection == nil else {
        summary.rejected += 1
        if summary.rejections.count < 20 {
          summary.rejections.append((test.title, outcome.rejection ?? ""))
        }
        continue
      }
      summary.cases += 1
      if outcome.text != test.drift.bytes { summary.changed += 1 }
      summary.mended.merge(outcome.mended, uniquingKeysWith: +)
      if !outcome.problems.isEmpty { summary.failures.append((test.title, outcome.problems)) }
      if self.sampling > 0, seed % UInt64(self.sampling) == 0 { summary.sample.append((test, outcome.text)) }
      return
    }
    summary.failures.append(("seed \(seed)", ["twenty cases did not parse"]))
  }

  /// The case of a seed.
  package func test(_ seed: UInt64) -> FixCase {
    // The examples take turns.
    let example = self.examples[Int(seed % UInt64(self.examples.count))]
    return FixCase(example, seed: seed, isCareful: self.isCareful)
  }

  /// Collects what threads have found.
  private final class Total: @unchecked Sendable {
    // Every access holds the lock, which is what makes it Sendable.
    private let lock = NSLock()
    private var stored = Summary()

    func add(_ summary: Summary) { self.lock.withLock { self.stored.add(summary) } }
    var summary: Summary { self.lock.withLock { self.stored } }
  }
}
