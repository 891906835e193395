import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct LoginViewModelTests {
  private let service: SessionServiceDouble
  private let viewModel: LoginViewModel
  private let dismissKeyboard = TestObserver<(), Never>()
  private let emailTextFieldText = TestObserver<String, Never>()
  private let focusPasswordTextField = TestObserver<(), Never>()
  private let goToTwoFactor = TestObserver<[String], Never>()
  private let isActivityIndicatorHidden = TestObserver<Bool, Never>()
  private let isLoginButtonEnabled = TestObserver<Bool, Never>()
  private let isPasswordMasked = TestObserver<Bool, Never>()
  private let logIntoEnvironment = TestObserver<Session, Never>()
  private let showErrorMessageDialog = TestObserver<String, Never>()

  init() {
    self.service = SessionServiceDouble()
    self.viewModel = LoginViewModel(service: self.service)
    self.viewModel.outputs.dismissKeyboard.observe(self.dismissKeyboard.observer)
    self.viewModel.outputs.emailTextFieldText.observe(self.emailTextFieldText.observer)
    self.viewModel.outputs.focusPasswordTextField.observe(self.focusPasswordTextField.observer)
    self.viewModel.outputs.goToTwoFactor.map { [$0.email, $0.password] }
      .observe(self.goToTwoFactor.observer)
    self.viewModel.outputs.isActivityIndicatorHidden.observe(self.isActivityIndicatorHidden.observer)
    self.viewModel.outputs.isLoginButtonEnabled.observe(self.isLoginButtonEnabled.observer)
    self.viewModel.outputs.isPasswordMasked.observe(self.isPasswordMasked.observer)
    self.viewModel.outputs.logIntoEnvironment.observe(self.logIntoEnvironment.observer)
    self.viewModel.outputs.showErrorMessageDialog.observe(self.showErrorMessageDialog.observer)
  }

  private func enterCredentials() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.emailChanged("ada@orchard.example")
    self.viewModel.inputs.passwordChanged("secret")
  }

  @Test("At first the button is disabled, the password masked and the indicator hidden")
  func initialState() {
    self.viewModel.inputs.viewDidLoad()
    self.isLoginButtonEnabled.assertValues([false])
    self.isPasswordMasked.assertValues([true])
    self.isActivityIndicatorHidden.assertValues([true])
  }

  @Test("The button is enabled while the address is plausible and there is a password")
  func isLoginButtonEnabledFollowsTheForm() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.emailChanged("ada")
    self.viewModel.inputs.passwordChanged("secret")
    self.isLoginButtonEnabled.assertValues([false])
    self.viewModel.inputs.emailChanged("ada@orchard.example")
    self.isLoginButtonEnabled.assertValues([false, true])
    self.viewModel.inputs.passwordChanged("")
    self.isLoginButtonEnabled.assertValues([false, true, false])
  }

  @Test(
    "An address needs a name, one at sign and a domain with a dot",
    arguments: ["", "@orchard.example", "ada@", "ada@orchard", "ada@b@orchard.example"])
  func implausibleAddresses(_ email: String) {
    self.enterCredentials()
    self.viewModel.inputs.emailChanged(email)
    self.isLoginButtonEnabled.assertLastValue(false)
  }

  @Test("Logging in sends the trimmed address, shows the indicator and continues with the session")
  func logIn() {
    self.enterCredentials()
    self.viewModel.inputs.emailChanged("  ada@orchard.example ")
    self.viewModel.inputs.loginButtonTapped()
    #expect(self.service.logIns.inputs == [["ada@orchard.example", "secret"]])
    self.dismissKeyboard.assertValueCount(1)
    self.isActivityIndicatorHidden.assertValues([true, false])
    self.isLoginButtonEnabled.assertLastValue(false)

    self.service.logIns.succeed(.sample)
    self.logIntoEnvironment.assertValue(.sample)
    self.isActivityIndicatorHidden.assertValues([true, false, true])
    self.isLoginButtonEnabled.assertLastValue(true)
    self.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test("The return key of the password field logs in as well")
  func returnKey() {
    self.enterCredentials()
    self.viewModel.inputs.passwordTextFieldDidReturn()
    #expect(self.service.logIns.inputs.count == 1)
    self.dismissKeyboard.assertValueCount(1)
  }

  @Test("Nothing is sent while the form is not valid")
  func invalidForm() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.emailChanged("ada")
    self.viewModel.inputs.passwordChanged("secret")
    self.viewModel.inputs.loginButtonTapped()
    self.viewModel.inputs.passwordTextFieldDidReturn()
    #expect(self.service.logIns.inputs.isEmpty)
    self.dismissKeyboard.assertDidNotEmitValue()
  }

  @Test(
    "An error is told in words",
    arguments: [
      (
        ServiceError(code: .invalidCredentials, message: "401"),
        "This e-mail address and password do not belong together."
      ),
      (.offline, "You seem to be offline. Please try again later."),
      (.unknown, "Something went wrong."),
    ])
  func errors(_ error: ServiceError, _ message: String) {
    self.enterCredentials()
    self.viewModel.inputs.loginButtonTapped()
    self.service.logIns.fail(error)
    self.showErrorMessageDialog.assertValue(message)
    self.goToTwoFactor.assertDidNotEmitValue()
    self.isActivityIndicatorHidden.assertLastValue(true)
  }

  @Test("When a code is needed, the credentials are passed on and no dialog is shown")
  func twoFactor() {
    self.enterCredentials()
    self.viewModel.inputs.loginButtonTapped()
    self.service.logIns.fail(ServiceError(code: .twoFactorRequired, message: "code"))
    self.goToTwoFactor.assertValue(["ada@orchard.example", "secret"])
    self.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test("After an error the user can log in again")
  func secondAttempt() {
    self.enterCredentials()
    self.viewModel.inputs.loginButtonTapped()
    self.service.logIns.fail(.offline)
    self.viewModel.inputs.loginButtonTapped()
    self.service.logIns.succeed(.sample)
    self.logIntoEnvironment.assertValue(.sample)
    self.isActivityIndicatorHidden.assertValues([true, false, true, false, true])
  }

  @Test("A second submission gives up the first one, and the indicator stays")
  func replacedAttempt() {
    self.enterCredentials()
    self.viewModel.inputs.loginButtonTapped()
    self.viewModel.inputs.passwordTextFieldDidReturn()
    #expect(self.service.logIns.cancelledCount == 1)
    self.isActivityIndicatorHidden.assertLastValue(false)
    self.service.logIns.succeed(.sample)
    self.logIntoEnvironment.assertValue(.sample)
    self.isActivityIndicatorHidden.assertLastValue(true)
  }

  @Test("A suggested address is put into its field, and the password field comes next")
  func suggestion() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.passwordChanged("secret")
    self.viewModel.inputs.emailSuggestionTapped("ada@orchard.example")
    self.emailTextFieldText.assertValue("ada@orchard.example")
    self.focusPasswordTextField.assertValueCount(1)
    self.isLoginButtonEnabled.assertLastValue(true)
    self.viewModel.inputs.emailTextFieldDidReturn()
    self.focusPasswordTextField.assertValueCount(2)
  }

  @Test("The eye shows and masks the password")
  func visibility() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.passwordVisibilityButtonTapped()
    self.viewModel.inputs.passwordVisibilityButtonTapped()
    self.isPasswordMasked.assertValues([true, false, true])
  }

  @Test("A login disables the button while it lasts")
  func trace() {
    let trace = Trace()
    let loginButtonTapped = trace.input(
      "loginButtonTapped", self.viewModel.inputs.loginButtonTapped)
    self.enterCredentials()
    trace.record("dismissKeyboard", self.viewModel.outputs.dismissKeyboard)
    trace.record("isActivityIndicatorHidden", self.viewModel.outputs.isActivityIndicatorHidden)
    trace.record("isLoginButtonEnabled", self.viewModel.outputs.isLoginButtonEnabled)
    trace.record("logIntoEnvironment", self.viewModel.outputs.logIntoEnvironment) { $0.token }
    loginButtonTapped()
    self.service.logIns.succeed(.sample)
    trace.assertDiagram(
      """
      loginButtonTapped          -•---------------------
      dismissKeyboard            -•---------------------
      isActivityIndicatorHidden  ----false---------true-
      isLoginButtonEnabled       ----false---------true-
      logIntoEnvironment         -----------token-------
      """)
  }

  @Test("A view model that goes away gives up its request")
  func lifetime() {
    let service = SessionServiceDouble()
    weak var weakViewModel: LoginViewModel?
    do {
      let viewModel = LoginViewModel(service: service)
      weakViewModel = viewModel
      viewModel.inputs.viewDidLoad()
      viewModel.inputs.emailChanged("ada@orchard.example")
      viewModel.inputs.passwordChanged("secret")
      viewModel.inputs.loginButtonTapped()
      #expect(service.logIns.inputs.count == 1)
    }
    #expect(weakViewModel == nil)
    #expect(service.logIns.cancelledCount == 1)
  }
}
