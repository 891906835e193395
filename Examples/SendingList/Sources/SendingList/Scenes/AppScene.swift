public import PlumblineNavigation

/// The scenes of the app.
public nonisolated enum AppScene: Scene, Hashable, Sendable {
  /// The person chooses a file that becomes an item.
  case addItem
  /// What the server gave for an item.
  case receipt(Item)
  /// The items.
  case sendingList

  public var id: AppScene { self }
}

/// What the view models of the app navigate with.
public typealias AppCoordinatorType = SceneCoordinatorType<AppScene>
