package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.viewmodels.LoginViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code LoginViewModel}. */
final class LoginScreen extends Screen<LoginViewModel.ViewModel> {
  private final Widget activityIndicator = new Widget();
  private final Widget emailTextField = new Widget();
  private final Widget loginButton = new Widget();
  private final Widget passwordTextField = new Widget();

  LoginScreen(final @NonNull LoginViewModel.ViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.dismissKeyboard()
        .compose(observeForUI())
        .subscribe(value -> perform("dismissKeyboard", value));

    this.viewModel.outputs.emailTextFieldText()
        .compose(observeForUI())
        .subscribe(value -> this.emailTextField.text = value);

    this.viewModel.outputs.focusPasswordTextField()
        .compose(observeForUI())
        .subscribe(value -> perform("focusPasswordTextField", value));

    this.viewModel.outputs.goToTwoFactor()
        .compose(observeForUI())
        .subscribe(value -> perform("goToTwoFactor", value));

    this.viewModel.outputs.isActivityIndicatorHidden()
        .compose(observeForUI())
        .subscribe(value -> this.activityIndicator.isHidden = value);

    this.viewModel.outputs.isLoginButtonEnabled()
        .compose(observeForUI())
        .subscribe(value -> this.loginButton.isEnabled = value);

    this.viewModel.outputs.isPasswordMasked()
        .compose(observeForUI())
        .subscribe(value -> this.passwordTextField.isSecureTextEntry = value);

    this.viewModel.outputs.logIntoEnvironment()
        .compose(observeForUI())
        .subscribe(value -> perform("logIntoEnvironment", value));

    this.viewModel.outputs.showErrorMessageDialog()
        .compose(observeForUI())
        .subscribe(value -> perform("showErrorMessageDialog", value));
  }

  void emailChanged(final String email) {
    this.viewModel.inputs.emailChanged(email);
  }

  void emailSuggestionTapped(final String email) {
    this.viewModel.inputs.emailSuggestionTapped(email);
  }

  void emailTextFieldDidReturn() {
    this.viewModel.inputs.emailTextFieldDidReturn();
  }

  void loginButtonTapped() {
    this.viewModel.inputs.loginButtonTapped();
  }

  void passwordChanged(final String password) {
    this.viewModel.inputs.passwordChanged(password);
  }

  void passwordTextFieldDidReturn() {
    this.viewModel.inputs.passwordTextFieldDidReturn();
  }

  void passwordVisibilityButtonTapped() {
    this.viewModel.inputs.passwordVisibilityButtonTapped();
  }

  void viewDidLoad() {
    this.viewModel.inputs.viewDidLoad();
  }
}
