import Rules
import SourceModel
import TestSupport
import Testing

struct SilentOutputTests {
  /// A view model whose output `x` is made by some code, with a pipe that nothing in it sends to.
  private static func form(_ code: String, pipe: String = "private", output: String = "x", after: String = "")
    -> String
  {
    Sample.form(
      code + "\nself.y = self.cProperty.signal",
      members: "\(pipe) let (signal, observer) = Signal<String, Never>.pipe()", after: after
    ).replacing("var x: Signal<String, Never> { get }", with: "var \(output): Signal<String, Never> { get }")
  }

  static let cases = [
    RuleCase(
      "Nothing sends to the pipe that it is made of",
      messages: ["derive 'x' from an input: none of its sources ever emits"],
      form("self.x = self.signal.map { $0 + \"!\" }", output: "▸x")),
    RuleCase(
      "Nothing sends to a pipe of the initializer",
      form("let (changes, sender) = Signal<String, Never>.pipe()\nself.x = changes", output: "▸x")),
    RuleCase(
      "Nothing sends to one that is not taken apart",
      form("let pipe = Signal<String, Never>.pipe()\nself.x = pipe.output", output: "▸x")),
    RuleCase(
      "A closure, an observer, or code that is not known sends to a pipe of the initializer",
      form(
        """
        let (first, sender) = Signal<String, Never>.pipe()
        let second = Signal<String, Never>.pipe()
        let (third, receiver) = Signal<String, Never>.pipe()
        self.aProperty.signal.skipNil().observeValues { sender.send(value: $0) }
        self.aProperty.signal.skipNil().observe(second.input)
        elsewhere(receiver)
        self.x = Signal.combineLatest(first, second.output, third).map { $0.0 }
        """)),
    RuleCase(
      "A join needs a value of each operand",
      form(
        """
        self.x = Signal.combineLatest(self.signal, self.aProperty.signal.skipNil()).map { $0.0 }
        """, output: "▸x")),
    RuleCase(
      "So does a sample", form("self.x = self.aProperty.signal.skipNil().takeWhen(self.signal)", output: "▸x")
    ),
    RuleCase(
      "One operand of a merge is enough",
      form("self.x = Signal.merge(self.signal, self.aProperty.signal.skipNil())")),
    RuleCase("A first value is enough", form("self.x = self.signal.producer.prefix(value: \"\")")),
    RuleCase(
      "An observer sends",
      form(
        "self.x = self.signal\nself.bProperty.signal.observeValues { [observer] in observer.send(value: \"\") }"
      )
    ),
    RuleCase(
      "The observer is handed on",
      form("self.x = self.signal\nself.bProperty.signal.observeValues { [observer] in elsewhere(observer) }")),
    RuleCase(
      "A closure that other code gets sends",
      form("self.x = self.signal\nCenter.shared.watch { [observer] in observer.send(value: $0) }")),
    RuleCase("Code that is not understood", form("self.x = elsewhere(self.signal)")),
    RuleCase("Code of other files sees the pipe", form("self.x = self.signal", pipe: "")),
    RuleCase("An empty stream is meant to be silent", form("self.x = .empty")),
    RuleCase(
      "The changes of a property that nothing sets are none",
      Sample.form(
        "self.x = self.draftProperty.signal.map { $0 + \"!\" }\nself.y = self.cProperty.signal",
        members: "private let draftProperty = MutableProperty(\"\")"
      ).replacing("var x: Signal<String, Never> { get }", with: "var ▸x: Signal<String, Never> { get }")),
    RuleCase(
      "The value of a property, and its changes where something sets it",
      Sample.form(
        """
        self.x = Signal.merge(self.draftProperty.signal, self.draftProperty.producer.map { $0 })
        self.y = self.textProperty.signal
        """,
        members: """
          private let draftProperty = MutableProperty("")
          private let textProperty = MutableProperty("")
          private func change() { self.textProperty.modify { $0 = "" } }
          """)),
    RuleCase(
      "The value of a property that nothing sets",
      Sample.form(
        "self.x = self.aProperty.signal.skipNil()",
        members: """
          private let hiddenProperty = MutableProperty(false)
          private let shownProperty = MutableProperty(false)
          private func show() { self.shownProperty.value = true }
          """
      ).replacing("var y: Signal<Bool, Never> { get }", with: "var ▸y: Bool { get }\n  var z: Bool { get }")
        .replacing(
          "let y: Signal<Bool, Never>",
          with: "var y: Bool { return self.hiddenProperty.value }\n  var z: Bool { self.shownProperty.value }"
        )),
    RuleCase("A property has a value", form("self.x = MutableProperty(\"\").signal")),
  ]

  @Test("An output that nothing makes emit is reported", arguments: cases)
  func check(_ testCase: RuleCase) throws { try testCase.check("silent-output") }
}
