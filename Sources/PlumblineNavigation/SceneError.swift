/// Why a transition has changed nothing; of a link that the platform refuses on the way, the steps before that stay.
public enum SceneError: Error {
  /// The screen of the scene is there already, with another scene.
  case alreadyShown
  /// The screen of a scene could not be made.
  case cannotBeShown(any Error)
  /// There is no scene to put another one on: the first transition is `.root`.
  case noScene
  /// The current scene is the only one.
  case nothingToPop
  /// Nothing is presented.
  case nothingToDismiss
  /// No scene of that identity is below the current one in its layer.
  case sceneNotFound
  /// The link leads nowhere.
  case unknownLink
  /// The platform did not do it: something else was being presented, say.
  case refused
}

extension SceneError: CustomStringConvertible {
  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .alreadyShown: "the screen is there already, with another scene"
    case .cannotBeShown(let error): "the scene cannot be shown: \(error)"
    case .noScene: "there is no scene yet; the first transition is to a root"
    case .nothingToPop: "the current scene is the only one"
    case .nothingToDismiss: "nothing is presented"
    case .sceneNotFound: "no such scene is below the current one"
    case .unknownLink: "the link leads nowhere"
    case .refused: "the platform did not do it"
    }
  }
}
