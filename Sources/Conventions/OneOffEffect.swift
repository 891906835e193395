import ViewModelModel

/// Tells effects that a view carries out once from state that it shows.
///
/// A verb alone does not tell: `startDate` is state, and so is `showPrompt` that emits Booleans or has `hidePrompt`
/// beside it. A list that is shown is state as well.
enum OneOffEffect {
  /// The verbs of effects, each with those that take them back.
  private static let inverses: [Substring: [String]] = [
    "close": ["open"], "dismiss": ["present", "show"], "exit": ["enter"], "finish": ["start"], "go": [],
    "launch": [], "navigate": [], "pop": ["push"], "open": ["close"], "present": ["dismiss", "hide"],
    "show": ["close", "dismiss", "hide"], "start": ["end", "finish", "pause", "stop"],
  ]

  /// The verbs that start the names of effects alone.
  private static let unmistakableVerbs: Set<Substring> = ["dismiss", "go", "navigate"]

  /// What is shown or started once.
  private static let destinations: Set<Substring> = [
    "Activity", "Alert", "Browser", "Dialog", "Fragment", "Intent", "Menu", "Modal", "Page", "Popup",
    "Prompt",
    "Screen", "Sheet", "Snackbar", "Toast", "Tooltip",
  ]

  /// What the names of state end in.
  private static let attributes: Set<Substring> = [
    "Color", "Count", "Date", "Enabled", "Gone", "Height", "Hidden", "Icon", "Id", "Image", "Index", "Label",
    "Name",
    "Position", "Progress", "State", "Text", "Time", "Title", "Url", "Visibility", "Visible", "Width",
  ]

  /// Words behind which a name says more of the effect: `startProjectActivityWithReference`.
  private static let prepositions: Set<Substring> = [
    "After", "And", "At", "By", "For", "From", "In", "On", "With",
  ]

  /// Whether an output is one.
  ///
  /// A value that is nothing or a link, or that the effect is named after, tells one; so does a destination.
  ///
  /// - Parameters:
  ///   - name: the name of the output.
  ///   - value: the type of what it emits.
  ///   - outputs: the names of all outputs.
  static func isOneOff(_ name: String, value: TypeReference, among outputs: Set<String>) -> Bool {
    let words = LiteralName.words(of: name)
    guard let verb = words.first, words.count > 1, let inverses = self.inverses[verb] else { return false }
    guard value.name?.lowercased() != "boolean", !self.attributes.contains(words[words.count - 1]) else {
      return false
    }
    let rest = words.dropFirst()
    guard !inverses.contains(where: { outputs.contains($0 + rest.joined()) }) else { return false }
    let object = rest.prefix { !self.prepositions.contains($0) }
    return self.unmistakableVerbs.contains(verb) || value.isNothing || value.isLink
      || (object.last.map(self.destinations.contains) ?? false)
      || object.joined() == value.name
  }
}

extension TypeReference {
  /// Whether there is nothing to know of its values.
  fileprivate var isNothing: Bool { self.isVoid || self.name == "Void" || self.name == "Unit" }

  /// Whether its values are to be followed.
  fileprivate var isLink: Bool { ["Intent", "URI", "URL", "Uri"].contains(self.name) }
}
