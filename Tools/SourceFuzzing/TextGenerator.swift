import SeededRandom

/// Makes inputs of a file format from valid texts; the same ones from the same seed.
package struct TextGenerator: Sendable {
  private let fileName: String
  private let corpus: [[UInt8]]
  private let pieces: [String]
  private let deep: [DeepInput]
  private let large: [LargeInput]
  private let seed: UInt64
  private let isThorough: Bool

  /// - Parameters:
  ///   - fileName: the name of a file in the format.
  ///   - corpus: valid texts.
  ///   - pieces: pieces of text with a meaning in the format.
  ///   - deep: what can be nested or chained in the format.
  ///   - large: large files of the format.
  ///   - seed: what the inputs depend on beside their numbers.
  ///   - isThorough: whether the deepest and largest inputs are made as well.
  init(
    _ fileName: String, corpus: [String], pieces: [String], deep: [DeepInput] = [], large: [LargeInput] = [],
    seed: UInt64, isThorough: Bool
  ) {
    self.fileName = fileName
    self.corpus = corpus.map { Array($0.utf8) }
    self.pieces = pieces + HostileText.pieces
    self.deep = deep + HostileText.deep
    self.large = large + HostileText.large
    self.seed = seed
    self.isThorough = isThorough
  }

  /// The input of a number.
  func input(_ number: Int) -> FuzzInput {
    var random = SplitMix64(seed: self.seed, number: number)
    let (name, bytes) = self.make(using: &random)
    return FuzzInput(number: number, name: name, fileName: self.fileName, bytes: bytes)
  }

  private func make(using random: inout SplitMix64) -> (name: String, bytes: [UInt8]) {
    let text = random.pick(self.corpus, or: [])
    let other = random.pick(self.corpus, or: [])
    switch random.below(1_000) {
    case 0..<20: return ("valid", text)
    case 20..<90: return ("truncated", ByteMutation.truncate(text, using: &random))
    case 90..<250: return ("bytes", ByteMutation.apply(text, using: &random))
    case 250..<400:
      let bytes = PieceMutation.apply(
        SourcePieces.lines(text), other: SourcePieces.lines(other), using: &random)
      return ("lines", bytes)
    case 400..<550:
      let bytes = PieceMutation.apply(
        SourcePieces.split(text), other: SourcePieces.split(other), using: &random)
      return ("tokens", bytes)
    case 550..<800: return ("pieces", self.exchangePieces(of: text, using: &random))
    case 800..<830:
      let bytes = self.exchangePieces(of: text, using: &random)
      return ("line endings", ByteMutation.changeLineEndings(bytes, using: &random))
    case 830..<880: return ("pieces in no order", TokenSoup.make(of: self.pieces, using: &random))
    case 880..<900:
      return ("random bytes", (0..<random.below(2_000)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    case 900..<985:
      guard let deep = random.pick(self.deep) else { return ("nothing deep", []) }
      // The deepest ones are slow, so they are rare.
      var depth = random.pick([2, 8, 25, 60, 200, 1_000], or: 1) + random.below(10)
      if self.isThorough, random.happens(onceIn: 10) {
        depth = random.pick([10_000, 30_000, 100_000], or: 1)
      }
      return ("\(deep.name), \(depth) deep", Array(deep.text(depth: depth).utf8.prefix(1_000_000)))
    default:
      guard let large = random.pick(self.large) else { return ("nothing large", []) }
      let size = self.isThorough && random.happens(onceIn: 5) ? 1_000_000 : 20_000
      return ("\(large.name), \(size) bytes", Array(large.text(size: size).utf8.prefix(1_000_000)))
    }
  }

  /// Replaces words and inserts pieces between them.
  private func exchangePieces(of text: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    var parts = SourcePieces.split(text)
    for _ in 0...random.below(4) {
      let piece = Array(random.pick(self.pieces, or: "").utf8)[...]
      let place = random.below(parts.count + 1)
      if place < parts.count, random.happens(inPercent: 60) {
        parts[place] = piece
      } else {
        parts.insert(piece, at: place)
      }
    }
    return Array(parts.joined())
  }
}

extension SplitMix64 {
  /// One of some elements; nil when there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[self.below(elements.count)]
  }
}
