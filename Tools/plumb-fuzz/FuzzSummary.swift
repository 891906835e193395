/// What a run of the fuzzer found.
struct FuzzSummary: Sendable {
  var inputs = 0
  var seconds = 0.0
  var failures: [FuzzFailure] = []
  /// The input that took longest, of those that are not large and of those that are.
  var slowest = Slowest()
  var slowestLarge = Slowest()

  struct Slowest: Sendable {
    var milliseconds: Int64 = 0
    var number = 0
    var name = "none"

    mutating func note(_ milliseconds: Int64, number: Int, name: String) {
      if milliseconds > self.milliseconds {
        self = Slowest(milliseconds: milliseconds, number: number, name: name)
      }
    }

    var text: String { "\(self.milliseconds) ms (\(self.number), \(self.name))" }
  }

  mutating func add(_ other: FuzzSummary) {
    self.inputs += other.inputs
    self.failures += other.failures
    self.slowest.note(other.slowest.milliseconds, number: other.slowest.number, name: other.slowest.name)
    self.slowestLarge.note(
      other.slowestLarge.milliseconds, number: other.slowestLarge.number, name: other.slowestLarge.name)
  }

  func text(seed: UInt64) -> String {
    func count(_ kind: FuzzFailure.Kind) -> Int { self.failures.count { $0.kind == kind } }
    return "seed \(seed): \(self.inputs) inputs in \(Int(self.seconds.rounded())) s, \(count(.trap)) traps, "
      + "\(count(.hang)) hangs, \(count(.wrong)) wrong; slowest \(self.slowest.text); "
      + "slowest of megabytes \(self.slowestLarge.text)"
  }
}
