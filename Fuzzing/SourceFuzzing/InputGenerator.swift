import SeededRandom

/// Makes inputs from a corpus; the same ones from the same seed.
package struct InputGenerator: Sendable {
  private let corpus: [CorpusFile]
  private let seed: UInt64
  private let selection: Selection

  /// Which inputs are made.
  package enum Selection: Sendable {
    /// Inputs of every kind, but no files of megabytes and no depths of tens of thousands.
    case quick
    case everything
    /// Each kind of deep code, so many levels deep.
    case deep(Int)
    /// Each kind of large file, of so many bytes.
    case large(Int)

    /// How many inputs there are, where that is known.
    package var count: Int? {
      switch self {
      case .quick, .everything: nil
      case .deep: DeepInput.all.count
      case .large: LargeInput.all.count
      }
    }
  }

  /// - Parameters:
  ///   - corpus: the texts to make inputs from. Without any, inputs are made from nothing.
  ///   - seed: what the inputs depend on beside their numbers.
  ///   - selection: which inputs are made.
  package init(corpus: [CorpusFile], seed: UInt64, _ selection: Selection) {
    self.corpus = corpus
    self.seed = seed
    self.selection = selection
  }

  /// The input of a number.
  package func input(_ number: Int) -> FuzzInput {
    // The multiplication keeps the streams of neighbouring numbers apart.
    var random = SplitMix64(
      seed: self.seed &* 0xD134_2543_DE82_EF95 &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    _ = random.next()
    let (name, bytes) = self.make(number, using: &random)
    return FuzzInput(number: number, name: name, bytes: bytes)
  }

  private func make(_ number: Int, using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    switch self.selection {
    case .deep(let depth): Self.deep(DeepInput.all[number % DeepInput.all.count], depth)
    case .large(let size): Self.large(LargeInput.all[number % LargeInput.all.count], size)
    case .quick, .everything: self.make(using: &random)
    }
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

  private var isThorough: Bool {
    if case .everything = self.selection { true } else { false }
  }

  private func deep(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    let deep = random.pick(DeepInput.all, or: DeepInput.all[0])
    // The deepest ones are slow, so they are rare.
    let depths = [2, 10, 60, 200, 260, 500, 1_000, 1_900, 2_100, 3_000]
    var depth = random.pick(depths, or: 1) + random.below(10)
    if self.isThorough, random.happens(onceIn: 20) {
      depth = random.pick([10_000, 19_000, 40_000, 100_000], or: 1)
    }
    return Self.deep(deep, depth)
  }

  private func large(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    Self.large(random.pick(LargeInput.all, or: LargeInput.all[0]), self.isThorough ? 5_000_000 : 50_000)
  }

  private static func deep(_ deep: DeepInput, _ depth: Int) -> (name: String, bytes: [UInt8]) {
    ("\(deep.name), \(depth) deep", Array(deep.text(depth: depth).utf8))
  }

  private static func large(_ large: LargeInput, _ size: Int) -> (name: String, bytes: [UInt8]) {
    ("\(large.name), \(size) bytes", Array(large.text(size: size).utf8))
  }
}
