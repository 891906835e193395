package com.plumbline.examples.viewmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.examples.models.Build;
import com.plumbline.examples.models.Preferences;
import com.plumbline.examples.services.AnalyticsType;
import com.plumbline.examples.services.SettingsServiceType;
import com.plumbline.examples.support.AnalyticsDouble;
import com.plumbline.examples.support.Samples;
import com.plumbline.examples.support.SettingsServiceDouble;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("SettingsViewModel")
final class SettingsViewModelTests {
  private final SettingsServiceDouble service = new SettingsServiceDouble();
  private final AnalyticsDouble analytics = new AnalyticsDouble();
  private final SettingsViewModel viewModel =
      new SettingsViewModel(
          Environment.builder()
              .with(SettingsServiceType.class, this.service)
              .with(AnalyticsType.class, this.analytics)
              .with(Build.class, new Build("1.2"))
              .build());
  private final TestObserver<Boolean> isDigestSwitchOn =
      TestObserver.of(this.viewModel.outputs.isDigestSwitchOn());
  private final TestObserver<Boolean> isPushSwitchEnabled =
      TestObserver.of(this.viewModel.outputs.isPushSwitchEnabled());
  private final TestObserver<Boolean> isPushSwitchOn =
      TestObserver.of(this.viewModel.outputs.isPushSwitchOn());
  private final TestObserver<NoValue> logOutOfEnvironment =
      TestObserver.of(this.viewModel.outputs.logOutOfEnvironment());
  private final TestObserver<URI> openMailComposer =
      TestObserver.of(this.viewModel.outputs.openMailComposer());
  private final TestObserver<NoValue> requestPushAuthorization =
      TestObserver.of(this.viewModel.outputs.requestPushAuthorization());
  private final TestObserver<String> showErrorMessageDialog =
      TestObserver.of(this.viewModel.outputs.showErrorMessageDialog());
  private final TestObserver<NoValue> showLogoutConfirmation =
      TestObserver.of(this.viewModel.outputs.showLogoutConfirmation());
  private final TestObserver<NoValue> showPushSettingsHint =
      TestObserver.of(this.viewModel.outputs.showPushSettingsHint());
  private final TestObserver<String> unitsLabelText =
      TestObserver.of(this.viewModel.outputs.unitsLabelText());
  private final TestObserver<String> versionLabelText =
      TestObserver.of(this.viewModel.outputs.versionLabelText());

  private final Preferences preferences = new Preferences(true, false, Preferences.Units.METRIC);

  private void load() {
    this.viewModel.inputs.viewDidLoad();
    this.service.loads.succeed(this.preferences);
  }

  private Preferences lastSaved() {
    final List<Preferences> saved = this.service.saves.inputs();
    return saved.get(saved.size() - 1);
  }

  @Test
  @DisplayName("The switches show what was chosen, once it is known")
  void initialState() {
    this.viewModel.inputs.viewDidLoad();
    this.versionLabelText.assertValue("Version 1.2");
    this.isPushSwitchEnabled.assertDidNotEmitValue();
    this.service.loads.succeed(this.preferences);
    this.isDigestSwitchOn.assertValue(true);
    this.isPushSwitchOn.assertValue(false);
    this.isPushSwitchEnabled.assertValue(true);
    this.unitsLabelText.assertValue("Kilograms and centimeters");
    assertEquals(List.of(), this.service.saves.inputs());
  }

  @Test
  @DisplayName("Preferences that cannot be loaded are told, and the push switch cannot be used")
  void loadFails() {
    this.viewModel.inputs.viewDidLoad();
    this.service.loads.fail(Samples.UNKNOWN);
    this.showErrorMessageDialog.assertValue("Something went wrong.");
    this.isPushSwitchEnabled.assertValue(false);
    this.viewModel.inputs.digestSwitchToggled(false);
    assertEquals(List.of(), this.service.saves.inputs());
  }

  @Test
  @DisplayName("Each change is saved together with those before it")
  void changes() {
    this.load();
    this.viewModel.inputs.digestSwitchToggled(false);
    this.service.saves.succeed(this.preferences);
    this.viewModel.inputs.unitsPicked(Preferences.Units.IMPERIAL);
    this.viewModel.inputs.pushSwitchToggled(true);
    assertEquals(
        List.of(
            new Preferences(false, false, Preferences.Units.METRIC),
            new Preferences(false, false, Preferences.Units.IMPERIAL),
            new Preferences(false, true, Preferences.Units.IMPERIAL)),
        this.service.saves.inputs());
    assertEquals(1, this.service.saves.cancelledCount());
    this.unitsLabelText.assertValues("Kilograms and centimeters", "Pounds and inches");
    this.isDigestSwitchOn.assertValues(List.of(true), "the user has turned the switch");
  }

  @Test
  @DisplayName("What was chosen already is not saved again")
  void noChange() {
    this.load();
    this.viewModel.inputs.digestSwitchToggled(false);
    this.viewModel.inputs.digestSwitchToggled(false);
    this.viewModel.inputs.unitsPicked(Preferences.Units.METRIC);
    assertEquals(1, this.service.saves.inputs().size());
  }

  @Test
  @DisplayName("Preferences that cannot be saved are told, and the next change is saved")
  void saveFails() {
    this.load();
    this.viewModel.inputs.digestSwitchToggled(false);
    this.service.saves.fail(Samples.OFFLINE);
    this.showErrorMessageDialog.assertValue("offline");
    this.viewModel.inputs.unitsPicked(Preferences.Units.IMPERIAL);
    assertEquals(2, this.service.saves.inputs().size());
  }

  @Test
  @DisplayName("Turning on the push switch asks the system, turning it off does not")
  void requestPush() {
    this.load();
    this.viewModel.inputs.pushSwitchToggled(false);
    this.requestPushAuthorization.assertDidNotEmitValue();
    this.viewModel.inputs.pushSwitchToggled(true);
    this.requestPushAuthorization.assertValueCount(1);
    this.viewModel.inputs.pushAuthorizationChanged(true, true);
    this.isPushSwitchOn.assertValues(false);
    this.showPushSettingsHint.assertDidNotEmitValue();
    assertEquals(true, this.lastSaved().receivesPushNotifications());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @DisplayName("A refusal turns the push switch off; an old one comes with a hint")
  void refusal(final boolean wasAskedNow) {
    this.load();
    this.viewModel.inputs.pushSwitchToggled(true);
    this.viewModel.inputs.pushAuthorizationChanged(false, wasAskedNow);
    this.isPushSwitchOn.assertValues(false, false);
    this.showPushSettingsHint.assertValueCount(wasAskedNow ? 0 : 1);
    assertEquals(false, this.lastSaved().receivesPushNotifications());
  }

  @Test
  @DisplayName("Logging out is confirmed first")
  void logout() {
    this.load();
    this.viewModel.inputs.logoutRowTapped();
    this.showLogoutConfirmation.assertValueCount(1);
    this.logOutOfEnvironment.assertDidNotEmitValue();
    assertEquals(List.of(), this.analytics.events());
    this.viewModel.inputs.logoutConfirmed();
    this.logOutOfEnvironment.assertValueCount(1);
    assertEquals(List.of("Logged Out"), this.analytics.events());
  }

  @Test
  @DisplayName("The help row writes to the support team")
  void help() {
    this.viewModel.inputs.helpRowTapped();
    this.openMailComposer.assertValue(URI.create("mailto:help@orchard.example"));
  }
}
