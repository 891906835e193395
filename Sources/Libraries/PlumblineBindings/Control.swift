public import Plumbline

/// A control that a user triggers, such as a button.
public protocol Control: AnyObject {
  /// Whether the control can be triggered.
  var isEnabled: Bool { get set }

  /// Calls a closure whenever the control is triggered.
  ///
  /// - Parameter action: The closure.
  /// - Returns: A disposable that ends the observation, which also ends when the control is deinitialized.
  func observeTriggers(_ action: @escaping () -> Void) -> any Disposable
}

/// A view that shows activity.
public protocol ActivityIndicator: AnyObject {
  /// Starts or stops the animation.
  ///
  /// - Parameter isAnimating: Whether there is activity.
  func setAnimating(_ isAnimating: Bool)
}

/// An object that shows errors, such as a view controller that presents an alert.
public protocol ErrorPresenter: AnyObject {
  /// Shows an error.
  func present(_ error: any Error)
}
