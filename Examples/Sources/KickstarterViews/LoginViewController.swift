import KickstarterSwift
import Plumbline

/// The view of `LoginViewModel`, made with UIKit.
final class LoginViewController: UIViewController {
  private let viewModel: LoginViewModelType
  private let activityIndicator = UIControl()
  private let emailTextField = UIControl()
  private let loginButton = UIControl()
  private let passwordTextField = UIControl()

  init(viewModel: LoginViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.dismissKeyboard
      .observeForUI()
      .observeValues { [weak self] in self?.perform("dismissKeyboard") }

    self.viewModel.outputs.emailTextFieldText
      .observeForUI()
      .observeValues { [weak self] in self?.emailTextField.text = $0 }

    self.viewModel.outputs.focusPasswordTextField
      .observeForUI()
      .observeValues { [weak self] in self?.perform("focusPasswordTextField") }

    self.viewModel.outputs.goToTwoFactor
      .observeForUI()
      .observeValues { [weak self] in self?.perform("goToTwoFactor", $0) }

    self.viewModel.outputs.isActivityIndicatorHidden
      .observeForUI()
      .observeValues { [weak self] in self?.activityIndicator.isHidden = $0 }

    self.viewModel.outputs.isLoginButtonEnabled
      .observeForUI()
      .observeValues { [weak self] in self?.loginButton.isEnabled = $0 }

    self.viewModel.outputs.isPasswordMasked
      .observeForUI()
      .observeValues { [weak self] in self?.passwordTextField.isSecureTextEntry = $0 }

    self.viewModel.outputs.logIntoEnvironment
      .observeForUI()
      .observeValues { [weak self] in self?.perform("logIntoEnvironment", $0) }

    self.viewModel.outputs.showErrorMessageDialog
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showErrorMessageDialog", $0) }
  }

  func emailChanged(_ email: String?) { self.viewModel.inputs.emailChanged(email) }

  func emailSuggestionTapped(_ email: String) { self.viewModel.inputs.emailSuggestionTapped(email) }

  func emailTextFieldDidReturn() { self.viewModel.inputs.emailTextFieldDidReturn() }

  func loginButtonTapped() { self.viewModel.inputs.loginButtonTapped() }

  func passwordChanged(_ password: String?) { self.viewModel.inputs.passwordChanged(password) }

  func passwordTextFieldDidReturn() { self.viewModel.inputs.passwordTextFieldDidReturn() }

  func passwordVisibilityButtonTapped() { self.viewModel.inputs.passwordVisibilityButtonTapped() }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewModel.inputs.viewDidLoad()
  }
}
