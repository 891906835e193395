import KickstarterSwift
import Plumbline

/// The view of `PledgeViewModel`, made with UIKit.
final class PledgeViewController: UIViewController {
  private let viewModel: PledgeViewModelType
  private let amountErrorLabel = UIControl()
  private let amountTextField = UIControl()
  private let confirmButton = UIControl()
  private let shippingLabel = UIControl()
  private let totalLabel = UIControl()

  init(viewModel: PledgeViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.amountErrorLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.amountErrorLabel.text = $0 }

    self.viewModel.outputs.amountTextFieldText
      .observeForUI()
      .observeValues { [weak self] in self?.amountTextField.text = $0 }

    self.viewModel.outputs.goToThanks
      .observeForUI()
      .observeValues { [weak self] in self?.perform("goToThanks", $0) }

    self.viewModel.outputs.isConfirmButtonEnabled
      .observeForUI()
      .observeValues { [weak self] in self?.confirmButton.isEnabled = $0 }

    self.viewModel.outputs.reloadShippingRules
      .observeForUI()
      .observeValues { [weak self] in self?.perform("reloadShippingRules", $0) }

    self.viewModel.outputs.selectShippingRow
      .observeForUI()
      .observeValues { [weak self] in self?.perform("selectShippingRow", $0) }

    self.viewModel.outputs.shippingLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.shippingLabel.text = $0 }

    self.viewModel.outputs.showErrorMessageDialog
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showErrorMessageDialog", $0) }

    self.viewModel.outputs.stepperRange
      .observeForUI()
      .observeValues { [weak self] in self?.perform("stepperRange", $0) }

    self.viewModel.outputs.stepperValue
      .observeForUI()
      .observeValues { [weak self] in self?.perform("stepperValue", $0) }

    self.viewModel.outputs.totalLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.totalLabel.text = $0 }
  }

  func amountTextFieldChanged(_ text: String?) { self.viewModel.inputs.amountTextFieldChanged(text) }

  func configureWith(data: PledgeData) { self.viewModel.inputs.configureWith(data: data) }

  func confirmButtonTapped() { self.viewModel.inputs.confirmButtonTapped() }

  func shippingRuleSelected(_ rule: ShippingRule, row: Int) {
    self.viewModel.inputs.shippingRuleSelected(rule, row: row)
  }

  func stepperValueChanged(_ value: Double) { self.viewModel.inputs.stepperValueChanged(value) }

  func termsSwitchToggled(isOn: Bool) { self.viewModel.inputs.termsSwitchToggled(isOn: isOn) }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewModel.inputs.viewDidLoad()
  }
}
