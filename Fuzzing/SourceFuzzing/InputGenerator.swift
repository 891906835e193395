import SeededRandom

/// Makes inputs from a corpus; the same ones from the same seed.
package struct InputGenerator: Sendable {
  private let corpus: [CorpusFile]
  private let seed: UInt64
  /// Whether files of megabytes and depths of a hundred thousand are among the inputs.
  private let isThorough: Bool

  /// - Parameters:
  ///   - corpus: the texts to make inputs from. Without any, inputs are made from nothing.
  ///   - seed: what the inputs depend on beside their numbers.
  ///   - isThorough: whether files of megabytes and depths of a hundred thousand are among the inputs.
  package init(corpus: [CorpusFile], seed: UInt64, isThorough: Bool) {
    self.corpus = corpus
    self.seed = seed
    self.isThorough = isThorough
  }

  /// The input of a number.
  package func input(_ number: Int) -> FuzzInput {
    // The multiplication keeps the streams of neighbouring numbers apart.
    var random = SplitMix64(
      seed: self.seed &* 0xD134_2543_DE82_EF95 &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    _ = random.next()
    let (name, bytes) = self.make(using: &random)
    return FuzzInput(number: number, name: name, bytes: bytes)
  }

  private func make(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    let file = random.pick(self.corpus, or: CorpusFile(name: "nothing", bytes: []))
    let other = random.pick(self.corpus, or: CorpusFile(name: "nothing", bytes: []))
    switch random.below(1_000) {
    case 0..<60: return ("truncated \(file.name)", ByteMutation.truncate(file.bytes, using: &random))
    case 60..<230: return ("bytes of \(file.name)", ByteMutation.apply(file.bytes, using: &random))
    case 230..<370:
      let bytes = PieceMutation.apply(
        SourcePieces.lines(file.bytes), other: SourcePieces.lines(other.bytes), using: &random)
      return ("lines of \(file.name)", bytes)
    case 370..<540:
      let bytes = PieceMutation.apply(
        SourcePieces.split(file.bytes), other: SourcePieces.split(other.bytes), using: &random)
      return ("tokens of \(file.name)", bytes)
    case 540..<860:
      let bytes = ViewModelMutation.apply(file.bytes, other: other.bytes, using: &random)
      return ("view model of \(file.name)", bytes)
    case 860..<890:
      var bytes = ViewModelMutation.apply(file.bytes, other: other.bytes, using: &random)
      bytes = ByteMutation.changeLineEndings(bytes, using: &random)
      return ("line endings of \(file.name)", ByteMutation.apply(bytes, using: &random))
    case 890..<940: return ("tokens in no order", TokenSoup.make(using: &random))
    case 940..<960:
      return ("random bytes", (0..<random.below(4_000)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    // A file of megabytes takes as long as a thousand others.
    case 960... where !random.happens(onceIn: 150): return self.deep(using: &random)
    default: return self.large(using: &random)
    }
  }

  private func deep(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    let deep = random.pick(DeepInput.all, or: DeepInput.all[0])
    // The deepest ones are slow, so they are rare.
    let depths = [2, 10, 60, 200, 260, 500, 1_000, 1_900, 2_100, 3_000]
    var depth = random.pick(depths, or: 1) + random.below(10)
    if self.isThorough, random.happens(onceIn: 20) {
      depth = random.pick([10_000, 19_000, 40_000, 100_000], or: 1)
    }
    return ("\(deep.name), \(depth) deep", Array(deep.text(depth: depth).utf8))
  }

  private func large(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    let large = random.pick(LargeInput.all, or: LargeInput.all[0])
    let size = self.isThorough ? 5_000_000 : 50_000
    return ("\(large.name), \(size) bytes", Array(large.text(size: size).utf8))
  }
}
