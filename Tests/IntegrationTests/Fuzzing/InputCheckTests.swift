import Foundation
import SeededRandom
import SourceFuzzing
import SourceModel
import TestSupport
import Testing

@Suite("No text makes plumb trap, hang, or say what cannot be true")
struct InputCheckTests {
  /// How many of the smallest examples of a language are tried; the readers of a debug build are slow.
  private static let exampleCount = TestScale.isSmall ? 2 : 6

  private static func examples(in language: Language) -> [CorpusFile] {
    let folder = Repository.folder.appendingPathComponent("Examples").path
    let files = (try? CorpusFile.read([folder])) ?? []
    return Array(
      files.filter { $0.language == language }.sorted { $0.bytes.count < $1.bytes.count }.prefix(
        Self.exampleCount))
  }

  private static let corpus: [CorpusFile] = Language.allCases.flatMap { language in
    let own = DeepInput.all(in: language)[0].text(depth: 1)
    return [CorpusFile(name: "Small.\(language.fileExtension)", bytes: Array(own.utf8))]
      + Self.examples(in: language).map {
        CorpusFile(name: $0.name, bytes: Array($0.bytes.prefix(1_200)))
      }
  }

  @Test("Mutations of view models", arguments: Language.allCases, 0..<(TestScale.isSmall ? 2 : 10))
  func mutationsOfViewModels(language: Language, part: Int) {
    let generator = InputGenerator(corpus: Self.corpus, seed: 99, .quick, languages: [language])
    let failures = Self.failures {
      // Each part of up to forty is checked in full for every tenth input.
      (part * 40..<part * 40 + TestScale.count(40, atLeast: 2)).compactMap { number in
        let input = generator.input(number)
        let isBrief = number % 10 != 0 || input.bytes.count > 4_000
        return InputCheck(language, isBrief: isBrief).failure(of: input.bytes).map {
          "\(number), \(input.name): \($0)"
        }
      }
    }
    #expect(failures == [])
  }

  @Test("Fixed and renamed, mutations of view models lose nothing", arguments: Language.allCases)
  func changes(language: Language) {
    let generator = InputGenerator(corpus: Self.corpus, seed: 7, .quick, languages: [language])
    let failures = Self.failures {
      (0..<TestScale.count(400, atLeast: 12)).compactMap { number in
        let input = generator.input(number)
        guard input.bytes.count <= 4_000 else { return nil }
        return ChangeCheck(language).failure(of: input.bytes).map { "\(number), \(input.name): \($0)" }
      }
    }
    #expect(failures == [])
  }

  @Test("Deep code of every kind in Swift", arguments: TestScale.most(DeepInput.all(in: .swift)))
  func deepSwift(deep: DeepInput) {
    Self.checkDeep(deep, .swift)
  }

  @Test("Deep code of every kind in Java", arguments: TestScale.most(DeepInput.all(in: .java)))
  func deepJava(deep: DeepInput) {
    Self.checkDeep(deep, .java)
  }

  private static func checkDeep(_ deep: DeepInput, _ language: Language) {
    for depth in [3, 40] {
      let failures = Self.failures {
        [InputCheck(language, isBrief: depth > 3).failure(of: Array(deep.text(depth: depth).utf8))]
          .compactMap { $0 }
      }
      #expect(failures == [], "\(depth) deep")
    }
  }

  @Test("Large files of every kind in Swift", arguments: TestScale.most(LargeInput.all(in: .swift)))
  func largeSwift(large: LargeInput) {
    Self.checkLarge(large, .swift)
  }

  @Test("Large files of every kind in Java", arguments: TestScale.most(LargeInput.all(in: .java)))
  func largeJava(large: LargeInput) {
    Self.checkLarge(large, .java)
  }

  private static func checkLarge(_ large: LargeInput, _ language: Language) {
    let failures = Self.failures {
      [InputCheck(language, isBrief: true).failure(of: Array(large.text(size: 4_000).utf8))]
        .compactMap { $0 }
    }
    #expect(failures == [])
  }

  @Test("Deep code of every kind in Kotlin", arguments: TestScale.most(DeepInput.all(in: .kotlin)))
  func deepKotlin(deep: DeepInput) {
    Self.checkDeep(deep, .kotlin)
  }

  @Test("Large files of every kind in Kotlin", arguments: TestScale.most(LargeInput.all(in: .kotlin)))
  func largeKotlin(large: LargeInput) {
    Self.checkLarge(large, .kotlin)
  }

  @Test("The smallest examples, as they are", arguments: Language.allCases)
  func examples(language: Language) {
    let examples = Self.examples(in: language)
    #expect(examples.count == Self.exampleCount)
    let failures = Self.failures {
      examples.compactMap { example in
        InputCheck(language, isBrief: false).failure(of: example.bytes).map { "\(example.name): \($0)" }
      }
    }
    #expect(failures == [])
  }

  @Test(
    "Texts that were once wrong",
    arguments: [
      "", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\0", "\r", "\r\n", "`", "class `", "class `a", "protocol",
      "extension", "typealias A =",
      "class A<", "class A: /*", "class A: /**/ //", "@ViewModel", "//plumb:", "/* plumb:disable:next",
      "extension inout some Sequence<Int> {}", "extension (A).B: C {}",
    ])
  func shortSwift(text: String) {
    Self.checkShort(text, .swift)
  }

  @Test(
    "Texts in Java that were once wrong or may be",
    arguments: [
      "", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\0", "\r", "\r\n", "class", "class A extends", "package", "import",
      "import static", "@", "@interface", "enum A {", "record A(", "class A { a = @",
      "class A { int a = @; }",
      "\"", "\"\"\"", "'", "'\\", "\\", "\\u", "\\u00", "\\uD83D", "\\u0022", "/*", "//plumb:", "\u{1A}",
      "class A\u{0}B {}", "pac\u{1}kage a . b ;", "class \\u0041\u{7F} {}", "@SuppressWarnings(\"plumb:",
      "@SuppressWarnings({\"plumb:all\",", "class A { void a() { int b, b; b: b; } }",
      "class A { int a, b[] = {1}, c() { } }", "interface A { interface A { class A extends A {} } }",
    ])
  func shortJava(text: String) {
    Self.checkShort(text, .java)
  }

  @Test(
    "Texts in Kotlin that were once wrong or may be",
    arguments: [
      "", "\u{FEFF}", "\0", "\r", "class", "class A :", "interface A { interface A : A }", "package",
      "import",
      "typealias A =", "typealias A = A", "typealias AInputs = AInputs", "@", "@file:", "fun", "fun A.",
      "val a by",
      "enum class A {", "object", "companion object", "class A { init", "class A(val a: Int) : B by", "\"${",
      "\"\"\"$",
      "`", "class `a", "//plumb:", "@Suppress(\"plumb:", "@Suppress(names = [\"plumb:all\"",
      "class A { val a get() =",
      "class AViewModel : ViewModel() { val a = MutableStateFlow(0); fun b() { a.value = 1 } }",
    ])
  func shortKotlin(text: String) {
    Self.checkShort(text, .kotlin)
  }

  private static func checkShort(_ text: String, _ language: Language) {
    let failures = Self.failures {
      [InputCheck(language, isBrief: false).failure(of: Array(text.utf8))].compactMap { $0 }
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
