package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.viewmodels.SignupViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code SignupViewModel}. */
final class SignupScreen extends Screen<SignupViewModel.ViewModel> {
  private final Widget digestSwitch = new Widget();
  private final Widget passwordHintLabel = new Widget();
  private final Widget signupButton = new Widget();

  SignupScreen(final @NonNull SignupViewModel.ViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.focusEmailTextField()
        .compose(observeForUI())
        .subscribe(value -> perform("focusEmailTextField", value));

    this.viewModel.outputs.focusNameTextField()
        .compose(observeForUI())
        .subscribe(value -> perform("focusNameTextField", value));

    this.viewModel.outputs.focusPasswordTextField()
        .compose(observeForUI())
        .subscribe(value -> perform("focusPasswordTextField", value));

    this.viewModel.outputs.isDigestSwitchOn()
        .compose(observeForUI())
        .subscribe(value -> this.digestSwitch.isOn = value);

    this.viewModel.outputs.isSignupButtonEnabled()
        .compose(observeForUI())
        .subscribe(value -> this.signupButton.isEnabled = value);

    this.viewModel.outputs.logIntoEnvironment()
        .compose(observeForUI())
        .subscribe(value -> perform("logIntoEnvironment", value));

    this.viewModel.outputs.openTermsOfUse()
        .compose(observeForUI())
        .subscribe(value -> perform("openTermsOfUse", value));

    this.viewModel.outputs.passwordHintLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.passwordHintLabel.text = value);

    this.viewModel.errors.showErrorMessageDialog()
        .compose(observeForUI())
        .subscribe(value -> perform("showErrorMessageDialog", value));
  }

  void digestSwitchToggled(final boolean isOn) {
    this.viewModel.inputs.digestSwitchToggled(isOn);
  }

  void emailChanged(final String email) {
    this.viewModel.inputs.emailChanged(email);
  }

  void emailTextFieldDidReturn() {
    this.viewModel.inputs.emailTextFieldDidReturn();
  }

  void nameChanged(final String name) {
    this.viewModel.inputs.nameChanged(name);
  }

  void nameTextFieldDidReturn() {
    this.viewModel.inputs.nameTextFieldDidReturn();
  }

  void passwordChanged(final String password) {
    this.viewModel.inputs.passwordChanged(password);
  }

  void passwordTextFieldDidReturn() {
    this.viewModel.inputs.passwordTextFieldDidReturn();
  }

  void signupButtonTapped() {
    this.viewModel.inputs.signupButtonTapped();
  }

  void termsLinkTapped() {
    this.viewModel.inputs.termsLinkTapped();
  }

  void viewDidLoad() {
    this.viewModel.inputs.viewDidLoad();
  }
}
