import Foundation
import Plumbline

public protocol ProfileViewModelInputs {
  /// Call with the user whose profile is shown.
  func configureWith(user: User)

  /// Call when the user taps the follow button.
  func followButtonTapped()

  /// Call with the garden that was tapped and its row.
  func gardenTapped(_ garden: Garden, row: Int)

  /// Call when the user pulls the list down.
  func refreshControlPulled()

  /// Call when the user taps the share button.
  func shareButtonTapped()

  /// Call when the view loads.
  func viewDidLoad()
}

public protocol ProfileViewModelOutputs {
  /// Emits the address of the user's picture, or nil for the placeholder.
  var avatarImageURL: Signal<URL?, Never> { get }

  /// Emits the text of the biography label.
  var biographyLabelText: Signal<String, Never> { get }

  /// Emits when the refresh control should come to rest.
  var endRefreshing: Signal<(), Never> { get }

  /// Emits the title of the follow button.
  var followButtonTitle: Signal<String, Never> { get }

  /// Emits the garden to be shown.
  var goToGarden: Signal<Garden, Never> { get }

  /// Emits a Boolean that says whether the biography label is hidden.
  var isBiographyLabelHidden: Signal<Bool, Never> { get }

  /// Emits a Boolean that says whether the follow button can be tapped.
  var isFollowButtonEnabled: Signal<Bool, Never> { get }

  /// Emits the text of the name label.
  var nameLabelText: Signal<String, Never> { get }

  /// Emits the gardens that the user backs.
  var reloadGardens: Signal<[Garden], Never> { get }

  /// Emits the message of a dialog to be shown.
  var showErrorMessageDialog: Signal<String, Never> { get }

  /// Emits the address to be shared.
  var showShareSheet: Signal<URL, Never> { get }
}

public protocol ProfileViewModelType {
  var inputs: ProfileViewModelInputs { get }
  var outputs: ProfileViewModelOutputs { get }
}

public final class ProfileViewModel: ProfileViewModelType, ProfileViewModelInputs, ProfileViewModelOutputs {
  public init(service: ProfileServiceType, analytics: AnalyticsType) {
    // Each tap on the button starts from the user that the server confirmed last.
    let lastKnownUser = MutableProperty<User?>(nil)
    let isSaving = MutableProperty(false)

    let configuredUser = Signal.combineLatest(
      self.userProperty.signal.skipNil(),
      self.viewDidLoadProperty.signal
    )
    .map { user, _ in user }
    .on(value: { lastKnownUser.value = $0 })

    let followEvent = self.followButtonTappedProperty.signal
      .map { lastKnownUser.value }
      .skipNil()
      .switchMap { user in
        service.setFollowed(!user.isFollowedByViewer, user: user)
          .on(
            starting: { isSaving.value = true },
            terminated: { isSaving.value = false },
            value: { lastKnownUser.value = $0 }
          )
          .materialize()
      }

    let user = Signal.merge(configuredUser, followEvent.values())

    let gardensEvent = Signal.merge(
      configuredUser,
      configuredUser.takeWhen(self.refreshControlPulledProperty.signal)
    )
    .switchMap { service.backedGardens(of: $0).materialize() }

    let tappedGarden = self.gardenTappedProperty.signal.skipNil()

    self.avatarImageURL = user.map { $0.avatarURL }.skipRepeats()

    self.biographyLabelText = user.map { $0.biography ?? "" }.skipRepeats()

    self.endRefreshing = gardensEvent.filter { $0.isTerminating }.ignoreValues()

    self.followButtonTitle =
      user
      .map { $0.isFollowedByViewer ? "Unfollow" : "Follow" }
      .skipRepeats()

    self.goToGarden = tappedGarden.map { garden, _ in garden }

    self.isBiographyLabelHidden = user.map { ($0.biography ?? "").isEmpty }.skipRepeats()

    self.isFollowButtonEnabled = Signal.merge(
      configuredUser.mapConst(true),
      isSaving.signal.negate()
    )
    .skipRepeats()

    self.nameLabelText = user.map { $0.name }.skipRepeats()

    self.reloadGardens = gardensEvent.values()

    self.showErrorMessageDialog = Signal.merge(gardensEvent.errors(), followEvent.errors())
      .map { $0.message }

    self.showShareSheet =
      user
      .takeWhen(self.shareButtonTappedProperty.signal)
      .map(profileURL)
      .skipNil()

    tappedGarden.observeValues { _, row in analytics.track(event: "Tapped Garden in Row \(row)") }
  }

  private let userProperty = MutableProperty<User?>(nil)
  public func configureWith(user: User) {
    self.userProperty.value = user
  }

  private let followButtonTappedProperty = MutableProperty(())
  public func followButtonTapped() {
    self.followButtonTappedProperty.value = ()
  }

  private let gardenTappedProperty = MutableProperty<(garden: Garden, row: Int)?>(nil)
  public func gardenTapped(_ garden: Garden, row: Int) {
    self.gardenTappedProperty.value = (garden, row)
  }

  private let refreshControlPulledProperty = MutableProperty(())
  public func refreshControlPulled() {
    self.refreshControlPulledProperty.value = ()
  }

  private let shareButtonTappedProperty = MutableProperty(())
  public func shareButtonTapped() {
    self.shareButtonTappedProperty.value = ()
  }

  private let viewDidLoadProperty = MutableProperty(())
  public func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  public let avatarImageURL: Signal<URL?, Never>
  public let biographyLabelText: Signal<String, Never>
  public let endRefreshing: Signal<(), Never>
  public let followButtonTitle: Signal<String, Never>
  public let goToGarden: Signal<Garden, Never>
  public let isBiographyLabelHidden: Signal<Bool, Never>
  public let isFollowButtonEnabled: Signal<Bool, Never>
  public let nameLabelText: Signal<String, Never>
  public let reloadGardens: Signal<[Garden], Never>
  public let showErrorMessageDialog: Signal<String, Never>
  public let showShareSheet: Signal<URL, Never>

  public var inputs: ProfileViewModelInputs { return self }
  public var outputs: ProfileViewModelOutputs { return self }
}

private func profileURL(of user: User) -> URL? {
  return URL(string: "https://orchard.example/people/\(user.id)")
}
