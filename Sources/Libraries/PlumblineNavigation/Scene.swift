/// A description of a screen of an app, usually a case of an enumeration with a view model.
///
/// ```swift
/// enum AppScene: Scene {
///   case sendingList(SendingListViewModel)
///   case receipt(ReceiptViewModel)
///
///   var id: String {
///     switch self {
///     case .sendingList: "sending list"
///     case .receipt: "receipt"
///     }
///   }
/// }
/// ```
///
/// Source: the RxSwift blueprint's companion article, "Coordinator pattern done right".
public protocol Scene<ID>: Identifiable {}

/// A transition from one scene to another.
///
/// Scenes are organized in layers: the first layer is that of the app, and each other layer is presented over the one
/// below. A layer is a stack. Scenes are pushed to, and popped from, the top layer.
public enum SceneTransition<SceneType: Scene> {
  /// Replaces all scenes by one.
  case root(SceneType)
  /// Pushes a scene.
  case push(SceneType)
  /// Presents a scene in a layer of its own.
  case modal(SceneType)
  /// Pops the current scene. The first scene of a layer is dismissed with its layer.
  case pop
  /// Pops to the first scene of the layer.
  case popToRoot
  /// Pops to the nearest scene with that identity, which may be the current one.
  case popTo(SceneType.ID)
  /// Dismisses the top layer.
  case dismiss

  /// The style of the transition to a scene.
  public enum Style: Hashable, Sendable {
    /// The scene replaces all scenes.
    case root
    /// The scene is pushed.
    case push
    /// The scene is presented in a layer of its own.
    case modal
  }

  /// Shows a scene.
  public init(to scene: SceneType, style: Style) {
    switch style {
    case .root: self = .root(scene)
    case .push: self = .push(scene)
    case .modal: self = .modal(scene)
    }
  }
}

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
