import SeededRandom
package import SourceModel

/// Makes inputs from a corpus; the same ones from the same seed.
package struct InputGenerator: Sendable {
  private let languages: [Language]
  private let corpus: [Language: [CorpusFile]]
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
    package func count(in languages: [Language]) -> Int? {
      switch self {
      case .quick, .everything: nil
      case .deep: languages.map { DeepInput.all(in: $0).count }.reduce(0, +)
      case .large: languages.map { LargeInput.all(in: $0).count }.reduce(0, +)
      }
    }
  }

  /// - Parameters:
  ///   - corpus: the texts to make inputs from. Without any, inputs are made from nothing.
  ///   - seed: what the inputs depend on beside their numbers.
  ///   - selection: which inputs are made.
  ///   - languages: the languages of the inputs, each as likely as any other.
  package init(
    corpus: [CorpusFile], seed: UInt64, _ selection: Selection, languages: [Language] = Language.allCases
  ) {
    self.languages = languages
    self.corpus = Dictionary(grouping: corpus, by: \.language)
    self.seed = seed
    self.selection = selection
  }

  /// How many inputs there are, where that is known.
  package var count: Int? { self.selection.count(in: self.languages) }

  /// The input of a number.
  package func input(_ number: Int) -> FuzzInput {
    switch self.selection {
    case .deep(let depth):
      let kinds = self.languages.flatMap { language in DeepInput.all(in: language).map { (language, $0) } }
      let (language, deep) = kinds[number % kinds.count]
      return self.input(number, language, Self.deep(deep, depth))
    case .large(let size):
      let kinds = self.languages.flatMap { language in LargeInput.all(in: language).map { (language, $0) } }
      let (language, large) = kinds[number % kinds.count]
      return self.input(number, language, Self.large(large, size))
    case .quick, .everything:
      var random = SplitMix64(seed: self.seed, number: number)
      let language = random.pick(self.languages, or: .swift)
      return self.input(number, language, self.make(in: language, using: &random))
    }
  }

  private func input(
    _ number: Int, _ language: Language, _ made: (name: String, bytes: [UInt8])
  ) -> FuzzInput {
    FuzzInput(
      number: number, name: "\(language.name), \(made.name)", fileName: "Input.\(language.fileExtension)",
      bytes: made.bytes)
  }

  private func make(
    in language: Language, using random: inout SplitMix64
  ) -> (name: String, bytes: [UInt8]) {
    guard let material = SourceMaterial.of(language) else { return ("nothing of \(language.name)", []) }
    let corpus = self.corpus[language] ?? []
    let file = random.pick(corpus, or: CorpusFile(name: "nothing", bytes: []))
    let other = random.pick(corpus, or: CorpusFile(name: "nothing", bytes: []))
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
      let bytes = ViewModelMutation.apply(
        file.bytes, other: other.bytes, of: material, using: &random)
      return ("view model of \(file.name)", bytes)
    case 860..<890:
      var bytes = ViewModelMutation.apply(
        file.bytes, other: other.bytes, of: material, using: &random)
      bytes = ByteMutation.changeLineEndings(bytes, using: &random)
      return ("line endings of \(file.name)", ByteMutation.apply(bytes, using: &random))
    case 890..<940: return ("tokens in no order", TokenSoup.make(of: material.tokens, using: &random))
    case 940..<960:
      return ("random bytes", (0..<random.below(4_000)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    // A file of megabytes takes as long as a thousand others.
    case 960... where !random.happens(onceIn: 150): return self.deep(in: language, using: &random)
    default: return self.large(in: language, using: &random)
    }
  }

  private var isThorough: Bool {
    if case .everything = self.selection { true } else { false }
  }

  private func deep(
    in language: Language, using random: inout SplitMix64
  ) -> (name: String, bytes: [UInt8]) {
    let kinds = DeepInput.all(in: language)
    let deep = random.pick(kinds, or: kinds[0])
    // The deepest ones are slow, so they are rare.
    let depths = [2, 10, 60, 200, 260, 500, 1_000, 1_900, 2_100, 3_000]
    var depth = random.pick(depths, or: 1) + random.below(10)
    if self.isThorough, random.happens(onceIn: 20) {
      depth = random.pick([10_000, 19_000, 40_000, 100_000], or: 1)
    }
    return Self.deep(deep, depth)
  }

  private func large(
    in language: Language, using random: inout SplitMix64
  ) -> (name: String, bytes: [UInt8]) {
    let kinds = LargeInput.all(in: language)
    return Self.large(random.pick(kinds, or: kinds[0]), self.isThorough ? 5_000_000 : 50_000)
  }

  private static func deep(_ deep: DeepInput, _ depth: Int) -> (name: String, bytes: [UInt8]) {
    ("\(deep.name), \(depth) deep", Array(deep.text(depth: depth).utf8))
  }

  private static func large(_ large: LargeInput, _ size: Int) -> (name: String, bytes: [UInt8]) {
    ("\(large.name), \(size) bytes", Array(large.text(size: size).utf8))
  }
}
