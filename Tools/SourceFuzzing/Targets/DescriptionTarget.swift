import Engine
import Scaffolding
import SourceModel

/// Descriptions of view models, and the files that are made from them.
package struct DescriptionTarget: FileTarget {
  private let generator: TextGenerator

  package init(seed: UInt64, isThorough: Bool) {
    let keys = ["name", "inputs", "outputs", "swift", "name: A\ninputs"]
    self.generator = TextGenerator(
      "description.yml", corpus: Self.corpus, pieces: YAMLText.pieces + Self.pieces,
      deep: YAMLText.deep(under: keys) + Self.deep, large: YAMLText.large(under: keys) + Self.large,
      seed: seed,
      isThorough: isThorough)
  }

  package func input(_ number: Int) -> FuzzInput { self.generator.input(number) }

  package func failure(of bytes: [UInt8], in sandbox: Sandbox) throws -> String? {
    let description: ViewModelDescription
    do throws(ConfigurationError) {
      description = try DescriptionReader.read(bytes, path: "description.yml")
    } catch {
      return MessageCheck.failure(of: error, in: bytes)
    }
    let failure = RoundTrip.failure(of: description, write: DescriptionWriter.text) { bytes in
      try DescriptionReader.read(bytes, path: "description.yml")
    }
    return try failure ?? self.fileFailure(of: description)
  }

  /// What is wrong with the new files of a description.
  private func fileFailure(of description: ViewModelDescription) throws -> String? {
    for dialect in ScaffoldDialect.allCases {
      var options = ScaffoldOptions()
      options.views = dialect.views
      do {
        let folders = ScaffoldFolders(sources: "Sources", tests: "Tests")
        for file in try Scaffolder(options).files(description, dialect, in: folders) {
          let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
          guard parts.count == 2, ["Sources", "Tests"].contains(parts[0]), !parts[1].hasPrefix("."),
            MessageCheck.failure(of: file.path) == nil
          else { return "a file would be written to '\(file.path)'" }
        }
      } catch let error as ScaffoldError {
        if let failure = MessageCheck.failure(of: error.message) { return failure }
      }
    }
    return nil
  }

  private static let corpus = [
    """
    name: Messages
    swift:
      view: MessagesViewController
      imports: [Models, App.Core]
    java:
      view: MessagesActivity
      imports:
        - com.example.Message
    inputs:
      - 'configureWith(thread: MessageThread)'
      - port: 'rowSelected(_ message: Message, row: Int)'
        documentation: |-
          Call when a row was selected.

          It is called once.
      - viewDidLoad
    outputs:
      - 'goToProfile: User'
      - port: 'messages: [Message]'
        documentation: "Emits the \\"messages\\".\\tAll of them."
      - 'lookup: [String: [Int?]]?'
    actions:
      - 'send: (String) -> Void'

    """,
    """
    name: NestedTuples
    inputs: ['htmlChanged(String)', 'é(_ e: É)', "cafe\\u0301"]
    outputs:
      - 'line: ((Int, Int), (Int, Int))'
      - 'closure: (Int, String) async throws -> [Set<A.B<C>>]'
      - 'sequence: any Sequence<Int> & Sendable'

    """,
    "{name: A, inputs: [a, b], actions: ['c: (Int, String) -> Result<A, B>']}\n",
    "name: &a Login\nswift: {view: Login}\ninputs: &b [x]\n",
  ]

  private static let pieces: [String] = [
    "name:", "inputs:", "outputs:", "actions:", "swift:", "java:", "view:", "imports:", "port:",
    "documentation:",
    "viewDidLoad", "viewDidLoad()", "inputs", "self", "init", "class", "`class`", "Type", "Protocol", "_",
    "ViewModel", "a(b:", "a(_ b: C, d e: F)", "Int", "[Int]", "[Int: [String]]", "Int?", "Int!", "Int??",
    "(Int",
    "((Int), String)", "->", "throws", "async", "inout", "@escaping", "any A & B", "some A", "A.B<C, D>",
    "A<",
    "A.Type", "...", "*/", "/*", "\\u0022", "// a", "ActionViewModel", "Foo ", " = 1",
  ]

  static let deep: [DeepInput] =
    Self.types.map { deep in
      DeepInput("\(deep.name) in a type") { "name: A\noutputs:\n  - 'a: \(deep.text(depth: $0))'\n" }
    } + [
      DeepInput("inputs") { count in "name: A\ninputs:\n" + (0..<count).map { "  - a\($0)\n" }.joined() },
      DeepInput("parameters") { count in
        "name: A\ninputs:\n  - 'a(" + (0..<count).map { "b\($0): Int" }.joined(separator: ", ") + ")'\n"
      },
      DeepInput("overloads") { count in
        "name: A\ninputs:\n" + (0..<count).map { "  - 'a(b\($0): Int)'\n" }.joined()
      },
    ]

  private static let types: [DeepInput] = [
    .around("arrays", "[", "A", "]"), .around("open arrays", "[", "", ""),
    .around("tuples", "(", "A", ", B)"),
    .around("parentheses", "(", "A", ")"), .around("dictionaries", "[A: ", "B", "]"),
    .around("generics", "A<", "B", ">"), .around("open generics", "A<", "", ""),
    .around("functions", "(", "A", ") -> Void"), .chain("results", "A", " -> B"),
    .chain("optionals", "A", "?"),
    .chain("members", "A", ".B"), .chain("compositions", "A", " & B"), .chain("attributes", "", "@a "),
    .chain("any", "", "any "), .chain("elements", "(A", ", A"), .chain("arguments", "A<B", ", B"),
  ]

  static let large: [LargeInput] = [
    LargeInput.filled("a name", with: "A") { "name: \($0)\n" },
    LargeInput.filled("an input", with: "a") { "name: A\ninputs: ['\($0)(b: C)']\n" },
    LargeInput.filled("documentation", with: "a b\\n*/ \\t") {
      "name: A\ninputs: [{port: a, documentation: \"\($0)\"}]\n"
    },
  ]
}
