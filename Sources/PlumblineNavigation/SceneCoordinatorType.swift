public import Plumbline

/// What view models navigate with.
///
/// A transition is asked for by the call, whether or not somebody observes what is returned. What is returned sends a
/// value when the scene is there, or fails with a ``SceneError``; who starts it late learns as well.
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

  /// Makes a transition when those that were asked for before have ended.
  @discardableResult
  func transition(
    _ transition: SceneTransition<SceneType>, animated: Bool
  ) -> SignalProducer<Void, any Error>

  /// Makes the transitions of a link when those that were asked for before have ended: none when the screen of one of its
  /// scenes cannot be made.
  @discardableResult
  func open(_ link: DeepLink<SceneType>, animated: Bool) -> SignalProducer<Void, any Error>
}

extension SceneCoordinatorType {
  /// Brings a scene up.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - type: how it comes up.
  ///   - animated: whether people see it move.
  @discardableResult
  public func transition(
    to scene: SceneType, type: SceneTransition<SceneType>.Style, animated: Bool = true
  ) -> SignalProducer<Void, any Error> {
    self.transition(SceneTransition(to: scene, style: type), animated: animated)
  }

  /// Leaves the current scene.
  @discardableResult
  public func pop(animated: Bool = true) -> SignalProducer<Void, any Error> {
    self.transition(.pop, animated: animated)
  }
}
