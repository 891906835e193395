import ReactiveSwift
import UIKit

final class SearchViewController: UIViewController {
  @IBOutlet private var clearButton: UIButton!
  @IBOutlet private var queryField: UITextField!
  private let viewModel: SearchViewModelType = SearchViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()

    self.viewModel.outputs.search
      .observe(on: UIScheduler())
      .observeValues { Results.shared.search($0) }
  }

  @IBAction private func clearButtonTapped() {
    self.viewModel.inputs.clearButtonTapped()
  }

  @IBAction private func queryFieldChanged() {
    self.viewModel.inputs.queryChanged(self.queryField.text ?? "")
  }
}
