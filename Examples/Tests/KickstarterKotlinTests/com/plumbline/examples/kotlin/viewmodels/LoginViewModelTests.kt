package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.Credentials
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.support.Samples
import com.plumbline.examples.support.SessionServiceDouble
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("LoginViewModel")
class LoginViewModelTests {
  private val service = SessionServiceDouble()
  private val viewModel = LoginViewModel.LoginViewModel(this.service)
  private val dismissKeyboard = TestObserver.of(this.viewModel.outputs.dismissKeyboard())
  private val emailTextFieldText = TestObserver.of(this.viewModel.outputs.emailTextFieldText())
  private val focusPasswordTextField = TestObserver.of(this.viewModel.outputs.focusPasswordTextField())
  private val goToTwoFactor = TestObserver.of(this.viewModel.outputs.goToTwoFactor())
  private val isActivityIndicatorHidden = TestObserver.of(this.viewModel.outputs.isActivityIndicatorHidden())
  private val isLoginButtonEnabled = TestObserver.of(this.viewModel.outputs.isLoginButtonEnabled())
  private val isPasswordMasked = TestObserver.of(this.viewModel.outputs.isPasswordMasked())
  private val logIntoEnvironment = TestObserver.of(this.viewModel.outputs.logIntoEnvironment())
  private val showErrorMessageDialog = TestObserver.of(this.viewModel.outputs.showErrorMessageDialog())

  private fun enterCredentials() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.emailChanged("ada@orchard.example")
    this.viewModel.inputs.passwordChanged("secret")
  }

  @Test
  @DisplayName("At first the button is disabled, the password masked and the indicator hidden")
  fun initialState() {
    this.viewModel.inputs.viewDidLoad()
    this.isLoginButtonEnabled.assertValues(false)
    this.isPasswordMasked.assertValues(true)
    this.isActivityIndicatorHidden.assertValues(true)
  }

  @Test
  @DisplayName("The button is enabled while the address is plausible and there is a password")
  fun isLoginButtonEnabledFollowsTheForm() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.emailChanged("ada")
    this.viewModel.inputs.passwordChanged("secret")
    this.isLoginButtonEnabled.assertValues(false)
    this.viewModel.inputs.emailChanged("ada@orchard.example")
    this.isLoginButtonEnabled.assertValues(false, true)
    this.viewModel.inputs.passwordChanged("")
    this.isLoginButtonEnabled.assertValues(false, true, false)
  }

  @ParameterizedTest
  @ValueSource(strings = ["", "@orchard.example", "ada@", "ada@orchard", "ada@b@orchard.example"])
  @DisplayName("An address needs a name, one at sign and a domain with a dot")
  fun implausibleAddresses(email: String) {
    this.enterCredentials()
    this.viewModel.inputs.emailChanged(email)
    this.isLoginButtonEnabled.assertLastValue(false)
  }

  @Test
  @DisplayName("Logging in sends the trimmed address, shows the indicator and continues with the session")
  fun logIn() {
    this.enterCredentials()
    this.viewModel.inputs.emailChanged("  ada@orchard.example ")
    this.viewModel.inputs.loginButtonTapped()
    assertEquals(
      listOf(Credentials("ada@orchard.example", "secret")), this.service.logIns.inputs())
    this.dismissKeyboard.assertValueCount(1)
    this.isActivityIndicatorHidden.assertValues(true, false)
    this.isLoginButtonEnabled.assertLastValue(false)

    this.service.logIns.succeed(Samples.SESSION)
    this.logIntoEnvironment.assertValue(Samples.SESSION)
    this.isActivityIndicatorHidden.assertValues(true, false, true)
    this.isLoginButtonEnabled.assertLastValue(true)
    this.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("The return key of the password field logs in as well")
  fun returnKey() {
    this.enterCredentials()
    this.viewModel.inputs.passwordTextFieldDidReturn()
    assertEquals(1, this.service.logIns.inputs().size)
    this.dismissKeyboard.assertValueCount(1)
  }

  @Test
  @DisplayName("Nothing is sent while the form is not valid")
  fun invalidForm() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.emailChanged("ada")
    this.viewModel.inputs.passwordChanged("secret")
    this.viewModel.inputs.loginButtonTapped()
    this.viewModel.inputs.passwordTextFieldDidReturn()
    assertEquals(emptyList<Any>(), this.service.logIns.inputs())
    this.dismissKeyboard.assertDidNotEmitValue()
  }

  @ParameterizedTest
  @CsvSource(
    "INVALID_CREDENTIALS, This e-mail address and password do not belong together.",
    "OFFLINE, You seem to be offline. Please try again later.",
    "UNKNOWN, Something went wrong.",
  )
  @DisplayName("An error is told in words")
  fun errors(code: ServiceError.Code, message: String) {
    this.enterCredentials()
    this.viewModel.inputs.loginButtonTapped()
    this.service.logIns.fail(ServiceError(code, "Something went wrong."))
    this.showErrorMessageDialog.assertValue(message)
    this.goToTwoFactor.assertDidNotEmitValue()
    this.isActivityIndicatorHidden.assertLastValue(true)
  }

  @Test
  @DisplayName("When a code is needed, the credentials are passed on and no dialog is shown")
  fun twoFactor() {
    this.enterCredentials()
    this.viewModel.inputs.loginButtonTapped()
    this.service.logIns.fail(ServiceError(ServiceError.Code.TWO_FACTOR_REQUIRED, "code"))
    this.goToTwoFactor.assertValue(Credentials("ada@orchard.example", "secret"))
    this.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("After an error the user can log in again")
  fun secondAttempt() {
    this.enterCredentials()
    this.viewModel.inputs.loginButtonTapped()
    this.service.logIns.fail(Samples.OFFLINE)
    this.viewModel.inputs.loginButtonTapped()
    this.service.logIns.succeed(Samples.SESSION)
    this.logIntoEnvironment.assertValue(Samples.SESSION)
    this.isActivityIndicatorHidden.assertValues(true, false, true, false, true)
  }

  @Test
  @DisplayName("A second submission gives up the first one, and the indicator stays")
  fun replacedAttempt() {
    this.enterCredentials()
    this.viewModel.inputs.loginButtonTapped()
    this.viewModel.inputs.passwordTextFieldDidReturn()
    assertEquals(1, this.service.logIns.cancelledCount())
    this.isActivityIndicatorHidden.assertLastValue(false)
    this.service.logIns.succeed(Samples.SESSION)
    this.logIntoEnvironment.assertValue(Samples.SESSION)
    this.isActivityIndicatorHidden.assertLastValue(true)
  }

  @Test
  @DisplayName("A suggested address is put into its field, and the password field comes next")
  fun suggestion() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.passwordChanged("secret")
    this.viewModel.inputs.emailSuggestionTapped("ada@orchard.example")
    this.emailTextFieldText.assertValue("ada@orchard.example")
    this.focusPasswordTextField.assertValueCount(1)
    this.isLoginButtonEnabled.assertLastValue(true)
    this.viewModel.inputs.emailTextFieldDidReturn()
    this.focusPasswordTextField.assertValueCount(2)
  }

  @Test
  @DisplayName("The eye shows and masks the password")
  fun visibility() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.passwordVisibilityButtonTapped()
    this.viewModel.inputs.passwordVisibilityButtonTapped()
    this.isPasswordMasked.assertValues(true, false, true)
  }
}
