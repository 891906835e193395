import KickstarterSwift
import Plumbline

/// The view of `SignupViewModel`, made with UIKit.
final class SignupViewController: UIViewController {
  private let viewModel: SignupViewModelType
  private let digestSwitch = UIControl()
  private let passwordHintLabel = UIControl()
  private let signupButton = UIControl()

  init(viewModel: SignupViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.focusEmailTextField
      .observeForUI()
      .observeValues { [weak self] in self?.perform("focusEmailTextField") }

    self.viewModel.outputs.focusNameTextField
      .observeForUI()
      .observeValues { [weak self] in self?.perform("focusNameTextField") }

    self.viewModel.outputs.focusPasswordTextField
      .observeForUI()
      .observeValues { [weak self] in self?.perform("focusPasswordTextField") }

    self.viewModel.outputs.isDigestSwitchOn
      .observeForUI()
      .observeValues { [weak self] in self?.digestSwitch.isOn = $0 }

    self.viewModel.outputs.isSignupButtonEnabled
      .observeForUI()
      .observeValues { [weak self] in self?.signupButton.isEnabled = $0 }

    self.viewModel.outputs.logIntoEnvironment
      .observeForUI()
      .observeValues { [weak self] in self?.perform("logIntoEnvironment", $0) }

    self.viewModel.outputs.openTermsOfUse
      .observeForUI()
      .observeValues { [weak self] in self?.perform("openTermsOfUse", $0) }

    self.viewModel.outputs.passwordHintLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.passwordHintLabel.text = $0 }

    self.viewModel.outputs.showErrorMessageDialog
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showErrorMessageDialog", $0) }
  }

  func digestSwitchToggled(isOn: Bool) { self.viewModel.inputs.digestSwitchToggled(isOn: isOn) }

  func emailChanged(_ email: String) { self.viewModel.inputs.emailChanged(email) }

  func emailTextFieldDidReturn() { self.viewModel.inputs.emailTextFieldDidReturn() }

  func nameChanged(_ name: String) { self.viewModel.inputs.nameChanged(name) }

  func nameTextFieldDidReturn() { self.viewModel.inputs.nameTextFieldDidReturn() }

  func passwordChanged(_ password: String) { self.viewModel.inputs.passwordChanged(password) }

  func passwordTextFieldDidReturn() { self.viewModel.inputs.passwordTextFieldDidReturn() }

  func signupButtonTapped() { self.viewModel.inputs.signupButtonTapped() }

  func termsLinkTapped() { self.viewModel.inputs.termsLinkTapped() }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewModel.inputs.viewDidLoad()
  }
}
