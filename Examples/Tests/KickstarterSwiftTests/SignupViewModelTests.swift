import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct SignupViewModelTests {
  private let service: SessionServiceDouble
  private let viewModel: SignupViewModel
  private let focusEmailTextField = TestObserver<(), Never>()
  private let focusNameTextField = TestObserver<(), Never>()
  private let focusPasswordTextField = TestObserver<(), Never>()
  private let isDigestSwitchOn = TestObserver<Bool, Never>()
  private let isSignupButtonEnabled = TestObserver<Bool, Never>()
  private let logIntoEnvironment = TestObserver<Session, Never>()
  private let openTermsOfUse = TestObserver<URL, Never>()
  private let passwordHintLabelText = TestObserver<String, Never>()
  private let showErrorMessageDialog = TestObserver<String, Never>()

  init() {
    self.service = SessionServiceDouble()
    self.viewModel = SignupViewModel(service: self.service)
    self.viewModel.outputs.focusEmailTextField.observe(self.focusEmailTextField.observer)
    self.viewModel.outputs.focusNameTextField.observe(self.focusNameTextField.observer)
    self.viewModel.outputs.focusPasswordTextField.observe(self.focusPasswordTextField.observer)
    self.viewModel.outputs.isDigestSwitchOn.observe(self.isDigestSwitchOn.observer)
    self.viewModel.outputs.isSignupButtonEnabled.observe(self.isSignupButtonEnabled.observer)
    self.viewModel.outputs.logIntoEnvironment.observe(self.logIntoEnvironment.observer)
    self.viewModel.outputs.openTermsOfUse.observe(self.openTermsOfUse.observer)
    self.viewModel.outputs.passwordHintLabelText.observe(self.passwordHintLabelText.observer)
    self.viewModel.outputs.showErrorMessageDialog.observe(self.showErrorMessageDialog.observer)
  }

  private func fillIn() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.nameChanged("Ada")
    self.viewModel.inputs.emailChanged("ada@orchard.example")
    self.viewModel.inputs.passwordChanged("long enough")
  }

  @Test("At first the name field has the focus, the digest is off and the button disabled")
  func initialState() {
    self.viewModel.inputs.viewDidLoad()
    self.focusNameTextField.assertValueCount(1)
    self.isDigestSwitchOn.assertValue(false)
    self.isSignupButtonEnabled.assertValue(false)
  }

  @Test("The button is enabled when every field is filled in, and disabled when one is not any more")
  func isSignupButtonEnabledFollowsTheForm() {
    self.fillIn()
    self.isSignupButtonEnabled.assertValues([false, true])
    self.viewModel.inputs.passwordChanged("short")
    self.isSignupButtonEnabled.assertValues([false, true, false])
    self.viewModel.inputs.passwordChanged("long enough")
    self.viewModel.inputs.emailChanged("ada")
    self.isSignupButtonEnabled.assertValues([false, true, false, true, false])
  }

  @Test("Signing up sends the form and continues with the session", arguments: [false, true])
  func signUp(_ receivesDigest: Bool) {
    self.fillIn()
    if receivesDigest { self.viewModel.inputs.digestSwitchToggled(isOn: true) }
    self.viewModel.inputs.signupButtonTapped()
    #expect(
      self.service.signUps.inputs == [
        ["Ada", "ada@orchard.example", "long enough", "\(receivesDigest)"]
      ])
    self.service.signUps.succeed(.sample)
    self.logIntoEnvironment.assertValue(.sample)
    self.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test("The return key of the password field signs up as well")
  func returnKey() {
    self.fillIn()
    self.viewModel.inputs.passwordTextFieldDidReturn()
    #expect(self.service.signUps.inputs.count == 1)
  }

  @Test("Nothing is sent while the form is not valid")
  func invalidForm() {
    self.fillIn()
    self.viewModel.inputs.nameChanged("")
    self.viewModel.inputs.signupButtonTapped()
    self.viewModel.inputs.passwordTextFieldDidReturn()
    #expect(self.service.signUps.inputs.isEmpty)
  }

  @Test("What goes wrong is told, and the user can try again")
  func failure() {
    self.fillIn()
    self.viewModel.inputs.signupButtonTapped()
    self.service.signUps.fail(.unknown)
    self.showErrorMessageDialog.assertValue("Something went wrong.")
    self.viewModel.inputs.signupButtonTapped()
    self.service.signUps.succeed(.sample)
    self.logIntoEnvironment.assertValue(.sample)
  }

  @Test("The return keys lead from field to field")
  func focus() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.nameTextFieldDidReturn()
    self.focusEmailTextField.assertValueCount(1)
    self.focusPasswordTextField.assertDidNotEmitValue()
    self.viewModel.inputs.emailTextFieldDidReturn()
    self.focusPasswordTextField.assertValueCount(1)
  }

  @Test("The hint counts the missing characters")
  func hint() {
    self.viewModel.inputs.passwordChanged("abc")
    self.viewModel.inputs.passwordChanged("abcdefg")
    self.viewModel.inputs.passwordChanged("abcdefgh")
    self.viewModel.inputs.passwordChanged("abcdefghi")
    self.viewModel.inputs.passwordChanged("")
    self.passwordHintLabelText.assertValues([
      "5 more characters, please.", "1 more character, please.", "That is long enough.", "",
    ])
  }

  @Test("The link opens the terms of use")
  func terms() throws {
    self.viewModel.inputs.termsLinkTapped()
    self.openTermsOfUse.assertValue(try #require(URL(string: "https://orchard.example/terms")))
  }
}
