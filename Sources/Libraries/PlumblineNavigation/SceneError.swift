#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The error of a transition, which changes nothing. If the platform refuses a step of a link, the steps before it remain.
public enum SceneError: Error {
  /// The screen of the scene is on the stage already, with another scene.
  case alreadyShown
  /// The screen of a scene could not be created.
  case cannotBeShown(any Error)
  /// There is no scene yet: the first transition must be `.root`.
  case noScene
  /// The current scene is the only one.
  case nothingToPop
  /// No scene is presented.
  case nothingToDismiss
  /// No scene with that identity is below the current one in its layer.
  case sceneNotFound
  /// The link has no steps.
  case unknownLink
  /// The platform refused the transition, for example during another presentation.
  case refused
}

extension SceneError: CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    switch self {
    case .alreadyShown: "the screen is on the stage already, with another scene"
    case .cannotBeShown(let error): "the scene cannot be shown: \(error)"
    case .noScene: "there is no scene yet: the first transition must be to a root"
    case .nothingToPop: "the current scene is the only one"
    case .nothingToDismiss: "no scene is presented"
    case .sceneNotFound: "there is no such scene below the current one"
    case .unknownLink: "the link has no steps"
    case .refused: "the platform refused the transition"
    }
  }
}

extension SceneError: LocalizedError {
  /// A description of the error, which `localizedDescription` returns.
  public var errorDescription: String? { self.description }
}
