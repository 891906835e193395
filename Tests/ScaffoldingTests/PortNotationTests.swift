import Scaffolding
import SourceModel
import SwiftLanguage
import Testing

@Suite("The notation of ports")
struct PortNotationTests {
  @Test(
    "An input is a name with what it is called with",
    arguments: [
      ("sendButtonTapped", "sendButtonTapped"),
      ("sendButtonTapped()", "sendButtonTapped"),
      (" sendButtonTapped ( ) ", "sendButtonTapped"),
      ("messageChanged(String)", "messageChanged(_ message: String)"),
      ("messageChanged(_ text: String)", "messageChanged(_ text: String)"),
      ("configureWith(project: Project)", "configureWith(project: Project)"),
      ("configureWith(Project)", "configureWith(_ project: Project)"),
      ("moved(_ item: Item, to row: Int)", "moved(_ item: Item, to row: Int)"),
      ("rangeSelected(Int, Int)", "rangeSelected(_ value: Int, _ value2: Int)"),
      (
        "chosen(Message, [Message], String)",
        "chosen(_ message: Message, _ messages: [Message], _ text: String)"
      ),
      ("`default`(for: Int)", "default(for: Int)"),
      ("done(@escaping (Bool) -> Void)", "done(_ handler: (Bool) -> Void)"),
      ("done((Bool) -> Void)", "done(_ handler: (Bool) -> Void)"),
      ("pointMoved((x: Int, y: Int))", "pointMoved(_ point: (x: Int, y: Int))"),
      ("pageLoaded(Models.Page<[Item?]>)", "pageLoaded(_ page: Models.Page<[Item?]>)"),
      ("größeGeändert(größe: Double)", "größeGeändert(größe: Double)"),
      ("switchToggled(Bool)", "switchToggled(_ value: Bool)"),
    ])
  func input(_ text: String, _ normal: String) throws {
    let input = try PortNotation.input(text)
    #expect(input.description == normal)
    // What is printed is read as the same.
    #expect(try PortNotation.input(input.description) == input)
  }

  @Test(
    "An output is a name with a type, which is written in one way",
    arguments: [
      ("messages: [Message]", "messages: [Message]"),
      ("messages:Array<Message>", "messages: [Message]"),
      ("dismiss: ()", "dismiss: Void"),
      ("user: Optional<User>", "user: User?"),
      ("user: User!", "user: User?"),
      ("totals: Dictionary<String, Int>", "totals: [String: Int]"),
      ("pair: ((Int), String)", "pair: (Int, String)"),
      ("retry: (() -> Void)?", "retry: (() -> Void)?"),
      ("shape: (any Shape)?", "shape: (any Shape)?"),
      ("both: Shape & Sendable", "both: Shape & Sendable"),
      ("kind: Shape.Type", "kind: Shape.Type"),
      (
        "load: @Sendable (Int) async throws(LoadError) -> [Int]",
        "load: @Sendable (Int) async throws(LoadError) -> [Int]"
      ),
      ("deep: [[String: (a: Int, b: Set<UUID>)?]]", "deep: [[String: (a: Int, b: Set<UUID>)?]]"),
      ("twice: Int??", "twice: Int??"),
    ])
  func output(_ text: String, _ normal: String) throws {
    let output = try PortNotation.output(text)
    #expect(output.description == normal)
    #expect(try PortNotation.output(output.description) == output)
  }

  @Test(
    "An action is a name with a function",
    arguments: [
      ("send: (String) -> Void", "send: (String) -> Void"),
      ("refresh: () -> [Message]", "refresh: () -> [Message]"),
      ("move: (Int, Int) -> Bool", "move: (Int, Int) -> Bool"),
      ("send: (String) throws -> Void", "send: (String) throws -> Void"),
      ("send: (String) throws(SendError) -> Void", "send: (String) throws(SendError) -> Void"),
    ])
  func action(_ text: String, _ normal: String) throws {
    let action = try PortNotation.action(text)
    #expect(action.description == normal)
    #expect(try PortNotation.action(action.description) == action)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var kind: PortKind
    var text: String
    /// Counted from 1.
    var column: Int
    var message: String
    var testDescription: String { "\(self.kind.rawValue): \(self.text)" }
  }

  private static let types = "types are written as in Swift, '[Message]' or '(String, Int)?'"

