import Engine
import Foundation
import Scaffolding
import SeededRandom
import SourceModel
import TestSupport
import Testing

@Suite("Describing what was made, and making what was described")
struct RoundTripTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var path: String
    var dialect: ScaffoldDialect
    var testDescription: String { self.path }
  }

  static let examples: [Example] = {
    let folders: [(String, ScaffoldDialect)] = [
      ("KickstarterSwift", .kickstarterSwift), ("RxSwiftBlueprint", .rxSwift),
      ("KickstarterJava/com/plumbline/examples/viewmodels", .kickstarterJava),
      ("KickstarterKotlin/com/plumbline/examples/kotlin/viewmodels", .kickstarterKotlin),
    ]
    return folders.flatMap { folder, dialect in
      let path = Repository.folder.appendingPathComponent("Examples/Sources/\(folder)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.contains("ViewModel.") }.sorted().map { name in
        Example(path: path + "/" + name, dialect: name == "ProfileViewModel.swift" ? .macro : dialect)
      }
    }
  }()

  @Test("An example is described, made anew from that, and described as the same", arguments: examples)
  func example(_ example: Example) throws {
    let folder = (example.path as NSString).deletingLastPathComponent
    // The lists of one view model in Java stand in other folders.
    let others = ["inputs", "outputs"].map { folder + "/" + $0 }.filter(FileManager.default.fileExists)
    let (viewModels, problems) = try Run.reading([example.path], with: others)
    #expect(problems.isEmpty)
    let outcome = try Describer.describe(try #require(viewModels.first))
    // A protocol of errors is one of outputs in a description.
    #expect(outcome.notes.allSatisfy { $0.hasPrefix("'Errors' is described as outputs") }, "\(outcome.notes)")
    #expect(!outcome.description.inputs.isEmpty && !outcome.description.outputs.isEmpty)
    #expect(outcome.description.outputs.contains { !$0.madeOf.isEmpty })
    #expect(try Twin.back(outcome.description, by: example.dialect) == outcome.description)
    let text = DescriptionWriter.text(outcome.description)
    #expect(try DescriptionReader.read(Array(text.utf8), path: "x.yml") == outcome.description)
  }

  @Test("Every example has its twin: 29 of them", arguments: [29])
  func count(_ count: Int) {
    #expect(Self.examples.count == count)
  }

  @Test(
    "An iOS view model comes back from its Android twin",
    arguments: examples.filter { $0.dialect == .kickstarterSwift },
    [ScaffoldDialect.kickstarterJava, .kickstarterKotlin])
  func twins(_ example: Example, _ dialect: ScaffoldDialect) throws {
    let (viewModels, _) = try Run.reading([example.path])
    let description = try Describer.describe(try #require(viewModels.first)).description
    let twin = try Twin.back(description, by: dialect)
    #expect(twin.name == description.name)
    #expect(twin.inputs.map(\.name) == description.inputs.map(\.name))
    #expect(twin.outputs.map(\.name) == description.outputs.map(\.name))
    #expect(twin.inputs.map(\.documentation) == description.inputs.map(\.documentation))
    #expect(twin.outputs.map(\.madeOf) == description.outputs.map(\.madeOf))
  }

  @Test(
    "A random description comes back as it was", arguments: ScaffoldDialect.allCases,
    0..<(TestScale.isSmall ? 2 : 10))
  func random(_ dialect: ScaffoldDialect, _ part: Int) throws {
    for seed in (part * 40)..<(part * 40 + TestScale.count(40, atLeast: 2)) {
      let description = RandomDescription.make(seed: UInt64(seed), for: dialect)
      let yaml = DescriptionWriter.text(description)
      #expect(
        try DescriptionReader.read(Array(yaml.utf8), path: "x.yml") == description, "seed \(seed)\n\(yaml)")
      let text = try Twin.text(of: description, in: dialect)
      let outcome = try Twin.description(of: text, in: dialect)
      #expect(outcome.description == description, "seed \(seed)\n\(yaml)\n\(text)")
      #expect(outcome.notes.isEmpty, "seed \(seed)")
      guard outcome.description == description else { return }
    }
  }

  @Test("Documentation that Java would read as something else is escaped, and comes back")
  func escapes() throws {
    let input = InputDescription("saveTapped", documentation: "Saves to C:\\users, and */ ends nothing.")
    let description = ViewModelDescription("AViewModel", inputs: [input])
    let text = try Twin.text(of: description, in: .kickstarterJava)
    #expect(text.contains("/** Saves to C:&#92;users, and *&#47; ends nothing. */"))
    #expect(try Twin.description(of: text, in: .kickstarterJava).description == description)
  }

  @Test("Documentation that would begin or end a comment in Kotlin is escaped, and comes back")
  func escapesInKotlin() throws {
    let input = InputDescription("saveTapped", documentation: "Saves to /*/, *&#47; and \\u0041.")
    let description = ViewModelDescription("AViewModel", inputs: [input])
    let text = try Twin.text(of: description, in: .kickstarterKotlin)
    #expect(text.contains("/** Saves to &#47;*&#47;, *&#38;#47; and \\u0041. */"))
    #expect(try Twin.description(of: text, in: .kickstarterKotlin).description == description)
  }

  @Test(
    "A view model in Java has its twin in Kotlin",
    arguments: examples.filter { $0.dialect == .kickstarterJava })
  func javaToKotlin(_ example: Example) throws {
    let folder = (example.path as NSString).deletingLastPathComponent
    let others = ["inputs", "outputs"].map { folder + "/" + $0 }.filter(FileManager.default.fileExists)
    let (viewModels, _) = try Run.reading([example.path], with: others)
    var description = try Describer.describe(try #require(viewModels.first)).description
    let twin = try Twin.back(description, by: .kickstarterKotlin)
    // Nothing in Kotlin names the view, and nothing imports it.
    #expect(twin.java.view == nil && !twin.java.imports.contains { $0.contains(".ui.") })
    description.java = twin.java
    #expect(twin == description)
  }

  static let texts = [
    "/*", "/*/", "/**/", "/* a */ /*", "&#47;*", "&#38;#47;*", "/&#47;*", "*/*/*", "/", "*/ int a; /*", "**/",
    "*/\u{301} int a; /*", "a *&#47; b", "*&#38;#47;", "*&#38;#38;#47;", "*&&#47;",
    "&#92;u", "&#38;#92;u0041",
    "\\u0041", "\\\\u0041", "\\u\u{301}", "\\&#92;u", "&#47; &#92; &#38; &amp;",
    "a\u{FFFE}b\u{FFFF}\u{FEFF}c", "\u{200D}a",
    "\u{301}a\nb", "a\n\u{200D}b", "it'\u{301}s", "'", "\"\u{301}\" \\\u{301}", "a\u{202E}b\u{2066}\u{61C}",
    "a\u{1B}[31m\u{7}\u{7F}", "* item", "* item\n* item", "*", "a *", "\u{600}", "a \u{600}", "/ a", "// a",
    "/// a\n/ b",
    "##[group]", "::error::", "::error::\n ::error::", "a\n\n\n  b", "#", "- a: b", "|-\n>", "{{a}}", "`a`",
    "a\tb\n\tc",
  ]

  @Test(
    "Documentation comes back byte for byte, from its YAML and from the new view model",
    arguments: texts, ScaffoldDialect.allCases)
  func documentation(_ text: String, _ dialect: ScaffoldDialect) throws {
    let description = ViewModelDescription(
      "AViewModel", inputs: [InputDescription("saveTapped", documentation: text)],
      outputs: [OutputDescription("title", .named("String"), documentation: text)])
    func bytes(_ description: ViewModelDescription) -> [[UInt8]] {
      (description.inputs.map(\.documentation) + description.outputs.map(\.documentation)).map {
        Array(($0 ?? "").utf8)
      }
    }
    let yaml = DescriptionWriter.text(description)
    #expect(
      try bytes(DescriptionReader.read(Array(yaml.utf8), path: "x.yml")) == bytes(description), "\(yaml)")
    let back = try Twin.back(description, by: dialect)
    #expect(back == description)
    #expect(bytes(back) == bytes(description))
  }

  @Test(
    "A name comes back as it was, or it is refused",
    arguments: [
      "a\u{200D}b", "a\u{200C}b", "a\u{200B}b", "a\u{FEFF}", "a\u{FFFE}", "a\u{202E}b",
      "a\u{2066}b", "a\u{301}",
      "\u{301}a", "\u{E9}", "a\u{FE0F}", "\u{1F469}\u{200D}\u{1F467}", "a b", "a\u{0}", "a\u{34F}b", "a/*",
      "*/a", "a\\u0041", "a'",
      "##[a]", "::a",
    ], ScaffoldDialect.allCases)
  func names(_ name: String, _ dialect: ScaffoldDialect) throws {
    let yaml = DescriptionWriter.text(ViewModelDescription("AViewModel", inputs: [InputDescription(name)]))
    let read: ViewModelDescription
    do {
      read = try DescriptionReader.read(Array(yaml.utf8), path: "x.yml")
    } catch {
      #expect("\(error)".hasPrefix("x.yml:3:"))
      #expect("\(error)".contains("is not a valid name"))
      return
    }
    #expect(read.inputs.map { Array($0.name.utf8) } == [Array(name.utf8)])
    #expect(try Twin.back(read, by: dialect).inputs.map { Array($0.name.utf8) } == [Array(name.utf8)])
  }

  @Test(
    "A name in source text is described so that it is read as it is, or omitted with a note",
    arguments: [
      "a\u{200D}b", "a\u{202E}b", "`a b`", "`##[a]`", "`a */ b`", "`a(Int)`", "a\u{301}", "\u{E9}",
      "`default`", "a",
    ])
  func sourceNames(_ name: String) throws {
    let source = """
      import Plumbline
      protocol AViewModelInputs { func \(name)(); func b(\(name): Int); func c(_ c: \(name)) }
      protocol AViewModelOutputs { var d: Signal<\(name), Never> { get } }
      final class AViewModel: AViewModelInputs, AViewModelOutputs {}
      """
    let outcome = try Twin.description(of: source, in: .kickstarterSwift)
    let bare = name.replacing("`", with: "")
    #expect(outcome.notes.count == (SwiftWords.isName(bare) ? 0 : 4), "\(outcome.notes)")
    #expect(
      outcome.description.inputs.contains { Array($0.name.utf8) == Array(bare.utf8) }
        == SwiftWords.isName(bare))
    let yaml = DescriptionWriter.text(outcome.description)
    #expect(try DescriptionReader.read(Array(yaml.utf8), path: "x.yml") == outcome.description)
  }

  @Test("Random descriptions have everything that descriptions can have")
  func variety() {
    for dialect in ScaffoldDialect.allCases {
      let all = (0..<400).map { RandomDescription.make(seed: UInt64($0), for: dialect) }
      let types = all.flatMap { description in
        description.inputs.flatMap(\.parameters).map(\.type) + description.outputs.map(\.type)
      }
      #expect(Set(all).count > 350)
      #expect(types.contains { $0.isFunction })
      for isOfKind in Self.kinds { #expect(types.contains(where: isOfKind)) }
      #expect(all.flatMap(\.inputs).contains { $0.parameters.count == 3 })
      #expect(all.flatMap(\.inputs).contains { $0.documentation?.contains("\n") == true })
      #expect(all.flatMap(\.outputs).contains { $0.documentation != nil })
      #expect(all.flatMap(\.outputs).contains { $0.madeOf.count > 1 })
      #expect(all.flatMap(\.actions).isEmpty == [.kickstarterJava, .kickstarterKotlin].contains(dialect))
      #expect(all.contains { $0.inputs.isEmpty && $0.outputs.isEmpty })
    }
  }

  private static let kinds: [@Sendable (PortType) -> Bool] = [
    { if case .optional = $0 { true } else { false } },
    { if case .array = $0 { true } else { false } },
    { if case .dictionary = $0 { true } else { false } },
    { if case .tuple = $0 { true } else { false } },
    { if case .named(_, let arguments) = $0 { !arguments.isEmpty } else { false } },
  ]
}
