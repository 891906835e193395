import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

/// Calls the inputs of the view models with random values, and writes which outputs emitted meanwhile.
///
/// `Scripts/test-examples graphs` says where to, and compares the lines with the graphs:
/// `LoginViewModel emailChanged logIn`.
@Suite struct GraphWitnessTests {
  static let folder = ProcessInfo.processInfo.environment["PLUMBLINE_WITNESSES"]

  @Test(
    "Outputs emit while inputs are called",
    .enabled(if: Self.folder != nil, "Scripts/test-examples graphs runs it"))
  func witnesses() throws {
    let runs = ProcessInfo.processInfo.environment["PLUMBLINE_RUNS"].flatMap { UInt64($0) } ?? 200
    var lines: Set<String> = []
    for seed in 0..<runs { lines.formUnion(Witness(Chance(seed: seed)).all()) }
    let module = String(reflecting: LoginViewModel.self).prefix { $0 != "." }
    let file = URL(fileURLWithPath: try #require(Self.folder)).appendingPathComponent(String(module))
    try lines.sorted().joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    #expect(lines.count > 100)
  }
}

/// One run of each view model.
private struct Witness {
  let chance: Chance

  init(_ chance: Chance) { self.chance = chance }

  func all() -> Set<String> {
    self.login().union(self.messageCell()).union(self.messages()).union(self.pledge()).union(self.profile())
      .union(self.search()).union(self.settings()).union(self.signup())
  }

  private func run<ViewModel>(
    _ viewModel: ViewModel, _ calls: Calls<ViewModel>
  ) -> Set<String> {
    let inputs = calls.all
    var emitted: Set<String> = []
    for child in Mirror(reflecting: viewModel).children {
      guard let name = child.label, let stream = child.value as? Emitting else { continue }
      stream.observeEmissions { emitted.insert(name) }
    }
    var witnessed: Set<String> = []
    var isSettled = true
    for _ in 0..<60 {
      let input = inputs[self.chance.below(inputs.count)]
      emitted = []
      input.call(viewModel)
      let isAlone = isSettled
      isSettled = self.chance.any()
      let atOnce = emitted
      if isSettled { self.chance.scheduler.advance(by: 10) }
      // What happens later may be caused by the inputs before.
      for output in isAlone ? emitted : atOnce {
        witnessed.insert("\(ViewModel.self) \(input.name) \(output)")
      }
    }
    return witnessed
  }

  private func login() -> Set<String> {
    let calls = Calls<LoginViewModel>()
    calls.add("emailChanged") { $0.inputs.emailChanged(self.chance.any()) }
    calls.add("emailSuggestionTapped") { $0.inputs.emailSuggestionTapped(self.chance.any()) }
    calls.add("emailTextFieldDidReturn") { $0.inputs.emailTextFieldDidReturn() }
    calls.add("loginButtonTapped") { $0.inputs.loginButtonTapped() }
    calls.add("passwordChanged") { $0.inputs.passwordChanged(self.chance.any()) }
    calls.add("passwordTextFieldDidReturn") { $0.inputs.passwordTextFieldDidReturn() }
    calls.add("passwordVisibilityButtonTapped") { $0.inputs.passwordVisibilityButtonTapped() }
    calls.add("viewDidLoad") { $0.inputs.viewDidLoad() }
    return self.run(LoginViewModel(service: self.chance), calls)
  }

  private func messageCell() -> Set<String> {
    let calls = Calls<MessageCellViewModel>()
    calls.add("avatarTapped") { $0.inputs.avatarTapped() }
    calls.add("configureWith") { $0.inputs.configureWith(message: self.chance.any()) }
    calls.add("readMoreLinkTapped") { $0.inputs.readMoreLinkTapped() }
    return self.run(MessageCellViewModel(), calls)
  }

  private func messages() -> Set<String> {
    let calls = Calls<MessagesViewModel>()
    calls.add("backButtonTapped") { $0.inputs.backButtonTapped() }
    calls.add("configureWith") { $0.inputs.configureWith(thread: self.chance.any()) }
    calls.add("draftTextChanged") { $0.inputs.draftTextChanged(self.chance.any()) }
    calls.add("participantNameTapped") { $0.inputs.participantNameTapped() }
    calls.add("refreshControlPulled") { $0.inputs.refreshControlPulled() }
    calls.add("retryButtonTapped") {
      $0.inputs.retryButtonTapped(draft: Draft(id: self.chance.any(), body: self.chance.any()))
    }
    calls.add("sendButtonTapped") { $0.inputs.sendButtonTapped() }
    calls.add("viewWillAppear") { $0.inputs.viewWillAppear() }
    return self.run(MessagesViewModel(service: self.chance, analytics: self.chance), calls)
  }

