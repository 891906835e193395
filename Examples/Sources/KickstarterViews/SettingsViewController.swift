import KickstarterSwift
import Plumbline

/// The view of `SettingsViewModel`, made with UIKit.
final class SettingsViewController: UIViewController {
  private let viewModel: SettingsViewModelType
  private let digestSwitch = UIControl()
  private let pushSwitch = UIControl()
  private let unitsLabel = UIControl()
  private let versionLabel = UIControl()

  init(viewModel: SettingsViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.isDigestSwitchOn
      .observeForUI()
      .observeValues { [weak self] in self?.digestSwitch.isOn = $0 }

    self.viewModel.outputs.isPushSwitchEnabled
      .observeForUI()
      .observeValues { [weak self] in self?.pushSwitch.isEnabled = $0 }

    self.viewModel.outputs.isPushSwitchOn
      .observeForUI()
      .observeValues { [weak self] in self?.pushSwitch.isOn = $0 }

    self.viewModel.outputs.logOutOfEnvironment
      .observeForUI()
      .observeValues { [weak self] in self?.perform("logOutOfEnvironment") }

    self.viewModel.outputs.openMailComposer
      .observeForUI()
      .observeValues { [weak self] in self?.perform("openMailComposer", $0) }

    self.viewModel.outputs.requestPushAuthorization
      .observeForUI()
      .observeValues { [weak self] in self?.perform("requestPushAuthorization") }

    self.viewModel.outputs.showErrorMessageDialog
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showErrorMessageDialog", $0) }

    self.viewModel.outputs.showLogoutConfirmation
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showLogoutConfirmation") }

    self.viewModel.outputs.showPushSettingsHint
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showPushSettingsHint") }

    self.viewModel.outputs.unitsLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.unitsLabel.text = $0 }

    self.viewModel.outputs.versionLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.versionLabel.text = $0 }
  }

  func digestSwitchToggled(isOn: Bool) { self.viewModel.inputs.digestSwitchToggled(isOn: isOn) }

  func helpRowTapped() { self.viewModel.inputs.helpRowTapped() }

  func logoutConfirmed() { self.viewModel.inputs.logoutConfirmed() }

  func logoutRowTapped() { self.viewModel.inputs.logoutRowTapped() }

  func pushAuthorizationChanged(isGranted: Bool, wasAskedNow: Bool) {
    self.viewModel.inputs.pushAuthorizationChanged(isGranted: isGranted, wasAskedNow: wasAskedNow)
  }

  func pushSwitchToggled(isOn: Bool) { self.viewModel.inputs.pushSwitchToggled(isOn: isOn) }

  func unitsPicked(_ units: Preferences.Units) { self.viewModel.inputs.unitsPicked(units) }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewModel.inputs.viewDidLoad()
  }
}
