/// A path of scenes that opens a screen from outside of the app, with the style of each transition.
///
/// ```swift
/// let link = DeepLink<AppScene>.root(.sendingList(list)).push(.item(item))
/// coordinator.open(link, animated: true)
/// ```
public struct DeepLink<SceneType: Scene> {
  /// A step of the link.
  public typealias Step = (scene: SceneType, style: SceneTransition<SceneType>.Style)

  /// The steps in order.
  public private(set) var steps: [Step]

  /// Creates a link.
  ///
  /// - Parameter steps: The steps in order. Opening a link without steps fails with ``SceneError/unknownLink``.
  public init(_ steps: [Step]) { self.steps = steps }

  /// Creates a link that replaces all scenes by one.
  public static func root(_ scene: SceneType) -> DeepLink { DeepLink([(scene, .root)]) }

  /// Creates a link that starts at the current scene.
  public static var current: DeepLink { DeepLink([]) }

  /// Returns the link with an additional step that pushes a scene.
  public func push(_ scene: SceneType) -> DeepLink { DeepLink(self.steps + [(scene, .push)]) }

  /// Returns the link with an additional step that presents a scene.
  public func modal(_ scene: SceneType) -> DeepLink { DeepLink(self.steps + [(scene, .modal)]) }
}
