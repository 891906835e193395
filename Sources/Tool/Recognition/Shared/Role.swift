import SourceModel

/// The roles that a type may have besides a view model.
enum Role {
  private static let suffixes = [
    "Coordinator", "Presenter", "Interactor", "Router", "Service", "ViewController", "View",
    "Module",
    "Assembly", "Mock", "Stub", "Fake", "Spy",
  ]
  private static let prefixes = ["Mock", "Stub", "Fake", "Spy"]

  /// Whether the name shows that the type is not a view model.
  ///
  /// Teams give use cases inputs and outputs as well, other architectures have protocols of such names, and
  /// tests have mocks of view models; the convention applies only to view models.
  static func isOther(_ name: String) -> Bool {
    ViewModel.isUseCase(name) || self.suffixes.contains { name.hasSuffix($0) } || self.isStandIn(name)
  }

  /// Whether the name starts like that of a mock.
  static func isStandIn(_ name: String) -> Bool {
    self.prefixes.contains { name.hasPrefix($0) }
  }
}
