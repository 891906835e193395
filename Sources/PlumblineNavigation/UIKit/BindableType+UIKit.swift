#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  @MainActor
  extension BindableType where Self: UIViewController {
    /// Gives the view controller its view model, loads its view, and lets it bind the one to the other.
    ///
    /// It has been type-checked against the public signatures of UIKit, and not been run.
    public func bind(to viewModel: ViewModel) {
      self.viewModel = viewModel
      self.loadViewIfNeeded()
      self.bindViewModel()
    }
  }
#endif
