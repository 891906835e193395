import Engine
import Parity
import Testing

struct ViewModelPairingTests {
  private static let ports = (
    ios: (["func saveButtonTapped()", "func titleChanged(_ title: String)"]),
    android: (["void saveButtonClicked()", "void title(String title)"])
  )

  private static func report(_ ios: [String], _ android: [String]) throws -> ParityReport {
    var apps = Apps()
    for name in ios { apps.addIOS(name, inputs: Self.ports.ios) }
    for name in android { apps.addAndroid(name, inputs: Self.ports.android) }
    return try apps.report
  }

  @Test(
    "A view model is paired by its name without what the platform adds",
    arguments: [
      ("LoginViewModel", "LoginViewModel", Evidence.name),
      ("MessageCellViewModel", "MessageHolderViewModel", .name),
      ("RewardCellViewModel", "RewardViewModel", .name),
      ("DiscoveryPageViewModel", "DiscoveryFragmentViewModel", .name),
      ("ActivitiesViewModel", "ActivityFeedViewModel", .meaning),
      ("DashboardViewModel", "CreatorDashboardViewModel", .meaning),
    ])
  func names(_ ios: String, _ android: String, _ evidence: Evidence) throws {
    let report = try Self.report([ios], [android])
    #expect(report.namePairs == ["\(ios) = \(android)"])
    #expect(report.pairs.first?.evidence == evidence)
  }

  @Test("Ports that are alike do not pair view models with other names")
  func others() throws {
    let report = try Self.report(["LoginViewModel"], ["SignupViewModel"])
    #expect(report.pairs.isEmpty)
    #expect(report.viewModels.map(\.name) == ["LoginViewModel", "SignupViewModel"])
    #expect(report.differences(.viewModel).count == 2)
  }

  @Test("The equal name comes before the similar one, and of two similar ones none is guessed")
  func order() throws {
    let report = try Self.report(
      ["DiscoveryPageViewModel", "DiscoveryViewModel"], ["DiscoveryFragmentViewModel", "DiscoveryViewModel"])
    #expect(
      report.namePairs == [
        "DiscoveryPageViewModel = DiscoveryFragmentViewModel", "DiscoveryViewModel = DiscoveryViewModel",
      ])
    let two = try Self.report(["RewardCellViewModel"], ["RewardViewModel", "RewardFragmentViewModel"])
    #expect(two.pairs.isEmpty)
  }

  @Test("Similar names without a port in common are no pair")
  func noPorts() throws {
    var apps = Apps()
    apps.addIOS("RewardCellViewModel", inputs: ["func saveButtonTapped()"])
    apps.addAndroid("RewardViewModel", inputs: ["void deleteButtonClicked()"])
    #expect(try apps.report.pairs.isEmpty)
  }

  @Test("The configuration pairs other names, and says what one platform lacks")
  func configuration() throws {
    var apps = Apps()
    apps.addIOS("HomeViewModel", inputs: Self.ports.ios)
    apps.addIOS("WatchViewModel", inputs: Self.ports.ios)
    apps.addAndroid("StartViewModel", inputs: Self.ports.android)
    apps.twins.viewModels = ["HomeViewModel": "StartViewModel", "WatchViewModel": nil]
    let report = try apps.report
    #expect(report.namePairs == ["HomeViewModel = StartViewModel"])
    #expect(report.differences(.viewModel).isEmpty)
  }
}
