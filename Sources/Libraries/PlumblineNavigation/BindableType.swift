/// A screen that is bound to its view model.
///
/// ```swift
/// final class ReceiptViewController: UIViewController, @MainActor BindableType {
///   var viewModel: ReceiptViewModelType!
///
///   func bindViewModel() { … }
/// }
/// ```
///
/// The design follows the companion article of the RxSwift blueprint, "ViewController done right".
public protocol BindableType: AnyObject {
  /// The type of the view model.
  associatedtype ViewModel

  /// The view model, or nil until the screen is bound.
  var viewModel: ViewModel! { get set }

  /// Binds the inputs, outputs and actions of the view model.
  func bindViewModel()
}

extension BindableType {
  /// Sets the view model of the screen, and calls ``bindViewModel()``.
  ///
  /// For a view controller of UIKit, `bind(to:)` loads the view first.
  public func bindModel(to viewModel: ViewModel) {
    self.viewModel = viewModel
    self.bindViewModel()
  }
}
