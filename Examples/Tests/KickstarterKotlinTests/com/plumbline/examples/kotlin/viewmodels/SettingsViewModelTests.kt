package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.Build
import com.plumbline.examples.models.Preferences
import com.plumbline.examples.support.AnalyticsDouble
import com.plumbline.examples.support.Samples
import com.plumbline.examples.support.SettingsServiceDouble
import java.net.URI
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("SettingsViewModel")
class SettingsViewModelTests {
  private val service = SettingsServiceDouble()
  private val analytics = AnalyticsDouble()
  private val viewModel = SettingsViewModel.SettingsViewModel(this.analytics, Build("1.2"), this.service)
  private val isDigestSwitchOn = TestObserver.of(this.viewModel.outputs.isDigestSwitchOn())
  private val isPushSwitchEnabled = TestObserver.of(this.viewModel.outputs.isPushSwitchEnabled())
  private val isPushSwitchOn = TestObserver.of(this.viewModel.outputs.isPushSwitchOn())
  private val logOutOfEnvironment = TestObserver.of(this.viewModel.outputs.logOutOfEnvironment())
  private val openMailComposer = TestObserver.of(this.viewModel.outputs.openMailComposer())
  private val requestPushAuthorization = TestObserver.of(this.viewModel.outputs.requestPushAuthorization())
  private val showErrorMessageDialog = TestObserver.of(this.viewModel.outputs.showErrorMessageDialog())
  private val showLogoutConfirmation = TestObserver.of(this.viewModel.outputs.showLogoutConfirmation())
  private val showPushSettingsHint = TestObserver.of(this.viewModel.outputs.showPushSettingsHint())
  private val unitsLabelText = TestObserver.of(this.viewModel.outputs.unitsLabelText())
  private val versionLabelText = TestObserver.of(this.viewModel.outputs.versionLabelText())

  private val preferences = Preferences(true, false, Preferences.Units.METRIC)

  private fun load() {
    this.viewModel.inputs.viewDidLoad()
    this.service.loads.succeed(this.preferences)
  }

  private fun lastSaved(): Preferences {
    val saved = this.service.saves.inputs()
    return saved.last()
  }

  @Test
  @DisplayName("The switches show what was chosen, once it is known")
  fun initialState() {
    this.viewModel.inputs.viewDidLoad()
    this.versionLabelText.assertValue("Version 1.2")
    this.isPushSwitchEnabled.assertDidNotEmitValue()
    this.service.loads.succeed(this.preferences)
    this.isDigestSwitchOn.assertValue(true)
    this.isPushSwitchOn.assertValue(false)
    this.isPushSwitchEnabled.assertValue(true)
    this.unitsLabelText.assertValue("Kilograms and centimeters")
    assertEquals(emptyList<Any>(), this.service.saves.inputs())
  }

  @Test
  @DisplayName("Preferences that cannot be loaded are told, and the push switch cannot be used")
  fun loadFails() {
    this.viewModel.inputs.viewDidLoad()
    this.service.loads.fail(Samples.UNKNOWN)
    this.showErrorMessageDialog.assertValue("Something went wrong.")
    this.isPushSwitchEnabled.assertValue(false)
    this.viewModel.inputs.digestSwitchToggled(false)
    assertEquals(emptyList<Any>(), this.service.saves.inputs())
  }

  @Test
  @DisplayName("Each change is saved together with those before it")
  fun changes() {
    this.load()
    this.viewModel.inputs.digestSwitchToggled(false)
    this.service.saves.succeed(this.preferences)
    this.viewModel.inputs.unitsPicked(Preferences.Units.IMPERIAL)
    this.viewModel.inputs.pushSwitchToggled(true)
    assertEquals(
      listOf(
        Preferences(false, false, Preferences.Units.METRIC),
        Preferences(false, false, Preferences.Units.IMPERIAL),
        Preferences(false, true, Preferences.Units.IMPERIAL)),
      this.service.saves.inputs())
    assertEquals(1, this.service.saves.cancelledCount())
    this.unitsLabelText.assertValues("Kilograms and centimeters", "Pounds and inches")
    this.isDigestSwitchOn.assertValues(listOf(true), "the user has turned the switch")
  }

  @Test
  @DisplayName("What was chosen already is not saved again")
  fun noChange() {
    this.load()
    this.viewModel.inputs.digestSwitchToggled(false)
    this.viewModel.inputs.digestSwitchToggled(false)
    this.viewModel.inputs.unitsPicked(Preferences.Units.METRIC)
    assertEquals(1, this.service.saves.inputs().size)
  }

  @Test
  @DisplayName("Preferences that cannot be saved are told, and the next change is saved")
  fun saveFails() {
    this.load()
    this.viewModel.inputs.digestSwitchToggled(false)
    this.service.saves.fail(Samples.OFFLINE)
    this.showErrorMessageDialog.assertValue("offline")
    this.viewModel.inputs.unitsPicked(Preferences.Units.IMPERIAL)
    assertEquals(2, this.service.saves.inputs().size)
  }

  @Test
  @DisplayName("Turning on the push switch asks the system, turning it off does not")
  fun requestPush() {
    this.load()
    this.viewModel.inputs.pushSwitchToggled(false)
    this.requestPushAuthorization.assertDidNotEmitValue()
    this.viewModel.inputs.pushSwitchToggled(true)
    this.requestPushAuthorization.assertValueCount(1)
    this.viewModel.inputs.pushAuthorizationChanged(true, true)
    this.isPushSwitchOn.assertValues(false)
    this.showPushSettingsHint.assertDidNotEmitValue()
    assertEquals(true, this.lastSaved().receivesPushNotifications())
  }

  @ParameterizedTest
  @ValueSource(booleans = [false, true])
  @DisplayName("A refusal turns the push switch off; an old one comes with a hint")
  fun refusal(wasAskedNow: Boolean) {
    this.load()
    this.viewModel.inputs.pushSwitchToggled(true)
    this.viewModel.inputs.pushAuthorizationChanged(false, wasAskedNow)
    this.isPushSwitchOn.assertValues(false, false)
    this.showPushSettingsHint.assertValueCount(if (wasAskedNow) 0 else 1)
    assertEquals(false, this.lastSaved().receivesPushNotifications())
  }

  @Test
  @DisplayName("Logging out is confirmed first")
  fun logout() {
    this.load()
    this.viewModel.inputs.logoutRowTapped()
    this.showLogoutConfirmation.assertValueCount(1)
    this.logOutOfEnvironment.assertDidNotEmitValue()
    assertEquals(emptyList<Any>(), this.analytics.events())
    this.viewModel.inputs.logoutConfirmed()
    this.logOutOfEnvironment.assertValueCount(1)
    assertEquals(listOf("Logged Out"), this.analytics.events())
  }

  @Test
  @DisplayName("The help row writes to the support team")
  fun help() {
    this.viewModel.inputs.helpRowTapped()
    this.openMailComposer.assertValue(URI.create("mailto:help@orchard.example"))
  }
}
