/// What a coordinator shows screens on: the window of a platform, with its navigation.
///
/// It is the one who knows what is shown. A coordinator reads it before and after each change, so its idea of the stack
/// stays true when the system changes something by itself, a swipe back say.
public protocol Stage<Screen>: AnyObject {
  /// A screen: a view controller, say.
  associatedtype Screen: AnyObject

  /// The screens that are there, in layers: the first is the window's own, each of the others is presented over the one
  /// below. A layer is a stack, whose last screen is at the top.
  ///
  /// A screen is there until it is certain that it goes: one that a person only begins to swipe away is.
  var layers: [[Screen]] { get }

  /// Is called when the system has changed the layers by itself.
  var layersDidChange: (() -> Void)? { get set }

  /// Makes a change. It is not called again before this one has ended.
  ///
  /// - Parameters:
  ///   - change: what to do.
  ///   - isAnimated: whether people see it move.
  ///   - completion: is called once, at once or later, with whether it was done.
  func make(_ change: StageChange<Screen>, isAnimated: Bool, completion: @escaping (_ isDone: Bool) -> Void)
}

/// A change of what a stage shows.
public enum StageChange<Screen: AnyObject> {
  /// Shows one screen in place of all layers.
  case replaceAll(Screen)
  /// Puts a screen on the layer at the top.
  case push(Screen)
  /// Goes back to a screen of the layer at the top.
  case pop(to: Screen)
  /// Presents a screen in a layer of its own.
  case present(Screen)
  /// Takes the layer at the top away.
  case dismiss
}
