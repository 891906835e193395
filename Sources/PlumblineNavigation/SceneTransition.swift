/// How a coordinator moves from one scene to another.
///
/// The scenes stand in layers: the first is the app's own, each of the others was presented over the one below. A layer
/// is a stack. What is pushed and popped is so in the layer at the top.
public enum SceneTransition<SceneType: Scene> {
  /// Replaces everything by one scene.
  case root(SceneType)
  /// Puts a scene on the stack.
  case push(SceneType)
  /// Presents a scene in a layer of its own.
  case modal(SceneType)
  /// Leaves the current scene: it is taken off its stack; the first scene of a layer goes with its layer.
  case pop
  /// Goes back to the first scene of the layer.
  case popToRoot
  /// Goes back to the scene of that identity that is next below, or stays when it is the current one.
  case popTo(SceneType.ID)
  /// Takes the layer at the top away.
  case dismiss

  /// How a scene comes up, as view models say it: beside the scene.
  public enum Style: Hashable, Sendable {
    /// It replaces everything.
    case root
    /// It is put on the stack.
    case push
    /// It is presented in a layer of its own.
    case modal
  }

  /// Brings a scene up.
  public init(to scene: SceneType, style: Style) {
    switch style {
    case .root: self = .root(scene)
    case .push: self = .push(scene)
    case .modal: self = .modal(scene)
    }
  }
}
