import Foundation

/// Hands the files that the oracle told of to the threads that compare them, and gathers what these find.
final class CorpusQueue: @unchecked Sendable {
  // Every access holds the lock of the condition, which is what makes it Sendable.
  private let condition = NSCondition()
  private var files: [FileFacts] = []
  private var isClosed = false
  private var gathered = CorpusSummary()

  /// The number of files that may wait; the oracle waits for the threads when there are more.
  private static let capacity = 1_000

  /// Adds a file.
  func put(_ file: FileFacts) {
    self.condition.lock()
    defer { self.condition.unlock() }
    while self.files.count >= Self.capacity { self.condition.wait() }
    self.files.append(file)
    self.condition.broadcast()
  }

  /// Tells that no more files come.
  func close() {
    self.condition.lock()
    defer { self.condition.unlock() }
    self.isClosed = true
    self.condition.broadcast()
  }

  /// The next file; nil when all have been handed out.
  func next() -> FileFacts? {
    self.condition.lock()
    defer { self.condition.unlock() }
    while self.files.isEmpty, !self.isClosed { self.condition.wait() }
    defer { self.condition.broadcast() }
    return self.files.popLast()
  }

  /// Adds what was found in a file.
  func add(_ facts: FileFacts, _ comparison: FileComparison) {
    self.condition.lock()
    defer { self.condition.unlock() }
    self.gathered.add(facts, comparison)
  }

  /// What was found in all files.
  var summary: CorpusSummary {
    self.condition.lock()
    defer { self.condition.unlock() }
    self.gathered.sort()
    return self.gathered
  }
}
