/// Why two things are taken for the same on both platforms.
public enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// The configuration says so.
  case configuration
  /// Their names are equal, or by the table of names.
  case name
  /// What the names say is the same, with types and documentation, in other words.
  case meaning
  /// What they lead to is the same, or what the code on the way is about.
  case dataFlow = "data-flow"
}