  private func pledge() -> Set<String> {
    let calls = Calls<PledgeViewModel>()
    calls.add("amountTextFieldChanged") { $0.inputs.amountTextFieldChanged(self.chance.any()) }
    calls.add("configureWith") {
      $0.inputs.configureWith(data: PledgeData(garden: self.chance.any(), share: self.chance.any()))
    }
    calls.add("confirmButtonTapped") { $0.inputs.confirmButtonTapped() }
    calls.add("shippingRuleSelected") {
      $0.inputs.shippingRuleSelected(self.chance.any(), row: self.chance.any())
    }
    calls.add("stepperValueChanged") { $0.inputs.stepperValueChanged(self.chance.any()) }
    calls.add("termsSwitchToggled") { $0.inputs.termsSwitchToggled(isOn: self.chance.any()) }
    calls.add("viewDidLoad") { $0.inputs.viewDidLoad() }
    return self.run(PledgeViewModel(service: self.chance), calls)
  }

  private func profile() -> Set<String> {
    let calls = Calls<ProfileViewModel>()
    calls.add("configureWith") { $0.inputs.configureWith(user: self.chance.any()) }
    calls.add("followButtonTapped") { $0.inputs.followButtonTapped() }
    calls.add("gardenTapped") { $0.inputs.gardenTapped(self.chance.any(), row: self.chance.any()) }
    calls.add("refreshControlPulled") { $0.inputs.refreshControlPulled() }
    calls.add("shareButtonTapped") { $0.inputs.shareButtonTapped() }
    calls.add("viewDidLoad") { $0.inputs.viewDidLoad() }
    return self.run(ProfileViewModel(service: self.chance, analytics: self.chance), calls)
  }

  private func search() -> Set<String> {
    let calls = Calls<SearchViewModel>()
    calls.add("cancelButtonTapped") { $0.inputs.cancelButtonTapped() }
    calls.add("gardenTapped") { $0.inputs.gardenTapped(self.chance.any()) }
    calls.add("searchTextChanged") { $0.inputs.searchTextChanged(self.chance.any()) }
    calls.add("searchTextFieldDidReturn") { $0.inputs.searchTextFieldDidReturn() }
    calls.add("viewWillAppear") { $0.inputs.viewWillAppear(animated: self.chance.any()) }
    calls.add("willDisplayRow") { $0.inputs.willDisplayRow(self.chance.any(), outOf: self.chance.any()) }
    return self.run(SearchViewModel(service: self.chance, scheduler: self.chance.scheduler), calls)
  }

  private func settings() -> Set<String> {
    let calls = Calls<SettingsViewModel>()
    calls.add("digestSwitchToggled") { $0.inputs.digestSwitchToggled(isOn: self.chance.any()) }
    calls.add("helpRowTapped") { $0.inputs.helpRowTapped() }
    calls.add("logoutConfirmed") { $0.inputs.logoutConfirmed() }
    calls.add("logoutRowTapped") { $0.inputs.logoutRowTapped() }
    calls.add("pushAuthorizationChanged") {
      $0.inputs.pushAuthorizationChanged(isGranted: self.chance.any(), wasAskedNow: self.chance.any())
    }
    calls.add("pushSwitchToggled") { $0.inputs.pushSwitchToggled(isOn: self.chance.any()) }
    calls.add("unitsPicked") { $0.inputs.unitsPicked(self.chance.any()) }
    calls.add("viewDidLoad") { $0.inputs.viewDidLoad() }
    return self.run(SettingsViewModel(service: self.chance, analytics: self.chance, version: "1"), calls)
  }

  private func signup() -> Set<String> {
    let calls = Calls<SignupViewModel>()
    calls.add("digestSwitchToggled") { $0.inputs.digestSwitchToggled(isOn: self.chance.any()) }
    calls.add("emailChanged") { $0.inputs.emailChanged(self.chance.any()) }
    calls.add("emailTextFieldDidReturn") { $0.inputs.emailTextFieldDidReturn() }
    calls.add("nameChanged") { $0.inputs.nameChanged(self.chance.any()) }
    calls.add("nameTextFieldDidReturn") { $0.inputs.nameTextFieldDidReturn() }
    calls.add("passwordChanged") { $0.inputs.passwordChanged(self.chance.any()) }
    calls.add("passwordTextFieldDidReturn") { $0.inputs.passwordTextFieldDidReturn() }
    calls.add("signupButtonTapped") { $0.inputs.signupButtonTapped() }
    calls.add("termsLinkTapped") { $0.inputs.termsLinkTapped() }
    calls.add("viewDidLoad") { $0.inputs.viewDidLoad() }
    return self.run(SignupViewModel(service: self.chance), calls)
  }
}

/// The calls of the inputs of a view model, by their names.
private final class Calls<ViewModel> {
  private(set) var all: [(name: String, call: (ViewModel) -> Void)] = []

  func add(_ name: String, _ call: @escaping (ViewModel) -> Void) { self.all.append((name, call)) }
}

/// A stream whose values do not matter.
private protocol Emitting {
  func observeEmissions(_ action: @escaping () -> Void)
}

extension Signal: Emitting {
  fileprivate func observeEmissions(_ action: @escaping () -> Void) {
    self.observe { event in if case .value = event { action() } }
  }
}
