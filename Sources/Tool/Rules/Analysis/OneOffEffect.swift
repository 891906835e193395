import SourceModel

/// Tells effects that a view carries out once from state that it shows.
///
/// A verb alone is not enough: `startDate` is state, and so is `showPrompt` when it emits Booleans or `hidePrompt`
/// exists. A displayed list is state as well.
enum OneOffEffect {
  /// The verbs of effects, each with those that revert them.
  private static let inverses: [String: [String]] = [
    "close": ["open"], "dismiss": ["present", "show"], "display": ["dismiss", "hide"], "exit": ["enter"],
    "finish": ["start"], "go": [], "hide": ["display", "present", "show"], "launch": [], "navigate": [],
    "open": ["close"], "pop": ["push"], "present": ["dismiss", "hide"], "refresh": [], "reload": [],
    "scroll": [], "show": ["close", "dismiss", "hide"], "start": ["end", "finish", "pause", "stop"],
  ]

  /// The names of effects of one word.
  private static let wholeNames: Set<String> = [
    "close", "dismiss", "finish", "logOut", "logout", "refresh", "reload", "signOut",
  ]

  /// The verbs that start the names of effects alone.
  private static let unmistakableVerbs: Set<String> = ["dismiss", "go", "launch", "navigate"]

  /// Objects that are shown or started once.
  private static let destinations: Set<String> = [
    "Activity", "Alert", "Browser", "Dialog", "Fragment", "Intent", "Menu", "Modal", "Page", "Popup",
    "Prompt",
    "Screen", "Sheet", "Snackbar", "Toast", "Tooltip",
  ]

  /// The suffixes of names of state.
  private static let attributes: Set<String> = [
    "Color", "Count", "Date", "Enabled", "Gone", "Height", "Hidden", "Icon", "Id", "Image", "Index", "Label",
    "Name",
    "Position", "Progress", "State", "Text", "Time", "Title", "Url", "Visibility", "Visible", "Width",
  ]

  /// Words after which a name only details the effect: `startProjectActivityWithReference`.
  private static let prepositions: Set<String> = [
    "After", "And", "At", "By", "For", "From", "In", "On", "With",
  ]

  /// Whether an output is a one-off effect.
  ///
  /// An empty value, a link, or a value that names the effect is a one-off; so is a destination.
  ///
  /// - Parameters:
  ///   - name: the name of the output.
  ///   - value: the type of what it emits.
  ///   - outputs: the names of all outputs.
  static func isOneOff(_ name: String, value: TypeReference, among outputs: Set<String>) -> Bool {
    if self.wholeNames.contains(name) || name.hasSuffix("AndFinish") { return value.isNothing }
    let words = NameWords.of(name)
    guard let verb = words.first, words.count > 1, let inverses = self.inverses[verb] else {
      // It has no value to show again, but it may revert another effect.
      let takesBack = self.inverses.contains { other, inverses in
        inverses.contains(words.first ?? "") && outputs.contains(other + words.dropFirst().joined())
      }
      return value.isNothing && !takesBack
    }
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
  /// Whether its values carry no information.
  fileprivate var isNothing: Bool { self.isVoid || ["NoValue", "Unit", "Void"].contains(self.name) }

  /// Whether its values are links.
  fileprivate var isLink: Bool { ["Intent", "URI", "URL", "Uri"].contains(self.name) }
}
