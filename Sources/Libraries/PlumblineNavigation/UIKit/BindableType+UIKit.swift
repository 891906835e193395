#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @MainActor
  extension BindableType where Self: UIViewController {
    /// Sets the view model of the view controller, loads its view, and calls `bindViewModel()`.
    ///
    /// The method has been type-checked against the public signatures of UIKit, but not run.
    public func bind(to viewModel: ViewModel) {
      self.viewModel = viewModel
      self.loadViewIfNeeded()
      self.bindViewModel()
    }
  }
#endif
