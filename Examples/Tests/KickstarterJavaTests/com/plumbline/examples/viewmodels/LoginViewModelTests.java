package com.plumbline.examples.viewmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.plumbline.android.Environment;
import com.plumbline.android.LifecycleEvent;
import com.plumbline.android.NoValue;
import com.plumbline.android.ViewLifecycleRegistry;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.examples.models.Credentials;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.services.SessionServiceType;
import com.plumbline.examples.support.Samples;
import com.plumbline.examples.support.SessionServiceDouble;
import com.plumbline.examples.support.Trace;
import com.plumbline.examples.ui.LoginActivity;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("LoginViewModel")
final class LoginViewModelTests {
  private final SessionServiceDouble service = new SessionServiceDouble();
  private final LoginViewModel.ViewModel viewModel =
      new LoginViewModel.ViewModel(
          Environment.builder().with(SessionServiceType.class, this.service).build());
  private final TestObserver<NoValue> dismissKeyboard =
      TestObserver.of(this.viewModel.outputs.dismissKeyboard());
  private final TestObserver<String> emailTextFieldText =
      TestObserver.of(this.viewModel.outputs.emailTextFieldText());
  private final TestObserver<NoValue> focusPasswordTextField =
      TestObserver.of(this.viewModel.outputs.focusPasswordTextField());
  private final TestObserver<Credentials> goToTwoFactor =
      TestObserver.of(this.viewModel.outputs.goToTwoFactor());
  private final TestObserver<Boolean> isActivityIndicatorHidden =
      TestObserver.of(this.viewModel.outputs.isActivityIndicatorHidden());
  private final TestObserver<Boolean> isLoginButtonEnabled =
      TestObserver.of(this.viewModel.outputs.isLoginButtonEnabled());
  private final TestObserver<Boolean> isPasswordMasked =
      TestObserver.of(this.viewModel.outputs.isPasswordMasked());
  private final TestObserver<Session> logIntoEnvironment =
      TestObserver.of(this.viewModel.outputs.logIntoEnvironment());
  private final TestObserver<String> showErrorMessageDialog =
      TestObserver.of(this.viewModel.outputs.showErrorMessageDialog());

  private void enterCredentials() {
    this.viewModel.inputs.viewDidLoad();
    this.viewModel.inputs.emailChanged("ada@orchard.example");
    this.viewModel.inputs.passwordChanged("secret");
  }

  @Test
  @DisplayName("At first the button is disabled, the password masked and the indicator hidden")
  void initialState() {
    this.viewModel.inputs.viewDidLoad();
    this.isLoginButtonEnabled.assertValues(false);
    this.isPasswordMasked.assertValues(true);
    this.isActivityIndicatorHidden.assertValues(true);
  }

  @Test
  @DisplayName("The button is enabled while the address is plausible and there is a password")
  void isLoginButtonEnabledFollowsTheForm() {
    this.viewModel.inputs.viewDidLoad();
    this.viewModel.inputs.emailChanged("ada");
    this.viewModel.inputs.passwordChanged("secret");
    this.isLoginButtonEnabled.assertValues(false);
    this.viewModel.inputs.emailChanged("ada@orchard.example");
    this.isLoginButtonEnabled.assertValues(false, true);
    this.viewModel.inputs.passwordChanged("");
    this.isLoginButtonEnabled.assertValues(false, true, false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "@orchard.example", "ada@", "ada@orchard", "ada@b@orchard.example"})
  @DisplayName("An address needs a name, one at sign and a domain with a dot")
  void implausibleAddresses(final String email) {
    this.enterCredentials();
    this.viewModel.inputs.emailChanged(email);
    this.isLoginButtonEnabled.assertLastValue(false);
  }

