import KickstarterSwift
import Plumbline

/// The view of `SearchViewModel`, made with UIKit.
final class SearchViewController: UIViewController {
  private let viewModel: SearchViewModelType
  private let emptyState = UIControl()
  private let footerIndicator = UIControl()
  private let searchField = UIControl()

  init(viewModel: SearchViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.changeSearchFieldText
      .observeForUI()
      .observeValues { [weak self] in self?.searchField.text = $0 }

    self.viewModel.outputs.dismissKeyboard
      .observeForUI()
      .observeValues { [weak self] in self?.perform("dismissKeyboard") }

    self.viewModel.outputs.goToGarden
      .observeForUI()
      .observeValues { [weak self] in self?.perform("goToGarden", $0) }

    self.viewModel.outputs.isEmptyStateHidden
      .observeForUI()
      .observeValues { [weak self] in self?.emptyState.isHidden = $0 }

    self.viewModel.outputs.isFooterIndicatorHidden
      .observeForUI()
      .observeValues { [weak self] in self?.footerIndicator.isHidden = $0 }

    self.viewModel.outputs.reloadGardens
      .observeForUI()
      .observeValues { [weak self] in self?.perform("reloadGardens", $0) }

    self.viewModel.outputs.scrollToTop
      .observeForUI()
      .observeValues { [weak self] in self?.perform("scrollToTop") }

    self.viewModel.outputs.showKeyboard
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showKeyboard", $0) }
  }

  func cancelButtonTapped() { self.viewModel.inputs.cancelButtonTapped() }

  func gardenTapped(_ garden: Garden) { self.viewModel.inputs.gardenTapped(garden) }

  func searchTextChanged(_ text: String) { self.viewModel.inputs.searchTextChanged(text) }

  func searchTextFieldDidReturn() { self.viewModel.inputs.searchTextFieldDidReturn() }

  override func viewWillAppear(animated: Bool) {
    super.viewWillAppear(animated: animated)
    self.viewModel.inputs.viewWillAppear(animated: animated)
  }

  func willDisplayRow(_ row: Int, outOf totalRows: Int) {
    self.viewModel.inputs.willDisplayRow(row, outOf: totalRows)
  }
}
