/// Why two view models or ports are considered the same on both platforms, the most certain evidence first.
///
/// The numbers are how many pairs of ports were right, and how many wrong. They were counted by hand in 54 pairs of view
/// models of Kickstarter: the app of iOS of 2017 beside those of Android of 2017 and of 2026.
///
/// | Evidence | Right | Wrong | |
/// |---|---|---|---|
/// | `name` | 36 | 0 | paired |
/// | `meaning` | 211 | 6 | paired |
/// | `requests` | 2 | 3 | suggested |
/// | `dataFlow` | 4 | 5 | suggested |
///
/// 27 more pairs of ports were the same. The words of documentation, and being the only port of a type, were counted as
/// well: they made no further pair right.
package enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// The configuration says so.
  case configuration
  /// Their names are equal, or correspond in the table of names.
  case name
  /// Their names and types have the same meaning, in other words.
  case meaning
  /// They are the only ones that send the same requests and events.
  case requests
  /// They are the only ones that lead to the same outputs, or depend on the same inputs.
  case dataFlow = "data-flow"

  /// How a suggestion explains itself.
  package var reason: String {
    switch self {
    case .configuration: "the configuration says so"
    case .name: "the names are equal"
    case .meaning: "the names are similar"
    case .requests: "no other port sends the same requests"
    case .dataFlow: "no other port has the same data flow"
    }
  }
}
