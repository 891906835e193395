import SeededRandom
import SourceFuzzing
import SourceModel
import Testing

@Suite("Inputs are made from a seed and a number")
struct InputGeneratorTests {
  private let corpus = [
    CorpusFile(
      name: "a", bytes: Array("import A\nprotocol AInputs {\n  func a()\n}\n\nclass A: AInputs {}\n".utf8))
  ]

  @Test("The same seed and number make the same input")
  func sameSeedMakesSameInput() {
    let generator = InputGenerator(corpus: self.corpus, seed: 7, .quick)
    let again = InputGenerator(corpus: self.corpus, seed: 7, .quick)
    for number in 0..<300 {
      let (input, repeated) = (generator.input(number), again.input(number))
      #expect(input.name == repeated.name)
      #expect(input.bytes == repeated.bytes)
    }
  }

  @Test("Other seeds and other numbers make other inputs")
  func otherSeedsMakeOtherInputs() {
    let inputs = [1, 2, 3].flatMap { (seed: UInt64) in
      let generator = InputGenerator(corpus: self.corpus, seed: seed, .quick, languages: [.swift])
      return (0..<100).map { generator.input($0).bytes }
    }
    // A text of five lines may come out the same from two mutations.
    #expect(Set(inputs).count > 230)
  }

  @Test("Inputs of deep code and of large files are each kind in turn")
  func kindsAreMadeInTurn() {
    for languages in [[.swift], [.java], Language.allCases] {
      for selection in [InputGenerator.Selection.deep(2), .large(100)] {
        let generator = InputGenerator(corpus: [], seed: 1, selection, languages: languages)
        let count = selection.count(in: languages) ?? 0
        #expect(Set((0..<count).map { generator.input($0).name }).count == count)
        #expect(generator.input(count).name == generator.input(0).name)
        #expect(Set((0..<count).map { generator.input($0).language }) == Set(languages))
      }
    }
  }

  @Test("The language of an input is that of the file it is made from")
  func languagesAreThoseOfTheFiles() {
    let java = CorpusFile(name: "A.java", bytes: Array("class A {}\n".utf8))
    let generator = InputGenerator(corpus: self.corpus + [java], seed: 1, .quick)
    let inputs = (0..<200).map(generator.input).filter { $0.name.hasSuffix("A.java") }
    #expect(!inputs.isEmpty)
    #expect(inputs.allSatisfy { $0.language == .java })
  }

  @Test("Without a corpus inputs are made all the same")
  func emptyCorpusMakesInputs() {
    let generator = InputGenerator(corpus: [], seed: 1, .quick)
    #expect((0..<500).contains { !generator.input($0).bytes.isEmpty })
  }

  @Test("The numbers are those of the paper's reference implementation")
  func numbersAreThoseOfThePaper() {
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect((0..<3).map { _ in random.next() } == expected)
  }

  @Test("No two kinds of deep or large code have one name")
  func namesAreUnique() {
    for language in Language.allCases {
      let deep = DeepInput.all(in: language).map(\.name)
      #expect(Set(deep).count == deep.count, "\(language.name)")
      let large = LargeInput.all(in: language).map(\.name)
      #expect(Set(large).count == large.count, "\(language.name)")
    }
  }
}
