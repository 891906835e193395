public import Plumbline

/// A type that performs transitions between scenes, for view models.
///
/// A call requests a transition, whether or not the returned producer is started. The producer sends a value when the
/// scene is shown, or fails with a ``SceneError``. A late start receives the result as well.
///
/// ```swift
/// let present = CocoaAction { [coordinator] in
///   coordinator.transition(to: .receipt(receipt), type: .modal)
/// }
/// ```
///
/// Source: the RxSwift blueprint, "There (almost) always is a reference to the app coordinator".
public protocol SceneCoordinatorType<SceneType>: AnyObject {
  /// The scenes of the app.
  associatedtype SceneType: Scene

  /// Performs a transition when those that were requested before have ended.
  @discardableResult
  func transition(
    _ transition: SceneTransition<SceneType>, animated: Bool
  ) -> SignalProducer<Void, any Error>

  /// Performs the transitions of a link when those that were requested before have ended: none if the screen of one of
  /// its scenes cannot be created.
  @discardableResult
  func open(_ link: DeepLink<SceneType>, animated: Bool) -> SignalProducer<Void, any Error>
}

extension SceneCoordinatorType {
  /// Shows a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - type: The style of the transition.
  ///   - animated: Whether the transition is animated.
  /// - Returns: A producer of the result.
  @discardableResult
  public func transition(
    to scene: SceneType, type: SceneTransition<SceneType>.Style, animated: Bool = true
  ) -> SignalProducer<Void, any Error> {
    self.transition(SceneTransition(to: scene, style: type), animated: animated)
  }

  /// Removes the current scene.
  @discardableResult
  public func pop(animated: Bool = true) -> SignalProducer<Void, any Error> {
    self.transition(.pop, animated: animated)
  }
}
