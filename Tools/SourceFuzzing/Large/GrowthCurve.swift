import Foundation

/// What a command takes of the machine as its input doubles.
package struct GrowthCurve: Sendable {
  package struct Point: Sendable {
    /// How many pieces the input has.
    package var count: Int
    /// The size of the input.
    package var bytes: Int
    package var seconds: Double
    package var memory: Int
  }

  /// How long is measured, and how long it may take.
  package struct Limits: Sendable {
    /// The time of a core that tells how it grows, in seconds.
    package var enough: Double
    /// The time of a core after which a run is ended, in seconds.
    package var seconds = 60
    /// The size in bytes from which an input does not double any more.
    package var bytes = 4_000_000
    /// The number of pieces from which an input does not double any more.
    package var pieces = 4_000_000
    /// The largest exponent that is no more than n log n, with what caches and the allocation of memory add to it.
    package var exponent = 1.4

    package init(enough: Double) { self.enough = enough }
  }

  package private(set) var points: [Point] = []
  /// The exponent of the growth of the time in the last two doublings; nil where it is too short to tell.
  package private(set) var exponent: Double?
  /// What is wrong, as a sentence; nil when nothing is.
  package private(set) var failure: String?

  /// Runs a command on an input that doubles until the runs take long enough.
  ///
  /// - Parameter tool: the path of `plumb`.
  package init(of input: GrowingInput, _ command: String, tool: String, _ limits: Limits) throws {
    let arguments = [tool] + command.split(separator: " ").map(String.init)
    func point(_ count: Int) throws -> Point? {
      let sandbox = try Sandbox()
      var bytes = 0
      for file in input.files(count) {
        bytes += file.text.utf8.count
        _ = try sandbox.write(Array(file.text.utf8), to: file.path)
      }
      let run = try MeasuredRun(arguments, in: sandbox.tree, limit: limits.seconds)
      if let signal = run.signal {
        self.failure =
          signal == SIGXCPU || signal == SIGKILL
          ? "takes more than \(limits.seconds) s of a core for \(count) pieces"
          : "ends with signal \(signal) for \(count) pieces"
        return nil
      }
      return Point(count: count, bytes: bytes, seconds: run.seconds, memory: run.memory)
    }
    guard let smallest = try point(1) else { return }
    /// The time beyond that of the fastest run, which is that of a program that has nothing to do.
    func time(_ point: Point) -> Double {
      let startup = self.points.map(\.seconds).min() ?? smallest.seconds
      return max(0.02, point.seconds - min(startup, smallest.seconds))
    }
    var count = input.start
    repeat {
      guard let next = try point(count) else { return }
      self.points.append(next)
      count *= 2
    } while time(self.points[self.points.count - 1]) < limits.enough
      && self.points[self.points.count - 1].bytes < limits.bytes && count <= limits.pieces
    while self.points.count < 3, self.points[0].count >= 2 {
      guard let earlier = try point(self.points[0].count / 2) else { return }
      self.points.insert(earlier, at: 0)
    }
    guard self.points.count >= 3 else { return }
    // Another process can make a run slower, but none makes it faster.
    for _ in 0..<3 {
      let ends = self.points.suffix(3)
      guard let first = ends.first, let last = ends.last, time(last) >= limits.enough / 2 else { return }
      let exponent = log(time(last) / time(first)) / log(Double(last.count) / Double(first.count))
      self.exponent = min(exponent, self.exponent ?? exponent)
      guard exponent > limits.exponent else {
        self.failure = nil
        return
      }
      self.failure = "grows with the power \(String(format: "%.2f", exponent)) of the input"
      for index in [self.points.count - 3, self.points.count - 1] {
        guard let again = try point(self.points[index].count) else { return }
        self.points[index].seconds = min(self.points[index].seconds, again.seconds)
      }
    }
  }

  /// The points on a line.
  package var text: String {
    self.points.map {
      "\($0.count): \(String(format: "%.2f", $0.seconds)) s, \($0.memory >> 20) MB"
    }.joined(separator: "; ")
  }
}
