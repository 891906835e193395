/// The roles that a type may have beside a view model.
enum Role {
  private static let suffixes = [
    "UseCase", "Coordinator", "Presenter", "Interactor", "Router", "Service", "ViewController",
  ]

  /// Whether the name says that the type is something other than a view model.
  ///
  /// Teams give use cases inputs and outputs as well; the convention speaks of view models alone.
  static func isOther(_ name: String) -> Bool {
    self.suffixes.contains { name.hasSuffix($0) }
  }
}
