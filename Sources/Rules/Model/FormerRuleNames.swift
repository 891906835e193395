/// The names that rules had in earlier versions. They are accepted wherever a rule is named, with a note.
public struct FormerRuleNames: Sendable {
  /// The current names by the former ones.
  private let names: [String: String]

  package init(_ names: [String: String]) {
    self.names = names
  }

  /// The names of all releases: the former name of a rule that is renamed is added here, and stays.
  public static let standard = FormerRuleNames([:])

  /// Each former name with the current one.
  package var all: [(former: String, current: String)] { self.names.map { ($0.key, $0.value) } }

  /// The current name of a rule; nil for a name that is none of a former version.
  public func current(_ name: String) -> String? { self.names[name] }

  /// What to write instead of a former name; nil for another name.
  public func note(on name: String) -> String? {
    self.names[name].map { "the rule '\(name)' is now called '\($0)': use the new name" }
  }
}
