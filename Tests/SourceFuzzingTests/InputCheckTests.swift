import Foundation
import SourceFuzzing
import TestSupport
import Testing

@Suite("No text makes plumb trap, hang, or say what cannot be true")
struct InputCheckTests {
  /// Small view models; the parser of a debug build is slow.
  private static let corpus: [CorpusFile] = {
    let files = Repository.swiftFiles(in: "Examples").sorted { $0.text.utf8.count < $1.text.utf8.count }
    let own = CorpusFile(name: "small", bytes: Array(DeepInput.all[0].text(depth: 1).utf8))
    return [own] + files.prefix(6).map { CorpusFile(name: $0.path, bytes: Array($0.text.utf8.prefix(1_200))) }
  }()

  @Test("Mutations of view models", arguments: 0..<10)
  func mutationsOfViewModels(part: Int) {
    let generator = InputGenerator(corpus: Self.corpus, seed: 99, .quick)
    let failures = Self.failures {
      // Each part of forty is checked in full for every tenth input.
      (part * 40..<(part + 1) * 40).compactMap { number in
        let input = generator.input(number)
        let isBrief = number % 10 != 0 || input.bytes.count > 4_000
        return InputCheck(isBrief: isBrief).failure(of: input.bytes).map { "\(number), \(input.name): \($0)" }
      }
    }
    #expect(failures == [])
  }

  @Test("Deep code of every kind", arguments: DeepInput.all)
  func deepCode(deep: DeepInput) {
    for depth in [3, 40] {
      let failures = Self.failures {
        [InputCheck(isBrief: depth > 3).failure(of: Array(deep.text(depth: depth).utf8))].compactMap { $0 }
      }
      #expect(failures == [], "\(depth) deep")
    }
  }

  @Test("Large files of every kind", arguments: LargeInput.all)
  func largeFiles(large: LargeInput) {
    let failures = Self.failures {
      [InputCheck(isBrief: true).failure(of: Array(large.text(size: 4_000).utf8))].compactMap { $0 }
    }
    #expect(failures == [])
  }

  /// The parser of a debug build takes a second for each of the others.
  private static let smallExamples = Repository.swiftFiles(in: "Examples")
    .sorted { $0.text.utf8.count < $1.text.utf8.count }.prefix(6).map(\.path)

  @Test("The examples, as they are", arguments: Self.smallExamples)
  func examples(path: String) throws {
    let data = try Data(contentsOf: Repository.folder.appendingPathComponent(path))
    let failures = Self.failures { [InputCheck(isBrief: false).failure(of: Array(data))].compactMap { $0 } }
    #expect(failures == [])
  }

  @Test(
    "Texts that were once wrong",
    arguments: [
      "", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\0", "\r", "\r\n", "`", "class `", "class `a", "protocol",
      "extension", "typealias A =",
      "class A<", "class A: /*", "class A: /**/ //", "@ViewModel", "//plumb:", "/* plumb:disable:next",
    ])
  func shortTexts(text: String) {
    let failures = Self.failures {
      [InputCheck(isBrief: false).failure(of: Array(text.utf8))].compactMap { $0 }
    }
    #expect(failures == [])
  }

  /// Runs checks on a thread whose stack is large enough.
  private static func failures(_ check: @escaping @Sendable () -> [String]) -> [String] {
    DeepStack.value(check) ?? ["the thread has ended"]
  }
}

extension DeepInput: CustomTestStringConvertible {
  public var testDescription: String { self.name }
}

extension LargeInput: CustomTestStringConvertible {
  public var testDescription: String { self.name }
}
