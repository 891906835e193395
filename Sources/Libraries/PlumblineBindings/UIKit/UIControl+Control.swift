#if canImport(UIKit) && !os(watchOS)
  public import Plumbline
  public import UIKit

  // These conformances have been type-checked against the public signatures of UIKit, but not run.

  extension UIControl: @MainActor Control {
    /// Calls a closure for each primary action of the control.
    public func observeTriggers(_ action: @escaping () -> Void) -> any Disposable {
      let trigger = UIAction { _ in action() }
      self.addAction(trigger, for: .primaryActionTriggered)
      return AnyDisposable { [weak self] in
        MainActor.assumeIsolated { self?.removeAction(trigger, for: .primaryActionTriggered) }
      }
    }
  }

  extension UIBarButtonItem: @MainActor Control {
    /// Calls a closure whenever the item is tapped. An item has one such closure.
    public func observeTriggers(_ action: @escaping () -> Void) -> any Disposable {
      self.primaryAction = UIAction(title: self.title ?? "", image: self.image) { _ in action() }
      return AnyDisposable { [weak self] in
        MainActor.assumeIsolated { self?.primaryAction = nil }
      }
    }
  }

  extension UIActivityIndicatorView: @MainActor ActivityIndicator {
    /// Starts or stops the animation.
    public func setAnimating(_ isAnimating: Bool) {
      if isAnimating { self.startAnimating() } else { self.stopAnimating() }
    }
  }

  extension UIViewController: @MainActor ErrorPresenter {
    /// Shows an error as an alert.
    public func present(_ error: any Error) {
      let alert = UIAlertController(
        title: nil, message: error.localizedDescription, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      self.present(alert, animated: true, completion: nil)
    }
  }
#endif
