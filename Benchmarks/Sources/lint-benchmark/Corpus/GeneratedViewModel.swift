/// What a generated view model is made of, before it is written in a dialect.
struct GeneratedViewModel {
  /// The name with `ViewModel` at its end.
  var name: String
  /// What its feature is about.
  var subject: String
  /// Sorted by name.
  var inputs: [GeneratedPort]
  /// Sorted by name.
  var outputs: [GeneratedPort]

  /// Makes up a view model.
  init(subject: String, scene: String, using random: inout SeededGenerator) {
    self.name = subject + scene + "ViewModel"
    self.subject = subject
    var parts = Words.parts.shuffled(using: &random)
    let inputCount = Int.random(in: 2...9, using: &random)
    let outputCount = Int.random(in: 3...10, using: &random)
    self.inputs = (0..<inputCount).map { _ in
      Self.input(parts.removeLast(), subject: subject, using: &random)
    }
    self.inputs.append(
      GeneratedPort(name: "viewDidLoad", documentation: "Call when the view loads.", value: .none))
    self.outputs = (0..<outputCount).map { _ in
      Self.output(parts.removeLast(), subject: subject, using: &random)
    }
    self.inputs.sort { $0.name < $1.name }
    self.outputs.sort { $0.name < $1.name }
  }

  /// The inputs that some lines of code do not name.
  func inputs(notIn code: [String]) -> [GeneratedPort] {
    self.inputs.filter { input in !code.contains { $0.contains(input.name) } }
  }

  private static func input(
    _ part: String, subject: String, using random: inout SeededGenerator
  ) -> GeneratedPort {
    random.pick([
      GeneratedPort(
        name: "\(part)ButtonTapped", documentation: "Call when the user taps the \(part) button.",
        value: .none),
      GeneratedPort(
        name: "\(part)SwitchToggled", documentation: "Call when the user turns the switch of the \(part).",
        value: .flag),
      GeneratedPort(
        name: "\(part)TextChanged", documentation: "Call when the text of the \(part) field changes.",
        value: .text),
      GeneratedPort(
        name: "\(part)TextFieldDidReturn",
        documentation: "Call when the user presses return in the \(part) field.", value: .none),
      GeneratedPort(
        name: "\(part)RowTapped",
        documentation: "Call with the \(subject.lowercased()) whose \(part) row the user tapped.",
        value: .model(subject)),
    ])
  }

  private static func output(
    _ part: String, subject: String, using random: inout SeededGenerator
  ) -> GeneratedPort {
    let upper = part.capitalizedFirst
    return random.pick([
      GeneratedPort(
        name: "focus\(upper)TextField",
        documentation: "Emits when the \(part) field should become the first responder.", value: .none),
      GeneratedPort(
        name: "goTo\(upper)",
        documentation: "Emits the \(subject.lowercased()) whose \(part) is to be shown.",
        value: .model(subject)),
      GeneratedPort(
        name: "is\(upper)ButtonEnabled",
        documentation: "Emits a Boolean that says whether the \(part) button can be tapped.", value: .flag),
      GeneratedPort(
        name: "is\(upper)LabelHidden",
        documentation: "Emits a Boolean that says whether the \(part) label is hidden.", value: .flag),
      GeneratedPort(
        name: "\(part)LabelText", documentation: "Emits the text of the \(part) label.", value: .text),
      GeneratedPort(
        name: "reload\(upper)Rows", documentation: "Emits what to show in the list of the \(part).",
        value: .models(subject)),
    ])
  }
}
