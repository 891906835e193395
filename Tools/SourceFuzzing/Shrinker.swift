/// Makes a failing text smaller, by leaving out lines and then bytes, as long as it fails.
///
/// The source is A. Zeller and R. Hildebrandt, "Simplifying and isolating failure-inducing input", 2002.
package struct Shrinker {
  /// How many texts may be tried.
  private var remaining: Int
  private let fails: ([UInt8]) -> Bool

  private init(attempts: Int, fails: @escaping ([UInt8]) -> Bool) {
    self.remaining = attempts
    self.fails = fails
  }

  /// The smallest text found that still fails.
  package static func shrink(
    _ bytes: [UInt8], attempts: Int, fails: @escaping ([UInt8]) -> Bool
  ) -> [UInt8] {
    var shrinker = Shrinker(attempts: attempts, fails: fails)
    let lines = shrinker.shrink(SourcePieces.lines(bytes))
    let tokens = shrinker.shrink(SourcePieces.split(Array(lines.joined())))
    let whole = Array(tokens.joined())
    return Array(shrinker.shrink(whole.indices.map { whole[$0...$0] }).joined())
  }

  /// Leaves out runs of pieces: halves first, then ever shorter ones.
  private mutating func shrink(_ pieces: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var pieces = pieces
    var length = max(1, pieces.count / 2)
    while !pieces.isEmpty {
      var start = 0
      var changed = false
      while start < pieces.count, self.remaining > 0 {
        var candidate = pieces
        candidate.removeSubrange(start..<min(pieces.count, start + length))
        self.remaining -= 1
        if self.fails(Array(candidate.joined())) {
          pieces = candidate
          changed = true
        } else {
          start += length
        }
      }
      if self.remaining == 0 || (length == 1 && !changed) { break }
      length = changed && length == 1 ? 1 : max(1, length / 2)
    }
    return pieces
  }
}
