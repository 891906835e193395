package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.SignupForm
import com.plumbline.examples.support.Samples
import com.plumbline.examples.support.SessionServiceDouble
import java.net.URI
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("SignupViewModel")
class SignupViewModelTests {
  private val service = SessionServiceDouble()
  private val viewModel = SignupViewModel.SignupViewModel(this.service)
  private val focusEmailTextField = TestObserver.of(this.viewModel.outputs.focusEmailTextField())
  private val focusNameTextField = TestObserver.of(this.viewModel.outputs.focusNameTextField())
  private val focusPasswordTextField = TestObserver.of(this.viewModel.outputs.focusPasswordTextField())
  private val isDigestSwitchOn = TestObserver.of(this.viewModel.outputs.isDigestSwitchOn())
  private val isSignupButtonEnabled = TestObserver.of(this.viewModel.outputs.isSignupButtonEnabled())
  private val logIntoEnvironment = TestObserver.of(this.viewModel.outputs.logIntoEnvironment())
  private val openTermsOfUse = TestObserver.of(this.viewModel.outputs.openTermsOfUse())
  private val passwordHintLabelText = TestObserver.of(this.viewModel.outputs.passwordHintLabelText())
  private val showErrorMessageDialog = TestObserver.of(this.viewModel.outputs.showErrorMessageDialog())

  private fun fillIn() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.nameChanged("Ada")
    this.viewModel.inputs.emailChanged("ada@orchard.example")
    this.viewModel.inputs.passwordChanged("long enough")
  }

  @Test
  @DisplayName("At first the name field has the focus, the digest is off and the button disabled")
  fun initialState() {
    this.viewModel.inputs.viewDidLoad()
    this.focusNameTextField.assertValueCount(1)
    this.isDigestSwitchOn.assertValue(false)
    this.isSignupButtonEnabled.assertValue(false)
  }

  @Test
  @DisplayName("The button is enabled when every field is filled in, and disabled when one is not any"
      + " more")
  fun isSignupButtonEnabledFollowsTheForm() {
    this.fillIn()
    this.isSignupButtonEnabled.assertValues(false, true)
    this.viewModel.inputs.passwordChanged("short")
    this.isSignupButtonEnabled.assertValues(false, true, false)
    this.viewModel.inputs.passwordChanged("long enough")
    this.viewModel.inputs.emailChanged("ada")
    this.isSignupButtonEnabled.assertValues(false, true, false, true, false)
  }

  @ParameterizedTest
  @ValueSource(booleans = [false, true])
  @DisplayName("Signing up sends the form and continues with the session")
  fun signUp(receivesDigest: Boolean) {
    this.fillIn()
    if (receivesDigest) {
      this.viewModel.inputs.digestSwitchToggled(true)
    }
    this.viewModel.inputs.signupButtonTapped()
    assertEquals(
      listOf(SignupForm("Ada", "ada@orchard.example", "long enough", receivesDigest)),
      this.service.signUps.inputs())
    this.service.signUps.succeed(Samples.SESSION)
    this.logIntoEnvironment.assertValue(Samples.SESSION)
    this.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("The return key of the password field signs up as well")
  fun returnKey() {
    this.fillIn()
    this.viewModel.inputs.passwordTextFieldDidReturn()
    assertEquals(1, this.service.signUps.inputs().size)
  }

  @Test
  @DisplayName("Nothing is sent while the form is not valid")
  fun invalidForm() {
    this.fillIn()
    this.viewModel.inputs.nameChanged("")
    this.viewModel.inputs.signupButtonTapped()
    this.viewModel.inputs.passwordTextFieldDidReturn()
    assertEquals(emptyList<Any>(), this.service.signUps.inputs())
  }

  @Test
  @DisplayName("What goes wrong is told, and the user can try again")
  fun failure() {
    this.fillIn()
    this.viewModel.inputs.signupButtonTapped()
    this.service.signUps.fail(Samples.UNKNOWN)
    this.showErrorMessageDialog.assertValue("Something went wrong.")
    this.viewModel.inputs.signupButtonTapped()
    this.service.signUps.succeed(Samples.SESSION)
    this.logIntoEnvironment.assertValue(Samples.SESSION)
  }

  @Test
  @DisplayName("The return keys lead from field to field")
  fun focus() {
    this.viewModel.inputs.viewDidLoad()
    this.viewModel.inputs.nameTextFieldDidReturn()
    this.focusEmailTextField.assertValueCount(1)
    this.focusPasswordTextField.assertDidNotEmitValue()
    this.viewModel.inputs.emailTextFieldDidReturn()
    this.focusPasswordTextField.assertValueCount(1)
  }

  @Test
  @DisplayName("The hint counts the missing characters")
  fun hint() {
    this.viewModel.inputs.passwordChanged("abc")
    this.viewModel.inputs.passwordChanged("abcdefg")
    this.viewModel.inputs.passwordChanged("abcdefgh")
    this.viewModel.inputs.passwordChanged("abcdefghi")
    this.viewModel.inputs.passwordChanged("")
    this.passwordHintLabelText.assertValues(
      "5 more characters, please.", "1 more character, please.", "That is long enough.", "")
  }

  @Test
  @DisplayName("The link opens the terms of use")
  fun terms() {
    this.viewModel.inputs.termsLinkTapped()
    this.openTermsOfUse.assertValue(URI.create("https://orchard.example/terms"))
  }
}
