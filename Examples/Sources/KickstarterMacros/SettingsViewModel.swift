import Foundation
import Plumbline
import PlumblineMacros

private let supportAddress = "mailto:help@orchard.example"

@ViewModel
public final class SettingsViewModel {
  public protocol Inputs {
    /// Call when the user turns the switch of the weekly digest.
    func digestSwitchToggled(isOn: Bool)

    /// Call when the user taps the row that writes to the support team.
    func helpRowTapped()

    /// Call when the user confirms that they want to log out.
    func logoutConfirmed()

    /// Call when the user taps the log-out row.
    func logoutRowTapped()

    /// Call with the answer of the system to the request for push notifications.
    func pushAuthorizationChanged(isGranted: Bool, wasAskedNow: Bool)

    /// Call when the user turns the switch of the push notifications.
    func pushSwitchToggled(isOn: Bool)

    /// Call with the units that the user picked.
    func unitsPicked(_ units: Preferences.Units)

    /// Call when the view loads.
    func viewDidLoad()
  }

  public protocol Outputs {
    /// Emits a Boolean that says whether the digest switch is on, without animation.
    var isDigestSwitchOn: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the push switch can be used.
    var isPushSwitchEnabled: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the push switch is on, without animation.
    var isPushSwitchOn: Signal<Bool, Never> { get }

    /// Emits when the app should forget the session.
    var logOutOfEnvironment: Signal<(), Never> { get }

    /// Emits the address of a mail to be composed.
    var openMailComposer: Signal<URL, Never> { get }

    /// Emits when the system should be asked for push notifications.
    var requestPushAuthorization: Signal<(), Never> { get }

    /// Emits the message of a dialog to be shown.
    var showErrorMessageDialog: Signal<String, Never> { get }

    /// Emits when the user should be asked whether they want to log out.
    var showLogoutConfirmation: Signal<(), Never> { get }

    /// Emits when the user should be told how to allow push notifications.
    var showPushSettingsHint: Signal<(), Never> { get }

    /// Emits the text of the units row.
    var unitsLabelText: Signal<String, Never> { get }

    /// Emits the text of the version label.
    var versionLabelText: Signal<String, Never> { get }
  }

  // MARK: - Dependencies

  private let analytics: AnalyticsType
  private let service: SettingsServiceType

  // MARK: - Lifecycle

  public init(service: SettingsServiceType, analytics: AnalyticsType, version: String) {
    self.analytics = analytics
    self.service = service

    let loadEvent = self.viewDidLoadProperty.signal
      .switchMap { [service = self.service] in service.preferences().materialize() }

    let loaded = loadEvent.values()

    let pushAuthorization = self.pushAuthorizationChangedProperty.signal.skipNil()
    let refused = pushAuthorization.filter { !$0.isGranted }

    let editing: Signal<(inout Preferences) -> Void, Never> = Signal.merge(
      self.digestSwitchToggledProperty.signal.skipNil().map { isOn in { $0.receivesDigest = isOn } },
      self.pushSwitchToggledProperty.signal.map { isOn in { $0.receivesPushNotifications = isOn } },
      self.unitsPickedProperty.signal.skipNil().map { units in { $0.units = units } },
      refused.map { _ in { $0.receivesPushNotifications = false } }
    )

    let changed =
      loaded
      .switchMap { preferences in
        editing.scan(preferences) { preferences, edit in
          var edited = preferences
          edit(&edited)
          return edited
        }
      }
      .skipRepeats()

    let saveEvent =
      changed
      .switchMap { [service = self.service] in service.save($0).materialize() }

    self.isDigestSwitchOn = loaded.map { $0.receivesDigest }

    self.isPushSwitchEnabled = Signal.merge(
      loaded.mapConst(true),
      loadEvent.errors().mapConst(false)
    )
    .skipRepeats()

    self.isPushSwitchOn = Signal.merge(
      loaded.map { $0.receivesPushNotifications },
      refused.mapConst(false)
    )

    self.logOutOfEnvironment = self.logoutConfirmedProperty.signal

    self.openMailComposer = self.helpRowTappedProperty.signal
      .map { URL(string: supportAddress) }
      .skipNil()

    self.requestPushAuthorization = self.pushSwitchToggledProperty.signal
      .filter { $0 }
      .ignoreValues()

    self.showErrorMessageDialog = Signal.merge(loadEvent.errors(), saveEvent.errors())
      .map { $0.message }

    self.showLogoutConfirmation = self.logoutRowTappedProperty.signal

    self.showPushSettingsHint =
      refused
      .filter { !$0.wasAskedNow }
      .ignoreValues()

    self.unitsLabelText = Signal.merge(loaded, changed)
      .map { title(of: $0.units) }
      .skipRepeats()

    self.versionLabelText = self.viewDidLoadProperty.signal.mapConst("Version \(version)")
  }

  public func logoutConfirmed() {
    self.analytics.track(event: "Logged Out")
    self.logoutConfirmedProperty.value = ()
  }

  private let pushSwitchToggledProperty = MutableProperty(false)
}

extension SettingsViewModel: SettingsViewModel.Inputs, SettingsViewModel.Outputs {}

private func title(of units: Preferences.Units) -> String {
  switch units {
  case .imperial:
    return "Pounds and inches"
  case .metric:
    return "Kilograms and centimeters"
  }
}
