import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct SettingsViewModelTests {
  private let service = SettingsServiceDouble()
  private let analytics = AnalyticsDouble()
  private let viewModel: SettingsViewModel
  private let isDigestSwitchOn = TestObserver<Bool, Never>()
  private let isPushSwitchEnabled = TestObserver<Bool, Never>()
  private let isPushSwitchOn = TestObserver<Bool, Never>()
  private let logOutOfEnvironment = TestObserver<(), Never>()
  private let openMailComposer = TestObserver<URL, Never>()
  private let requestPushAuthorization = TestObserver<(), Never>()
  private let showErrorMessageDialog = TestObserver<String, Never>()
  private let showLogoutConfirmation = TestObserver<(), Never>()
  private let showPushSettingsHint = TestObserver<(), Never>()
  private let unitsLabelText = TestObserver<String, Never>()
  private let versionLabelText = TestObserver<String, Never>()

  private let preferences = Preferences(
    receivesDigest: true, receivesPushNotifications: false, units: .metric)

  init() {
    self.viewModel = SettingsViewModel(
      service: self.service, analytics: self.analytics, version: "1.2")
    self.viewModel.outputs.isDigestSwitchOn.observe(self.isDigestSwitchOn.observer)
    self.viewModel.outputs.isPushSwitchEnabled.observe(self.isPushSwitchEnabled.observer)
    self.viewModel.outputs.isPushSwitchOn.observe(self.isPushSwitchOn.observer)
    self.viewModel.outputs.logOutOfEnvironment.observe(self.logOutOfEnvironment.observer)
    self.viewModel.outputs.openMailComposer.observe(self.openMailComposer.observer)
    self.viewModel.outputs.requestPushAuthorization.observe(self.requestPushAuthorization.observer)
    self.viewModel.outputs.showErrorMessageDialog.observe(self.showErrorMessageDialog.observer)
    self.viewModel.outputs.showLogoutConfirmation.observe(self.showLogoutConfirmation.observer)
    self.viewModel.outputs.showPushSettingsHint.observe(self.showPushSettingsHint.observer)
    self.viewModel.outputs.unitsLabelText.observe(self.unitsLabelText.observer)
    self.viewModel.outputs.versionLabelText.observe(self.versionLabelText.observer)
  }

  private func load() {
    self.viewModel.inputs.viewDidLoad()
    self.service.loads.succeed(self.preferences)
  }

  @Test("The switches show what was chosen, once it is known")
  func initialState() {
    self.viewModel.inputs.viewDidLoad()
    self.versionLabelText.assertValue("Version 1.2")
    self.isPushSwitchEnabled.assertDidNotEmitValue()
    self.service.loads.succeed(self.preferences)
    self.isDigestSwitchOn.assertValue(true)
    self.isPushSwitchOn.assertValue(false)
    self.isPushSwitchEnabled.assertValue(true)
    self.unitsLabelText.assertValue("Kilograms and centimeters")
    #expect(self.service.saves.inputs.isEmpty)
  }

  @Test("Preferences that cannot be loaded are told, and the push switch cannot be used")
  func loadFails() {
    self.viewModel.inputs.viewDidLoad()
    self.service.loads.fail(.unknown)
    self.showErrorMessageDialog.assertValue("Something went wrong.")
    self.isPushSwitchEnabled.assertValue(false)
    self.viewModel.inputs.digestSwitchToggled(isOn: false)
    #expect(self.service.saves.inputs.isEmpty)
  }

  @Test("Each change is saved together with those before it")
  func changes() {
    self.load()
    self.viewModel.inputs.digestSwitchToggled(isOn: false)
    self.service.saves.succeed(self.preferences)
    self.viewModel.inputs.unitsPicked(.imperial)
    self.viewModel.inputs.pushSwitchToggled(isOn: true)
    #expect(
      self.service.saves.inputs == [
        Preferences(receivesDigest: false, receivesPushNotifications: false, units: .metric),
        Preferences(receivesDigest: false, receivesPushNotifications: false, units: .imperial),
        Preferences(receivesDigest: false, receivesPushNotifications: true, units: .imperial),
      ])
    #expect(self.service.saves.cancelledCount == 1)
    self.unitsLabelText.assertValues(["Kilograms and centimeters", "Pounds and inches"])
    self.isDigestSwitchOn.assertValues([true], "the user has turned the switch")
  }

  @Test("What was chosen already is not saved again")
  func noChange() {
    self.load()
    self.viewModel.inputs.digestSwitchToggled(isOn: false)
    self.viewModel.inputs.digestSwitchToggled(isOn: false)
    self.viewModel.inputs.unitsPicked(.metric)
    #expect(self.service.saves.inputs.count == 1)
  }

  @Test("Preferences that cannot be saved are told, and the next change is saved")
  func saveFails() {
    self.load()
    self.viewModel.inputs.digestSwitchToggled(isOn: false)
    self.service.saves.fail(.offline)
    self.showErrorMessageDialog.assertValue("offline")
    self.viewModel.inputs.unitsPicked(.imperial)
    #expect(self.service.saves.inputs.count == 2)
  }

  @Test("Turning on the push switch asks the system, turning it off does not")
  func requestPush() {
    self.load()
    self.viewModel.inputs.pushSwitchToggled(isOn: false)
    self.requestPushAuthorization.assertDidNotEmitValue()
    self.viewModel.inputs.pushSwitchToggled(isOn: true)
    self.requestPushAuthorization.assertValueCount(1)
    self.viewModel.inputs.pushAuthorizationChanged(isGranted: true, wasAskedNow: true)
    self.isPushSwitchOn.assertValues([false])
    self.showPushSettingsHint.assertDidNotEmitValue()
    #expect(self.service.saves.inputs.last?.receivesPushNotifications == true)
  }

  @Test("A refusal turns the push switch off; an old one comes with a hint", arguments: [false, true])
  func refusal(_ wasAskedNow: Bool) {
    self.load()
    self.viewModel.inputs.pushSwitchToggled(isOn: true)
    self.viewModel.inputs.pushAuthorizationChanged(isGranted: false, wasAskedNow: wasAskedNow)
    self.isPushSwitchOn.assertValues([false, false])
    self.showPushSettingsHint.assertValueCount(wasAskedNow ? 0 : 1)
    #expect(self.service.saves.inputs.last?.receivesPushNotifications == false)
  }

  @Test("Logging out is confirmed first")
  func logout() {
    self.load()
    self.viewModel.inputs.logoutRowTapped()
    self.showLogoutConfirmation.assertValueCount(1)
    self.logOutOfEnvironment.assertDidNotEmitValue()
    #expect(self.analytics.events.isEmpty)
    self.viewModel.inputs.logoutConfirmed()
    self.logOutOfEnvironment.assertValueCount(1)
    #expect(self.analytics.events == ["Logged Out"])
  }

  @Test("The help row writes to the support team")
  func help() throws {
    self.viewModel.inputs.helpRowTapped()
    self.openMailComposer.assertValue(try #require(URL(string: "mailto:help@orchard.example")))
  }
}
