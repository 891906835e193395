import Engine
import Scaffolding
import SourceModel
import Testing

@Suite("Descriptions in YAML")
struct DescriptionTests {
  private static func read(_ text: String) throws(ConfigurationError) -> ViewModelDescription {
    try DescriptionReader.read(Array(text.utf8), path: "x.yml")
  }

  @Test("A description says the name and the ports, with documentation or without")
  func whole() throws {
    let description = try Self.read(
      """
      # A screen.
      name: Messages
      swift:
        imports: [Models]
      java:
        view: MessagesFragment
        imports:
          - com.example.Message
      inputs:
        - viewDidLoad
        - port: messageChanged(String)
          documentation: Call when the user types.
      outputs:
        - port: 'messages: [Message]'
          madeOf: [send, viewDidLoad, messageChanged]
        - port: "showError: String"
          documentation: |
            Emits an error.

            It is shown in a dialog.
      actions:
        - 'send: (String) throws -> Void'
      """)
    let text = PortParameter(label: nil, name: "message", type: .named("String"))
    #expect(
      description
        == ViewModelDescription(
          "MessagesViewModel", swift: LanguageDescription(imports: ["Models"]),
          java: LanguageDescription(imports: ["com.example.Message"], view: "MessagesFragment"),
          inputs: [
            InputDescription("messageChanged", [text], documentation: "Call when the user types."),
            InputDescription("viewDidLoad"),
          ],
          outputs: [
            OutputDescription(
              "messages", .array(.named("Message")), madeOf: ["messageChanged", "viewDidLoad", "send"]),
            OutputDescription(
              "showError", .named("String"), documentation: "Emits an error.\n\nIt is shown in a dialog."),
          ],
          actions: [
            ActionDescription(
              "send", input: .named("String"), output: .void,
              failure: .constrained(keyword: "any", .named("Error")))
          ]))
    #expect(try Self.read(DescriptionWriter.text(description)) == description)
  }

  @Test(
    "Lists may be empty", arguments: ["name: A", "name: A\ninputs:\noutputs: []\nactions:\nswift:\njava:\n"])
  func empty(_ text: String) throws {
    #expect(try Self.read(text) == ViewModelDescription("AViewModel"))
  }

  @Test(
    "A mistake is told with its line, its column and the way out",
    arguments: [
      ("", "1:1: error: the description is empty: 'name: …' is required"),
      ("- a", "1:1: error: the description must be a mapping of keys to values"),
      ("inputs: [a]", "1:1: error: the description has no 'name'"),
      ("name: messages", "1:7: error: 'messages' starts with a lowercase letter: did you mean 'Messages'?"),
      (
        "name: My Screen",
        "1:7: error: 'My Screen' is not a valid name for a view model: did you mean 'MyScreen'?"
      ),
      ("name: ViewModel", "1:7: error: 'ViewModel' is not a valid name for a view model, such as 'Messages'"),
      ("name: A\ninput: [a]", "2:1: error: unknown key 'input'; did you mean 'inputs'?"),
      (
        "name: A\nports: [a]",
        "2:1: error: unknown key 'ports'; the keys are 'name', 'inputs', 'outputs', 'actions', 'swift', 'java'"
      ),
      ("name: A\ninputs: a", "2:9: error: 'inputs' must be a list, one '- …' per line"),
      (
        "name: A\ninputs:\n" + String(repeating: "- a\n", count: 1_001),
        "3:1: error: 'inputs' must not have more than 1000 ports"
      ),
      (
        "name: A\ninputs:\n  - 'a(String'",
        "3:14: error: expected ')': types are written as in Swift, '[Message]' or '(String, Int)?'"
      ),
      (
        "name: A\ninputs:\n  - a(String",
        "3:13: error: expected ')': types are written as in Swift, '[Message]' or '(String, Int)?'"
      ),
      (
        "name: A\ninputs:\n  - port: send-it",
        "3:11: error: 'send-it' is not a valid name: did you mean 'sendIt'?"
      ),
      (
        "name: A\noutputs:\n  - messages: [Message]",
        "3:5: error: unknown key 'messages'; a port is one string: put it in quotes, or in quotes after 'port:'"
      ),
      ("name: A\noutputs:\n  - documentation: It.", "3:5: error: 'port' is missing"),
      (
        "name: A\ninputs: [saved]\noutputs:\n  - port: 'a: Int'\n    madeOf: [save]",
        "4:11: error: 'a' is made of 'save', which is no input and no action; did you mean 'saved'?"
      ),
      (
        "name: A\ninputs:\n  - port: a\n    madeOf: [b]",
        "4:5: error: unknown key 'madeOf'; a port is one string: put it in quotes, or in quotes after 'port:'"
      ),
      (
        "name: A\ninputs: [a]\noutputs: ['a: Int']",
        "3:11: error: 'a' is an input and an output: an input is named after what happens, an output after what the view does with it"
      ),
      ("name: A\ninputs:\n  - a\n  - a", "3:5: error: the input 'a' is declared twice"),
      (
        "name: A\noutputs: ['inputs: Int']",
        "2:11: error: no port can be named 'inputs': a view accesses the ports through this name"
      ),
      (
        "name: A\njava: {view: My View}", "2:14: error: 'My View' is not a valid name: did you mean 'MyView'?"
      ),
      ("name: A\nswift: {imports: [a-b]}", "2:19: error: 'a-b' cannot be imported: it is not a valid name"),
      (
        "name: A\njava: {imports: [com.class.B]}",
        "2:18: error: 'com.class.B' cannot be imported: it is not a valid name"
      ),
      ("name: A\nname: B", "1:1: error: the key 'name' occurs twice"),
      (
        "name: [",
        "2:1: error: invalid syntax: while parsing a flow node, did not find expected node content"
      ),
    ])
  func mistakes(_ text: String, _ message: String) {
    do throws(ConfigurationError) {
      _ = try Self.read(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "x.yml:" + message)
    }
  }

  @Test("Bytes that are not UTF-8 are told")
  func encoding() {
    let error = #expect(throws: ConfigurationError.self) {
      try DescriptionReader.read(Array("name: ".utf8) + [0xFF], path: "x.yml")
    }
    #expect(error?.column == 7)
  }
}