  @Test(
    "What cannot be read is told with its place and what to write",
    arguments: [
      Mistake(kind: .inputs, text: "", column: 1, message: "a port starts with its name"),
      Mistake(kind: .inputs, text: "  (String)", column: 3, message: "a port starts with its name"),
      Mistake(
        kind: .inputs, text: "send-button", column: 1,
        message: "'send-button' is not a valid name: did you mean 'sendButton'?"),
      Mistake(
        kind: .inputs, text: "send button tapped", column: 1,
        message: "'send button tapped' is not a valid name: did you mean 'sendButtonTapped'?"),
      Mistake(kind: .inputs, text: "1st", column: 1, message: "'1st' is not a valid name"),
      Mistake(kind: .inputs, text: "_", column: 1, message: "'_' is not a valid name"),
      Mistake(
        kind: .inputs, text: "a(`b: Int, c`: Int)", column: 3, message: "'b: Int, c' is not a valid name"),
      Mistake(kind: .inputs, text: "a(`b c` d: Int)", column: 3, message: "'b c' is not a valid name"),
      Mistake(
        kind: .outputs, text: "a: [`B> a; class C<D`]", column: 5,
        message: "'B> a; class C<D' is not a valid name"),
      Mistake(kind: .outputs, text: "a: A.`B C`", column: 6, message: "'B C' is not a valid name"),
      Mistake(kind: .outputs, text: "a: B\u{202E}", column: 4, message: "'B\u{202E}' is not a valid name"),
      Mistake(kind: .actions, text: "a: (b: `C D`) -> E", column: 8, message: "'C D' is not a valid name"),
      Mistake(kind: .inputs, text: "changed(String", column: 15, message: "expected ')': \(types)"),
      Mistake(kind: .inputs, text: "changed(String))", column: 16, message: "did not expect ')': \(types)"),
      Mistake(
        kind: .inputs, text: "changed(a: Int, a: Int)", column: 17,
        message: "two parameters of 'changed' are named 'a'"),
      Mistake(
        kind: .inputs, text: "changed(Int...)", column: 12,
        message: "an input cannot be variadic: write '[Int]'"),
      Mistake(
        kind: .inputs, text: "changed(inout Int)", column: 9,
        message: "a port passes plain values: remove 'inout'"),
      Mistake(
        kind: .inputs, text: "changed(some Shape)", column: 9,
        message: "a port passes values of one type: write 'any Shape'"),
      Mistake(
        kind: .outputs, text: "shapes: [some Shape]", column: 10,
        message: "a port passes values of one type: write 'any Shape'"),
      Mistake(
        kind: .inputs, text: "done(_ code: @autoclosure () -> Int)", column: 14,
        message: "a port passes plain values: remove '@autoclosure'"),
      Mistake(
        kind: .outputs, text: "copy: Self", column: 7,
        message: "a port passes values of one type: name it instead of 'Self'"),
      Mistake(
        kind: .actions, text: "copy: (Int) -> Self.Item?", column: 16,
        message: "a port passes values of one type: name it instead of 'Self'"),
      Mistake(
        kind: .outputs, text: "item: ~Copyable", column: 7,
        message: "a port passes values of one type: name one instead of '~Copyable'"),
      Mistake(
        kind: .inputs, text: "self", column: 1,
        message: "a port cannot be named 'self', a keyword of Swift"),
      Mistake(
        kind: .inputs, text: "changed(Any: Int)", column: 9, message: "a parameter cannot be named 'Any'"),
      Mistake(
        kind: .inputs, text: "changed(self: Int)", column: 9, message: "a parameter cannot be named 'self'"),
      Mistake(
        kind: .inputs, text: "changed(String) -> Int", column: 9,
        message: "an input has one list of parameters"),
      Mistake(
        kind: .outputs, text: "messages", column: 9,
        message: "the type of 'messages' is missing: write it as in 'messages: [Message]'"),
      Mistake(kind: .outputs, text: "messages: ", column: 11, message: "expected a type: \(types)"),
      Mistake(kind: .outputs, text: "messages: [Message", column: 19, message: "expected ']': \(types)"),
      Mistake(kind: .outputs, text: "größe: [Int", column: 12, message: "expected ']': \(types)"),
      Mistake(
        kind: .outputs, text: "count: Int = 3", column: 12, message: "did not expect '=' after the type"),
      Mistake(
        kind: .outputs, text: "count: Int; exit(1)", column: 11, message: "did not expect ';' after the type"
      ),
      Mistake(
        kind: .outputs, text: "count: Int { get }", column: 12, message: "did not expect '{' after the type"),
      Mistake(
        kind: .outputs, text: "count: (a: Int)", column: 9, message: "a tuple has two elements or more"),
      Mistake(
        kind: .actions, text: "send: String", column: 13,
        message:
          "an action is a function from its input to its output: 'send: (String) -> Void'"
      ),
      Mistake(
        kind: .actions, text: "send", column: 5,
        message: "the type of 'send' is missing: write it as in 'send: (String) -> Void'"),
    ])
  func mistakes(_ mistake: Mistake) {
    do throws(NotationError) {
      switch mistake.kind {
      case .inputs: _ = try PortNotation.input(mistake.text)
      case .outputs: _ = try PortNotation.output(mistake.text)
      case .actions: _ = try PortNotation.action(mistake.text)
      }
      Issue.record("it was read")
    } catch {
      #expect(error.message == mistake.message)
      #expect(Notation.column(of: error, in: mistake.text) == mistake.column)
    }
  }

  @Test("However deep a type is nested, it is read or refused")
  func depth() throws {
    for (open, close) in [("[", "]"), ("(", ")"), ("A<", ">"), ("[Int: ", "]"), ("() -> (", ")")] {
      let text =
        "x: " + String(repeating: open, count: 20_000) + "Int" + String(repeating: close, count: 20_000)
      #expect(throws: NotationError.self) { try PortNotation.output(text) }
    }
    for suffix in ["?", ".A", " & B"] {
      let text = "x: Int" + String(repeating: suffix, count: 20_000)
      // There is no bracket in it; it may be read, and must not trap.
      _ = try? PortNotation.output(text)
    }
  }

  @Test("Arrays of arrays are refused at once where the parser would take too long", .timeLimit(.minutes(1)))
  func nestedArrays() throws {
    func text(_ count: Int) -> String {
      "x: " + String(repeating: "[", count: count) + "A" + String(repeating: "]", count: count)
    }
    for count in [17, 31, 49] {
      #expect(throws: NotationError("the type is nested too deeply to be read", at: 2)) {
        try PortNotation.output(text(count))
      }
    }
    #expect(try PortNotation.output(text(8)).name == "x")
  }

  @Test("Arrays without an end are refused at once", .timeLimit(.minutes(1)), arguments: [11, 31, 49, 60])
  func openArrays(count: Int) {
    for text in [
      "x: " + String(repeating: "[", count: count), "x: [A" + String(repeating: ": [", count: count),
    ] {
      #expect(throws: NotationError("the type is nested too deeply to be read", at: 2)) {
        try PortNotation.output(text)
      }
    }
  }
}
