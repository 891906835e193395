/// The purpose of a port, read from its name and its type.
enum PortRole: Hashable, Sendable {
  // Inputs
  case tap
  /// A switch was toggled.
  case toggle
  /// A text or another value changed.
  case change
  /// The view passes the model that it shows.
  case configuration
  /// The end of a list is near.
  case paging
  /// The list is pulled.
  case refresh
  /// The editing of a field ended.
  case editingEnd
  /// The view appears or disappears.
  case lifecycle
  case event

  // Outputs
  case visibility
  case enabled
  case progress
  /// Whether a switch is on.
  case checked
  /// Another screen is shown.
  case navigation
  case dialog
  /// A message that disappears by itself.
  case toast
  case error
  /// Something was done or sent; inputs have this role as well.
  case success
  /// The screen is left.
  case leaving
  case focus
  /// Text, an image, a list.
  case value

  /// How well the roles of two ports agree, from 0 to 1.
  func agreement(with other: PortRole) -> Double {
    if self == other { return 1 }
    return Self.similar.contains { $0.isSuperset(of: [self, other]) } ? PortLikeness.similarRole : 0
  }

  /// Roles that names do not tell apart on both platforms.
  private static let similar: [Set<PortRole>] = [
    [.tap, .toggle, .event, .change], [.event, .change, .configuration], [.success, .event],
    [.refresh, .event], [.visibility, .progress], [.enabled, .checked, .value],
    [.navigation, .dialog], [.navigation, .leaving], [.error, .dialog],
    [.error, .toast], [.success, .value], [.value, .dialog], [.value, .error], [.value, .toast],
  ]
}
