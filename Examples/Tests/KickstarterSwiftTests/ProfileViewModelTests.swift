import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct ProfileViewModelTests {
  private let service = ProfileServiceDouble()
  private let analytics = AnalyticsDouble()
  private let viewModel: ProfileViewModel
  private let avatarImageURL = TestObserver<URL?, Never>()
  private let biographyLabelText = TestObserver<String, Never>()
  private let endRefreshing = TestObserver<(), Never>()
  private let followButtonTitle = TestObserver<String, Never>()
  private let goToGarden = TestObserver<Garden, Never>()
  private let isBiographyLabelHidden = TestObserver<Bool, Never>()
  private let isFollowButtonEnabled = TestObserver<Bool, Never>()
  private let nameLabelText = TestObserver<String, Never>()
  private let reloadGardens = TestObserver<[Garden], Never>()
  private let showErrorMessageDialog = TestObserver<String, Never>()
  private let showShareSheet = TestObserver<URL, Never>()

  private let followedAda = User(
    id: 1, name: "Ada", email: "ada@orchard.example", biography: "Prunes trees.",
    isFollowedByViewer: true)

  init() {
    self.viewModel = ProfileViewModel(service: self.service, analytics: self.analytics)
    self.viewModel.outputs.avatarImageURL.observe(self.avatarImageURL.observer)
    self.viewModel.outputs.biographyLabelText.observe(self.biographyLabelText.observer)
    self.viewModel.outputs.endRefreshing.observe(self.endRefreshing.observer)
    self.viewModel.outputs.followButtonTitle.observe(self.followButtonTitle.observer)
    self.viewModel.outputs.goToGarden.observe(self.goToGarden.observer)
    self.viewModel.outputs.isBiographyLabelHidden.observe(self.isBiographyLabelHidden.observer)
    self.viewModel.outputs.isFollowButtonEnabled.observe(self.isFollowButtonEnabled.observer)
    self.viewModel.outputs.nameLabelText.observe(self.nameLabelText.observer)
    self.viewModel.outputs.reloadGardens.observe(self.reloadGardens.observer)
    self.viewModel.outputs.showErrorMessageDialog.observe(self.showErrorMessageDialog.observer)
    self.viewModel.outputs.showShareSheet.observe(self.showShareSheet.observer)
  }

  private func show(_ user: User) {
    self.viewModel.inputs.configureWith(user: user)
    self.viewModel.inputs.viewDidLoad()
  }

  @Test("A profile shows its user, and loads the gardens that they back")
  func initialState() {
    self.show(.ada)
    self.nameLabelText.assertValue("Ada")
    self.avatarImageURL.assertValue(User.ada.avatarURL)
    self.biographyLabelText.assertValue("")
    self.isBiographyLabelHidden.assertValue(true)
    self.followButtonTitle.assertValue("Follow")
    self.isFollowButtonEnabled.assertValue(true)
    #expect(self.service.gardenLoads.inputs == [.ada])
    self.service.gardenLoads.succeed([.sample(1)])
    self.reloadGardens.assertValue([.sample(1)])
    self.endRefreshing.assertValueCount(1)
  }

  @Test("The button cannot be tapped while the server is told")
  func follow() {
    self.show(.ada)
    self.viewModel.inputs.followButtonTapped()
    #expect(self.service.follows.inputs == [true])
    self.isFollowButtonEnabled.assertValues([true, false])
    self.followButtonTitle.assertValue("Follow")
    self.service.follows.succeed(self.followedAda)
    self.isFollowButtonEnabled.assertValues([true, false, true])
    self.followButtonTitle.assertValues(["Follow", "Unfollow"])
    self.biographyLabelText.assertValues(["", "Prunes trees."])
    self.isBiographyLabelHidden.assertValues([true, false])
    #expect(self.service.gardenLoads.inputs.count == 1)
  }

  @Test("Each tap starts from the user that the server confirmed last")
  func unfollow() {
    self.show(.ada)
    self.viewModel.inputs.followButtonTapped()
    self.service.follows.succeed(self.followedAda)
    self.viewModel.inputs.followButtonTapped()
    self.service.follows.succeed(.ada)
    #expect(self.service.follows.inputs == [true, false])
    self.followButtonTitle.assertValues(["Follow", "Unfollow", "Follow"])
  }

  @Test("What goes wrong is told, and the button can be tapped again")
  func failures() {
    self.show(.ada)
    self.service.gardenLoads.fail(.offline)
    self.endRefreshing.assertValueCount(1)
    self.viewModel.inputs.followButtonTapped()
    self.service.follows.fail(.unknown)
    self.showErrorMessageDialog.assertValues(["offline", "Something went wrong."])
    self.isFollowButtonEnabled.assertLastValue(true)
    self.followButtonTitle.assertValue("Follow")
    self.viewModel.inputs.followButtonTapped()
    #expect(self.service.follows.inputs == [true, true])
  }

  @Test("Pulling the list loads the gardens again")
  func refresh() {
    self.show(.ada)
    self.service.gardenLoads.succeed([.sample(1)])
    self.viewModel.inputs.refreshControlPulled()
    self.service.gardenLoads.succeed([.sample(1), .sample(2)])
    self.endRefreshing.assertValueCount(2)
    self.reloadGardens.assertValues([[.sample(1)], [.sample(1), .sample(2)]])
  }

  @Test("A tap on a garden shows it, and is told with its row")
  func tap() {
    self.show(.ada)
    self.viewModel.inputs.gardenTapped(.sample(3), row: 2)
    self.goToGarden.assertValue(.sample(3))
    #expect(self.analytics.events == ["Tapped Garden in Row 2"])
  }

  @Test("The share button shares the address of the profile")
  func share() throws {
    self.viewModel.inputs.shareButtonTapped()
    self.showShareSheet.assertDidNotEmitValue()
    self.show(.ada)
    self.viewModel.inputs.shareButtonTapped()
    self.showShareSheet.assertValue(
      try #require(URL(string: "https://orchard.example/people/1")))
  }
}