  @Test
  @DisplayName("Logging in sends the trimmed address, shows the indicator and continues with the session")
  void logIn() {
    this.enterCredentials();
    this.viewModel.inputs.emailChanged("  ada@orchard.example ");
    this.viewModel.inputs.loginButtonTapped();
    assertEquals(
        List.of(new Credentials("ada@orchard.example", "secret")), this.service.logIns.inputs());
    this.dismissKeyboard.assertValueCount(1);
    this.isActivityIndicatorHidden.assertValues(true, false);
    this.isLoginButtonEnabled.assertLastValue(false);

    this.service.logIns.succeed(Samples.SESSION);
    this.logIntoEnvironment.assertValue(Samples.SESSION);
    this.isActivityIndicatorHidden.assertValues(true, false, true);
    this.isLoginButtonEnabled.assertLastValue(true);
    this.showErrorMessageDialog.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("The return key of the password field logs in as well")
  void returnKey() {
    this.enterCredentials();
    this.viewModel.inputs.passwordTextFieldDidReturn();
    assertEquals(1, this.service.logIns.inputs().size());
    this.dismissKeyboard.assertValueCount(1);
  }

  @Test
  @DisplayName("Nothing is sent while the form is not valid")
  void invalidForm() {
    this.viewModel.inputs.viewDidLoad();
    this.viewModel.inputs.emailChanged("ada");
    this.viewModel.inputs.passwordChanged("secret");
    this.viewModel.inputs.loginButtonTapped();
    this.viewModel.inputs.passwordTextFieldDidReturn();
    assertEquals(List.of(), this.service.logIns.inputs());
    this.dismissKeyboard.assertDidNotEmitValue();
  }

  private static Stream<Arguments> errors() {
    return Stream.of(
        Arguments.of(
            new ServiceError(ServiceError.Code.INVALID_CREDENTIALS, "401"),
            "This e-mail address and password do not belong together."),
        Arguments.of(Samples.OFFLINE, "You seem to be offline. Please try again later."),
        Arguments.of(Samples.UNKNOWN, "Something went wrong."));
  }

  @ParameterizedTest
  @MethodSource
  @DisplayName("An error is told in words")
  void errors(final ServiceError error, final String message) {
    this.enterCredentials();
    this.viewModel.inputs.loginButtonTapped();
    this.service.logIns.fail(error);
    this.showErrorMessageDialog.assertValue(message);
    this.goToTwoFactor.assertDidNotEmitValue();
    this.isActivityIndicatorHidden.assertLastValue(true);
  }

  @Test
  @DisplayName("When a code is needed, the credentials are passed on and no dialog is shown")
  void twoFactor() {
    this.enterCredentials();
    this.viewModel.inputs.loginButtonTapped();
    this.service.logIns.fail(new ServiceError(ServiceError.Code.TWO_FACTOR_REQUIRED, "code"));
    this.goToTwoFactor.assertValue(new Credentials("ada@orchard.example", "secret"));
    this.showErrorMessageDialog.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("After an error the user can log in again")
  void secondAttempt() {
    this.enterCredentials();
    this.viewModel.inputs.loginButtonTapped();
    this.service.logIns.fail(Samples.OFFLINE);
    this.viewModel.inputs.loginButtonTapped();
    this.service.logIns.succeed(Samples.SESSION);
    this.logIntoEnvironment.assertValue(Samples.SESSION);
    this.isActivityIndicatorHidden.assertValues(true, false, true, false, true);
  }

  @Test
  @DisplayName("A second submission gives up the first one, and the indicator stays")
  void replacedAttempt() {
    this.enterCredentials();
    this.viewModel.inputs.loginButtonTapped();
    this.viewModel.inputs.passwordTextFieldDidReturn();
    assertEquals(1, this.service.logIns.cancelledCount());
    this.isActivityIndicatorHidden.assertLastValue(false);
    this.service.logIns.succeed(Samples.SESSION);
    this.logIntoEnvironment.assertValue(Samples.SESSION);
    this.isActivityIndicatorHidden.assertLastValue(true);
  }

  @Test
  @DisplayName("A suggested address is put into its field, and the password field comes next")
  void suggestion() {
    this.viewModel.inputs.viewDidLoad();
    this.viewModel.inputs.passwordChanged("secret");
    this.viewModel.inputs.emailSuggestionTapped("ada@orchard.example");
    this.emailTextFieldText.assertValue("ada@orchard.example");
    this.focusPasswordTextField.assertValueCount(1);
    this.isLoginButtonEnabled.assertLastValue(true);
    this.viewModel.inputs.emailTextFieldDidReturn();
    this.focusPasswordTextField.assertValueCount(2);
  }

  @Test
  @DisplayName("The eye shows and masks the password")
  void visibility() {
    this.viewModel.inputs.viewDidLoad();
    this.viewModel.inputs.passwordVisibilityButtonTapped();
    this.viewModel.inputs.passwordVisibilityButtonTapped();
    this.isPasswordMasked.assertValues(true, false, true);
  }

  @Test
  @DisplayName("A login disables the button while it lasts")
  void trace() {
    // A view model of its own, which nobody else observes: RxJava delivers in the order of subscription.
    // The trace begins before the inputs, since a chain knows nothing of what came before it was observed.
    final LoginViewModel.ViewModel viewModel =
        new LoginViewModel.ViewModel(
            Environment.builder().with(SessionServiceType.class, this.service).build());
    final Trace trace = new Trace();
    trace.record("dismissKeyboard", viewModel.outputs.dismissKeyboard());
    trace.record(
        "isActivityIndicatorHidden",
        viewModel.outputs.isActivityIndicatorHidden(),
        String::valueOf);
    trace.record("isLoginButtonEnabled", viewModel.outputs.isLoginButtonEnabled(), String::valueOf);
    trace.record("logIntoEnvironment", viewModel.outputs.logIntoEnvironment(), Session::token);
    viewModel.inputs.viewDidLoad();
    viewModel.inputs.emailChanged("ada@orchard.example");
    viewModel.inputs.passwordChanged("secret");
    trace.forget();
    trace.input("loginButtonTapped •");
    viewModel.inputs.loginButtonTapped();
    this.service.logIns.succeed(Samples.SESSION);
    assertEquals(
        List.of(
            "loginButtonTapped •",
            "dismissKeyboard •",
            "isActivityIndicatorHidden false",
            "isLoginButtonEnabled false",
            "logIntoEnvironment token",
            "isActivityIndicatorHidden true",
            "isLoginButtonEnabled true"),
        trace.events());
  }

  @Test
  @DisplayName("A view model that goes away gives up its request")
  void lifetime() {
    final SessionServiceDouble service = new SessionServiceDouble();
    LoginViewModel.ViewModel viewModel =
        new LoginViewModel.ViewModel(
            Environment.builder().with(SessionServiceType.class, service).build());
    final WeakReference<LoginViewModel.ViewModel> reference = new WeakReference<>(viewModel);
    final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
    viewModel.attach(new LoginActivity(), lifecycle);
    viewModel.outputs.logIntoEnvironment().compose(lifecycle.bindToLifecycle()).subscribe();
    viewModel.inputs.viewDidLoad();
    viewModel.inputs.emailChanged("ada@orchard.example");
    viewModel.inputs.passwordChanged("secret");
    viewModel.inputs.loginButtonTapped();
    assertEquals(1, service.logIns.inputs().size());
    lifecycle.handle(LifecycleEvent.FINISH);
    viewModel = null;
    assertEquals(1, service.logIns.cancelledCount());
    for (int turn = 0; turn < 50 && reference.get() != null; turn++) {
      System.gc();
    }
    assertNull(reference.get());
  }
}
