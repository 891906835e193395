/// The container of the screens of a coordinator: the window of a platform, with its navigation.
///
/// The stage is the source of truth. A coordinator reads it before and after each change, so that it stays consistent with
/// changes by the system, such as a swipe back.
public protocol Stage<Screen>: AnyObject {
  /// The type of the screens, for example a view controller.
  associatedtype Screen: AnyObject

  /// The screens in layers: the first layer is that of the window, and each other layer is presented over the one below. A
  /// layer is a stack, whose last screen is the top screen.
  ///
  /// A screen stays in its layer until its removal is certain: a swipe that has only begun does not remove it.
  var layers: [[Screen]] { get }

  /// A closure that is called when the system has changed the layers.
  var layersDidChange: (() -> Void)? { get set }

  /// Performs a change. The coordinator does not call it again before the change has ended.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - isAnimated: Whether the change is animated.
  ///   - completion: A closure that is called once, immediately or later, with whether the change was performed.
  func make(_ change: StageChange<Screen>, isAnimated: Bool, completion: @escaping (_ isDone: Bool) -> Void)
}

/// A change of a stage.
public enum StageChange<Screen: AnyObject> {
  /// Replaces all layers by one screen.
  case replaceAll(Screen)
  /// Pushes a screen to the top layer.
  case push(Screen)
  /// Pops to a screen of the top layer.
  case pop(to: Screen)
  /// Presents a screen in a layer of its own.
  case present(Screen)
  /// Dismisses the top layer.
  case dismiss
}
