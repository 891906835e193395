import Foundation
import SourceFuzzing

/// Shares inputs out among child processes and collects the results.
struct FuzzRun: Sendable {
  let target: any FuzzTarget
  /// The options with which children make the same inputs.
  let arguments: [String]
  /// How many seconds of a core an input may take.
  let timeout: Int
  let folder: String
  let shrinks: Bool

  /// The number of inputs that one child tries, unless one of them is its last.
  private static let batch = 500
  /// How many seconds a child may take to start.
  private static let startTimeout = 60
  /// How many times as long an input of megabytes may take.
  private static let largeFactor = 12
  /// How many times as long by the clock a child may be silent: other processes may have the cores.
  private static let clockFactor = 20

  func run(_ numbers: Range<Int>, jobs: Int) -> FuzzSummary {
    let start = Date()
    let queue = Queue(numbers)
    let group = DispatchGroup()
    for _ in 0..<jobs {
      group.enter()
      Thread.detachNewThread {
        while let range = queue.next(Self.batch) { queue.add(self.run(range)) }
        group.leave()
      }
    }
    group.wait()
    var summary = queue.summary
    summary.seconds = Date().timeIntervalSince(start)
    return summary
  }

  /// Tries a range of inputs, with a new child after each trap and hang.
  private func run(_ range: Range<Int>) -> FuzzSummary {
    var summary = FuzzSummary()
    var next = range.lowerBound
    while next < range.upperBound {
      let arguments = self.arguments + ["--child-range", "\(next)..<\(range.upperBound)"]
      guard let child = try? ChildProcess(arguments) else {
        summary.failures.append(
          FuzzFailure(kind: .trap, number: next, name: "", message: "cannot start a child process"))
        return summary
      }
      next = self.follow(child, from: next, to: range.upperBound, into: &summary)
    }
    return summary
  }

  /// Reads what a child reports until it ends; returns the number to go on with.
  private func follow(_ child: ChildProcess, from first: Int, to end: Int, into summary: inout FuzzSummary)
    -> Int
  {
    var (number, name, isLarge, isRunning, hasStarted) = (first, "", false, false, false)
    while true {
      let limit = isLarge ? self.timeout * Self.largeFactor : self.timeout
      let silence = limit * Self.clockFactor
      switch child.next(within: hasStarted ? silence : max(silence, Self.startTimeout)) {
      case .line(let line):
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(
          String.init)
        guard parts.count == 3, let reported = Int(parts[1]) else { continue }
        number = reported
        hasStarted = true
        switch parts[0] {
        case "start":
          isRunning = true
          isLarge = parts[2].hasPrefix("large")
          name = String(parts[2].dropFirst(6))
        case "fail":
          self.note(.wrong, number, name, parts[2], into: &summary)
        case "done":
          isRunning = false
          summary.inputs += 1
          let time = Int64(parts[2]) ?? 0
          if time > Int64(limit) * 1_000 {
            self.note(.hang, number, name, "takes \(time) ms of a core", into: &summary)
          }
          if isLarge {
            summary.slowestLarge.note(time, number: number, name: name)
          } else {
            summary.slowest.note(time, number: number, name: name)
          }
          isLarge = false
        default: continue
        }
      case .silence:
        child.stop()
        summary.inputs += 1
        self.note(.hang, number, name, "takes longer than it may", into: &summary)
        return number + 1
      case .end(let reason):
        // A child whose memory has grown too much ends after an input.
        guard isRunning || reason != nil else { return hasStarted ? number + 1 : end }
        summary.inputs += 1
        self.note(.trap, number, name, reason ?? "ended early", into: &summary)
        return number + 1
      }
    }
  }

  private func note(
    _ kind: FuzzFailure.Kind, _ number: Int, _ name: String, _ message: String,
    into summary: inout FuzzSummary
  ) {
    summary.failures.append(FuzzFailure(kind: kind, number: number, name: name, message: message))
    ChildLoop.report("\(kind.rawValue) \(number): \(name): \(message)")
    let input = self.target.input(number)
    var bytes = input.bytes
    if self.shrinks {
      bytes = Shrinker.shrink(bytes, attempts: 2_000) { self.outcome(of: $0, input.fileName) == kind }
    }
    try? FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: "\(self.folder)/\(number)-\(kind.rawValue)-\(input.fileName)", contents: Data(bytes))
  }

  /// How an input fails in a process of its own; nil when it does not.
  private func outcome(of bytes: [UInt8], _ fileName: String) -> FuzzFailure.Kind? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-fuzz-\(UUID().uuidString)-\(fileName)")
    guard (try? Data(bytes).write(to: file)) != nil else { return nil }
    defer { try? FileManager.default.removeItem(at: file) }
    guard let child = try? ChildProcess(self.arguments + ["--file", file.path]) else { return nil }
    var (isWrong, isSlow) = (false, false)
    while true {
      switch child.next(within: self.timeout * Self.clockFactor) {
      case .line(let line):
        let parts = line.split(separator: " ", maxSplits: 2)
        isWrong = isWrong || parts.first == "fail"
        if parts.first == "done", let time = parts.last.flatMap({ Int($0) }) {
          isSlow = isSlow || time > self.timeout * 1_000
        }
      case .silence:
        child.stop()
        return .hang
      case .end(let reason): return reason != nil ? .trap : isSlow ? .hang : isWrong ? .wrong : nil
      }
    }
  }

  /// The numbers that are still to be tried, and what is known of the others.
  private final class Queue: @unchecked Sendable {
    // Every access holds the lock, which is what makes it Sendable.
    private let lock = NSLock()
    private var left: Range<Int>
    private var collected = FuzzSummary()

    init(_ numbers: Range<Int>) { self.left = numbers }

    func next(_ count: Int) -> Range<Int>? {
      self.lock.withLock {
        guard !self.left.isEmpty else { return nil }
        let range = self.left.lowerBound..<min(self.left.upperBound, self.left.lowerBound + count)
        self.left = range.upperBound..<self.left.upperBound
        return range
      }
    }

    /// Adds the results of some numbers, and reports each ten thousand.
    func add(_ summary: FuzzSummary) {
      self.lock.withLock {
        let before = self.collected.inputs / 10_000
        self.collected.add(summary)
        if self.collected.inputs / 10_000 > before { ChildLoop.report("\(self.collected.inputs) inputs") }
      }
    }

    var summary: FuzzSummary { self.lock.withLock { self.collected } }
  }
}
