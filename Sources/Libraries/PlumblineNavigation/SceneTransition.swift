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
