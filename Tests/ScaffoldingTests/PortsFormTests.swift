import Engine
import Foundation
import Recognition
import Rules
import Scaffolding
import SourceModel
import TestSupport
import Testing

@Suite("Giving view models their port protocols")
struct PortsFormTests {
  private static let bare = """
    import Plumbline

    /// What the search screen shows.
    public final class SearchViewModel {
      private let client: SearchClient

      public init(client: SearchClient) {
        self.client = client

        self.rows = self.queryProperty.signal
          .flatMap(.latest) { query in client.search(query) }
      }

      /// Call with the text of the field when it changes.
      public func queryChanged(_ query: String) {
        self.queryProperty.value = query
      }

      private let queryProperty = MutableProperty("")

      /// Emits the rows.
      public let rows: Signal<[Row], Never>
    }

    """

  private static func convert(_ text: String, others: [SourceText] = []) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "A.swift")
    let files = try FoundFiles(LintSettings(paths: [folder.path("A.swift")]), including: [.configured])
    let (uncheckedTypes, problems) = Run(reading: files).uncheckedTypes()
    try #require(problems.isEmpty, "\(problems)\n\(text)")
    let (uncheckedType, dialect) = try #require(uncheckedTypes.first)
    return try PortsForm.convert(uncheckedType, dialect: dialect, others: others).text
  }

  @Test("Lists, a type protocol and accessors are added, documentation moves, and nothing else changes")
  func added() throws {
    let expected = Self.bare.replacing(
      "/// What the search",
      with: """
        public protocol SearchViewModelInputs {
          /// Call with the text of the field when it changes.
          func queryChanged(_ query: String)
        }

        public protocol SearchViewModelOutputs {
          /// Emits the rows.
          var rows: Signal<[Row], Never> { get }
        }

        public protocol SearchViewModelType {
          var inputs: SearchViewModelInputs { get }
          var outputs: SearchViewModelOutputs { get }
        }

        /// What the search
        """
    )
    .replacing(
      "class SearchViewModel {",
      with: "class SearchViewModel: SearchViewModelType, SearchViewModelInputs, SearchViewModelOutputs {"
    )
    .replacing("  /// Call with the text of the field when it changes.\n  public", with: "  public")
    .replacing(
      "  /// Emits the rows.\n  public let rows: Signal<[Row], Never>\n",
      with: """
          public let rows: Signal<[Row], Never>

          public var inputs: SearchViewModelInputs { return self }
          public var outputs: SearchViewModelOutputs { return self }

        """)
    #expect(try Self.convert(Self.bare) == expected)
    let windows = Self.bare.replacing("\n", with: "\r\n")
    #expect(try Self.convert(windows) == expected.replacing("\n", with: "\r\n"))
  }

  @Test(
    "An example without its protocols gets them back",
    arguments: ["Login", "MessageCell", "Messages", "Pledge", "Search", "Settings", "Signup"])
  func back(_ name: String) throws {
    let path = Repository.folder.appendingPathComponent(
      "Examples/Sources/KickstarterSwift/\(name)ViewModel.swift")
    let text = try String(contentsOf: path, encoding: .utf8)
    let original = try Self.viewModel(text)
    let result = try Self.convert(Self.withoutPorts(original))
    let converted = try Self.viewModel(result)
    for kind in [PortKind.inputs, .outputs] {
      #expect(Set(converted.ownPorts(kind).map(\.fullName)) == Set(original.ownPorts(kind).map(\.fullName)))
    }
    let findings = try Lint.report([("X.swift", result)]).findings
    #expect(
      Set(findings.map(\.rule)).isSubset(of: ["documented-inputs", "documented-outputs"]), "\(findings)")
  }

  private static func viewModel(_ text: String) throws -> ViewModel {
    try #require(try Run.reading(text, at: "X.swift").viewModels.first)
  }

  /// The text of a view model without its protocols, its conformances and its accessors.
  private static func withoutPorts(_ viewModel: ViewModel) -> String {
    let text = viewModel.file.text
    var ranges = viewModel.groups.compactMap { $0.declaration?.value.header.range }
    if case .declared(let type) = viewModel.typeProtocol { ranges.append(type.value.header.range) }
    ranges += viewModel.properties.map(\.value).filter {
      ["inputs", "outputs"].contains($0.header.name.text)
    }
    .map(\.header.range)
    ranges.append(
      TextRange(viewModel.declaration.header.name.range.end, viewModel.declaration.memberRange.start))
    var result = ""
    var end = 0
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      result += text[TextRange(end, range.start)]
      end = range.end
    }
    return result + text[TextRange(end, text.bytes.count)]
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var reason: String
    var testDescription: String { self.reason }
  }

  private static let refusals = [
    Refusal(
      old: "public final class", new: "@MainActor\npublic final class",
      reason: "'@MainActor' may change what its members are"),
    Refusal(
      old: "class SearchViewModel", new: "class SearchViewModel: Base",
      reason: "the members that 'Base' brings are not known"),
    Refusal(
      old: "class SearchViewModel", new: "class SearchViewModel<Row>",
      reason: "only classes at the top level of a file are converted"),
    Refusal(
      old: "private let queryProperty", new: "public let queryProperty",
      reason: "'queryProperty' can be set from outside: make it private"),
    Refusal(
      old: "  private let client", new: "  public var page = 0\n  private let client",
      reason: "'page' can be set from outside: make it private"),
    Refusal(
      old: "self.queryProperty.value = query", new: "print(query)",
      reason: "'queryChanged(_:)' does more than store a value: make it private, or store a value in it"),
    Refusal(
      old: "_ query: String)", new: "_ query: String = \"\")",
      reason: "'queryChanged(_:)' does more than store a value: make it private, or store a value in it"),
    Refusal(
      old: "func queryChanged(_ query: String)", new: "func queryChanged<Text>(_ query: Text)",
      reason: "'queryChanged(_:)' does more than store a value: make it private, or store a value in it"),
    Refusal(
      old: "  /// Emits the rows.", new: "  public struct Row {}\n\n  /// Emits the rows.",
      reason: "'Row' is a name inside of the class: move the type out of it, which 'rows' names"),
    Refusal(
      old: "/// What", new: "protocol SearchViewModelInputs {}\n\n/// What",
      reason: "the name 'SearchViewModelInputs' is taken"),
    Refusal(
      old: "  /// Emits the rows.", new: "  private let inputs = 1\n\n  /// Emits the rows.",
      reason: "the name 'inputs' is taken"),
    Refusal(
      old: "  /// Emits the rows.",
      new: "  public func transform(input: Int) -> Int { input }\n\n  /// Emits the rows.",
      reason: "what calls 'transform' hands over its streams, and would have to call inputs instead"),
    Refusal(
      old: "import Plumbline", new: "import Library", reason: "no import tells the library of its streams"),
    Refusal(
      old: "import Plumbline", new: "import RxSwift",
      reason: "only those of 'kickstarter-swift' are converted"),
    Refusal(
      old: "class SearchViewModel", new: "class SearchViewModel: SearchViewModelType",
      reason: "'SearchViewModelType' is in use: move what it declares to lists of inputs and outputs"),
  ]

  @Test("What may change the meaning of other code is refused with the reason", arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    try #require(Self.bare.contains(refusal.old))
    let text = Self.bare.replacing(refusal.old, with: refusal.new)
    #expect(throws: ConversionRefusal(reason: refusal.reason)) { try Self.convert(text) }
  }

  @Test("A name that another file uses is taken")
  func takenElsewhere() throws {
    #expect(throws: ConversionRefusal(reason: "the name 'SearchViewModelType' is taken")) {
      try Self.convert(Self.bare, others: [SourceText("protocol SearchViewModelType {}\n")])
    }
  }

  @Test(
    "A name that an extension gives to the class is taken",
    arguments: [
      "extension SearchViewModel { var inputs: Int { 1 } }\n",
      "typealias Model = SearchViewModel\nextension Model { var inputs: Int { 1 } }\n",
    ])
  func takenByExtension(_ text: String) throws {
    let reason = ConversionRefusal(reason: "the name 'inputs' is taken")
    #expect(throws: reason) { try Self.convert(Self.bare, others: [SourceText(text)]) }
    #expect(throws: reason) { try Self.convert(Self.bare + text) }
    let program = "final class SearchViewModel {}\n" + text
    #expect(throws: Never.self) { try Self.convert(Self.bare, others: [SourceText(program)]) }
  }
}
