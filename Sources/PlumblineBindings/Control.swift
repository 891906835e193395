public import Plumbline

/// What a person triggers: a button, say.
public protocol Control: AnyObject {
  /// Whether it can be triggered.
  var isEnabled: Bool { get set }

  /// Calls a closure whenever it is triggered.
  ///
  /// - Returns: what ends that. It ends with the control as well.
  func observeTriggers(_ action: @escaping () -> Void) -> any Disposable
}

/// What shows that work is under way.
public protocol ActivityIndicator: AnyObject {
  /// Shows that work is under way, or that none is.
  func setAnimating(_ isAnimating: Bool)
}

/// What shows an error to people: a view controller that presents an alert, say.
public protocol ErrorPresenter: AnyObject {
  /// Shows an error.
  func present(_ error: any Error)
}
