/// Why two view models or ports are considered the same on both platforms.
package enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// The configuration says so.
  case configuration
  /// Their names are equal, or correspond in the table of names.
  case name
  /// Their names, types and documentation have the same meaning, in other words.
  case meaning
  /// Their data flow is the same, or the code that their values go through is about the same.
  case dataFlow = "data-flow"
}
