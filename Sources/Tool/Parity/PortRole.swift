/// The purpose of a port, inferred from its name and its type.
enum PortRole: String, Hashable, Sendable {
  // Inputs
  /// Something was tapped.
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
  /// Any other event.
  case event

  // Outputs
  case visibility
  case enabled
  case progress
  /// Whether a switch is on.
  case checked
  /// Another screen is shown.
  case navigation
  /// A dialog is shown.
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

  /// Whether a view model rarely has two ports of the role.
  var isRare: Bool {
    let rare: Set<PortRole> = [
      .configuration, .paging, .refresh, .enabled, .progress, .checked, .dialog, .toast, .error, .success,
      .leaving,
    ]
    return rare.contains(self)
  }

  /// How compatible the roles of two ports are, from 0 to 1.
  func agreement(with other: PortRole) -> Double {
    self == other ? 1 : Self.agreements[[self, other]] ?? 0
  }

  private static let agreements: [Set<PortRole>: Double] = [
    [.tap, .toggle]: 0.8, [.tap, .event]: 0.65, [.tap, .change]: 0.5, [.toggle, .change]: 0.9,
    [.toggle, .event]: 0.9, [.change, .event]: 0.8, [.configuration, .event]: 0.6,
    [.configuration, .change]: 0.5, [.refresh, .event]: 0.6,
    [.visibility, .value]: 0.6, [.visibility, .enabled]: 0.4, [.enabled, .value]: 0.5,
    [.enabled, .checked]: 0.7,
    [.progress, .value]: 0.4, [.progress, .visibility]: 0.5, [.checked, .value]: 0.8,
    [.navigation, .value]: 0.5,
    [.navigation, .dialog]: 0.6,
    [.dialog, .toast]: 0.7, [.dialog, .error]: 0.65, [.toast, .error]: 0.65, [.error, .value]: 0.45,
    [.dialog, .value]: 0.6, [.toast, .value]: 0.6, [.leaving, .navigation]: 0.4, [.leaving, .value]: 0.4,
    [.visibility, .dialog]: 0.5, [.visibility, .navigation]: 0.5, [.visibility, .error]: 0.5,
    [.success, .toast]: 0.45, [.success, .dialog]: 0.45, [.success, .navigation]: 0.25,
    [.success, .leaving]: 0.4, [.success, .value]: 0.6,
  ]
}
