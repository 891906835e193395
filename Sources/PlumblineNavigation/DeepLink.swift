/// A way to a scene from outside: the scenes that lead there, and how each comes up.
///
/// ```swift
/// let link = DeepLink<AppScene>.root(.sendingList(list)).push(.item(item))
/// coordinator.open(link, animated: true)
/// ```
public struct DeepLink<SceneType: Scene> {
  /// A scene on the way.
  public typealias Step = (scene: SceneType, style: SceneTransition<SceneType>.Style)

  /// The scenes in the order in which they come up.
  public private(set) var steps: [Step]

  /// Makes a link of scenes.
  ///
  /// - Parameter steps: the scenes in the order in which they come up. A link without any leads nowhere.
  public init(_ steps: [Step]) { self.steps = steps }

  /// A link that begins anew with a scene.
  public static func root(_ scene: SceneType) -> DeepLink { DeepLink([(scene, .root)]) }

  /// A link that goes on from the current scene.
  public static var current: DeepLink { DeepLink([]) }

  /// The link with a scene behind it that is put on the stack.
  public func push(_ scene: SceneType) -> DeepLink { DeepLink(self.steps + [(scene, .push)]) }

  /// The link with a scene behind it that is presented.
  public func modal(_ scene: SceneType) -> DeepLink { DeepLink(self.steps + [(scene, .modal)]) }
}
