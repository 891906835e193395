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
/// Source: the RxSwift blueprint's companion article, "ViewController done right".
public protocol BindableType: AnyObject {
  /// The type of the view model.
  associatedtype ViewModel

  /// The view model; nil until the screen is bound.
  var viewModel: ViewModel! { get set }

  /// Binds the inputs, outputs and actions of the view model.
  func bindViewModel()
}

extension BindableType {
  /// Gives the screen its view model, and lets it bind that.
  ///
  /// A screen of UIKit is bound with `bind(to:)` of the adapter, which loads its view first.
  public func bindModel(to viewModel: ViewModel) {
    self.viewModel = viewModel
    self.bindViewModel()
  }
}
