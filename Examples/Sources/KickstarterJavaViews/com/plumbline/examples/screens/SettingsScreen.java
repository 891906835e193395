package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.models.Preferences;
import com.plumbline.examples.viewmodels.SettingsViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code SettingsViewModel}. */
final class SettingsScreen extends Screen<SettingsViewModel> {
  private final Widget digestSwitch = new Widget();
  private final Widget pushSwitch = new Widget();
  private final Widget unitsLabel = new Widget();
  private final Widget versionLabel = new Widget();

  SettingsScreen(final @NonNull SettingsViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.isDigestSwitchOn()
        .compose(observeForUI())
        .subscribe(value -> this.digestSwitch.isOn = value);

    this.viewModel.outputs.isPushSwitchEnabled()
        .compose(observeForUI())
        .subscribe(value -> this.pushSwitch.isEnabled = value);

    this.viewModel.outputs.isPushSwitchOn()
        .compose(observeForUI())
        .subscribe(value -> this.pushSwitch.isOn = value);

    this.viewModel.outputs.logOutOfEnvironment()
        .compose(observeForUI())
        .subscribe(value -> perform("logOutOfEnvironment", value));

    this.viewModel.outputs.openMailComposer()
        .compose(observeForUI())
        .subscribe(value -> perform("openMailComposer", value));

    this.viewModel.outputs.requestPushAuthorization()
        .compose(observeForUI())
        .subscribe(value -> perform("requestPushAuthorization", value));

    this.viewModel.outputs.showErrorMessageDialog()
        .compose(observeForUI())
        .subscribe(value -> perform("showErrorMessageDialog", value));

    this.viewModel.outputs.showLogoutConfirmation()
        .compose(observeForUI())
        .subscribe(value -> perform("showLogoutConfirmation", value));

    this.viewModel.outputs.showPushSettingsHint()
        .compose(observeForUI())
        .subscribe(value -> perform("showPushSettingsHint", value));

    this.viewModel.outputs.unitsLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.unitsLabel.text = value);

    this.viewModel.outputs.versionLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.versionLabel.text = value);
  }

  void digestSwitchToggled(final boolean isOn) {
    this.viewModel.inputs.digestSwitchToggled(isOn);
  }

  void helpRowTapped() {
    this.viewModel.inputs.helpRowTapped();
  }

  void logoutConfirmed() {
    this.viewModel.inputs.logoutConfirmed();
  }

  void logoutRowTapped() {
    this.viewModel.inputs.logoutRowTapped();
  }

  void pushAuthorizationChanged(final boolean isGranted, final boolean wasAskedNow) {
    this.viewModel.inputs.pushAuthorizationChanged(isGranted, wasAskedNow);
  }

  void pushSwitchToggled(final boolean isOn) {
    this.viewModel.inputs.pushSwitchToggled(isOn);
  }

  void unitsPicked(final Preferences.Units units) {
    this.viewModel.inputs.unitsPicked(units);
  }

  void viewDidLoad() {
    this.viewModel.inputs.viewDidLoad();
  }
}
