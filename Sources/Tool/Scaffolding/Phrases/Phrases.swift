package import SourceModel

/// Documentation in the style of the template, derived from literal names.
///
/// The source is `vm-structure`: "Call when the view loads.", "Call with the project supplied to the view.", "Emits
/// the creator's name."
package enum Phrases {
  // MARK: Inputs

  private static let lifeCycle: [String: String] = [
    "viewDidLoad": "Call when the view loads.",
    "viewWillAppear": "Call when the view is about to appear.",
    "viewDidAppear": "Call when the view has appeared.",
    "viewWillDisappear": "Call when the view is about to disappear.",
    "viewDidDisappear": "Call when the view has disappeared.",
    "onCreate": "Call when the view is created.",
    "onStart": "Call when the view is about to appear.",
    "onResume": "Call when the view has appeared.",
    "onPause": "Call when the view is about to disappear.",
    "onStop": "Call when the view has disappeared.",
  ]

  package static func input(_ name: String, parameters: [String]) -> String {
    if let phrase = self.lifeCycle[name], parameters.isEmpty { return phrase }
    let values = self.list(parameters.map { "the " + NameWords.sentence(NameWords.of($0)) })
    if ["configure", "configureWith"].contains(name), !parameters.isEmpty {
      return "Call with \(values) supplied to the view."
    }
    if let verb = Verb.of(name) { return "Call \(parameters.isEmpty ? "" : "with \(values) ")to \(verb)." }
    let clause = self.clause(NameWords.of(name))
    return parameters.isEmpty ? "Call when \(clause)." : "Call with \(values) when \(clause)."
  }

  /// The event of an input: "the send button is tapped".
  private static func clause(_ words: [String]) -> String {
    let sentence = NameWords.sentence(words)
    guard words.count > 1, let last = words.last else { return "the \(sentence) has been invoked" }
    let subject = "the " + NameWords.sentence(words.dropLast())
    switch last {
    case "Changed": return "\(subject) changes"
    case "Appeared", "Arrived", "Ended", "Expired", "Failed", "Finished", "Happened", "Started", "Succeeded":
      return "\(subject) has \(last.lowercased())"
    default: break
    }
    if ["Clicked", "Pressed", "Tapped"].contains(last), words.count == 2, Verb.of(words[0]) != nil {
      return "\(subject) button is \(last.lowercased())"
    }
    if last.hasSuffix("ed") { return "\(subject) is \(last.lowercased())" }
    if let index = words.firstIndex(where: { ["Did", "Will", "did", "will"].contains($0) }) {
      let who = index == 0 ? "the view" : "the " + NameWords.sentence(words[..<index])
      return "\(who) \(NameWords.sentence(words[index...]))"
    }
    return "the \(sentence) has been invoked"
  }

  // MARK: Outputs

  package static func output(_ name: String, _ type: PortType) -> String {
    let words = NameWords.of(name)
    let rest = NameWords.sentence(words.dropFirst())
    if type == .named("Bool") { return "Emits a Boolean that says whether \(self.statement(words))." }
    let isNothing = type == .void
    guard words.count > 1, let verb = words.first?.lowercased(), Verb.effects.contains(verb) else {
      return isNothing
        ? "Emits at each \(NameWords.sentence(words))." : "Emits the \(NameWords.sentence(words))."
    }
    if words[1] == "To", words.count > 2 {
      let place = NameWords.sentence(words.dropFirst(2))
      return isNothing
        ? "Emits when the view should \(verb) to the \(place)." : "Emits the \(place) to \(verb) to."
    }
    if isNothing {
      let object = words[1].hasSuffix("ing") ? rest : "the " + rest
      return "Emits when the view should \(verb) \(object)."
    }
    return "Emits the \(rest) to \(verb)."
  }

  /// The statement of a Boolean: "the login button is enabled".
  private static func statement(_ words: [String]) -> String {
    let first = words[0].lowercased()
    // "the save is enabled" is no English.
    let others = words.filter { !["is", "Is"].contains($0) }
    if others.count == 2, words.count == 3, let verb = Verb.of(others[0]),
      let can = ["Allowed": "can", "Disabled": "cannot", "Enabled": "can", "Possible": "can"][others[1]]
    {
      return "the user \(can) \(verb)"
    }
    if words.count > 2, first == "is", let last = words.last {
      return "the \(NameWords.sentence(words[1..<(words.count - 1)])) is \(NameWords.sentence([last]))"
    }
    if let index = words.firstIndex(of: "Is"), index > 0, index + 1 < words.count {
      let (subject, predicate) = (words[..<index], words[(index + 1)...])
      return "the \(NameWords.sentence(subject)) is \(NameWords.sentence(predicate))"
    }
    if words.count > 1, ["can", "has", "is", "may", "must", "needs", "should", "will"].contains(first) {
      return "the view \(NameWords.sentence(words))"
    }
    return "there is the \(NameWords.sentence(words))"
  }

  // MARK: Actions

  static func action(_ name: String) -> String {
    let words = NameWords.of(name)
    let verb = words.count > 1 && words.last == "Action" ? Array(words.dropLast()) : words
    guard let first = Verb.of(verb[0]) else { return "An action for the \(NameWords.sentence(verb))." }
    guard verb.count > 1 else { return "An action to \(first)." }
    let isObject = !["all", "back", "down", "in", "more", "off", "out", "to", "up"].contains(
      verb[1].lowercased())
    return "An action to \(first) \(isObject ? "the " : "")\(NameWords.sentence(verb.dropFirst()))."
  }

  /// A list in one sentence: "the garden, the row and the plot".
  private static func list(_ things: [String]) -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return things.dropLast().joined(separator: ", ") + " and " + last
  }
}
