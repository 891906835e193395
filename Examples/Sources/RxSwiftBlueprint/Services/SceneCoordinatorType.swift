import RxSwift

/// Moves between scenes.
protocol SceneCoordinatorType: AnyObject {
  /// Leaves the current scene. Emits once it is gone.
  @discardableResult
  func pop(animated: Bool) -> Observable<Void>

  /// Brings a scene up. Emits once it is there.
  @discardableResult
  func transition(to scene: Scene, type: SceneTransition) -> Observable<Void>
}
