import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct MessagesViewModelTests {
  private let service = MessageServiceDouble()
  private let analytics = AnalyticsDouble()
  private let viewModel: MessagesViewModel
  private let clearDraftTextField = TestObserver<(), Never>()
  private let dismissThread = TestObserver<(), Never>()
  private let endRefreshing = TestObserver<(), Never>()
  private let goToProfile = TestObserver<User, Never>()
  private let isEmptyStateHidden = TestObserver<Bool, Never>()
  private let isSendButtonEnabled = TestObserver<Bool, Never>()
  private let reloadMessageRows = TestObserver<[MessageRow], Never>()
  private let scrollToRow = TestObserver<Int, Never>()
  private let showErrorBanner = TestObserver<String, Never>()
  private let titleLabelText = TestObserver<String, Never>()

  init() {
    self.viewModel = MessagesViewModel(service: self.service, analytics: self.analytics)
    self.viewModel.outputs.clearDraftTextField.observe(self.clearDraftTextField.observer)
    self.viewModel.outputs.dismissThread.observe(self.dismissThread.observer)
    self.viewModel.outputs.endRefreshing.observe(self.endRefreshing.observer)
    self.viewModel.outputs.goToProfile.observe(self.goToProfile.observer)
    self.viewModel.outputs.isEmptyStateHidden.observe(self.isEmptyStateHidden.observer)
    self.viewModel.outputs.isSendButtonEnabled.observe(self.isSendButtonEnabled.observer)
    self.viewModel.outputs.reloadMessageRows.observe(self.reloadMessageRows.observer)
    self.viewModel.outputs.scrollToRow.observe(self.scrollToRow.observer)
    self.viewModel.outputs.showErrorBanner.observe(self.showErrorBanner.observer)
    self.viewModel.outputs.titleLabelText.observe(self.titleLabelText.observer)
  }

  private func show() {
    self.viewModel.inputs.configureWith(thread: .sample)
    self.viewModel.inputs.viewWillAppear()
  }

  private func send(_ text: String) {
    self.viewModel.inputs.draftTextChanged(text)
    self.viewModel.inputs.sendButtonTapped()
  }

  @Test("A thread is loaded when its view appears for the first time, and not when it comes back")
  func load() {
    self.viewModel.inputs.configureWith(thread: .sample)
    #expect(self.service.loads.inputs.isEmpty)
    self.viewModel.inputs.viewWillAppear()
    self.viewModel.inputs.viewWillAppear()
    #expect(self.service.loads.inputs == [.sample])
    self.titleLabelText.assertValue("Bob, Garden 1")
    self.isSendButtonEnabled.assertValue(false)

    self.service.loads.succeed([.sample(1), .sample(2)])
    self.reloadMessageRows.assertValue([.sent(.sample(1)), .sent(.sample(2))])
    self.scrollToRow.assertValue(1)
    self.isEmptyStateHidden.assertValue(true)
    self.endRefreshing.assertValueCount(1)
    self.showErrorBanner.assertDidNotEmitValue()
  }

  @Test("A thread without messages shows a hint until something is sent")
  func empty() {
    self.show()
    self.service.loads.succeed([])
    self.isEmptyStateHidden.assertValues([false])
    self.scrollToRow.assertDidNotEmitValue()
    self.send("Hello")
    self.isEmptyStateHidden.assertValues([false, true])
  }

  @Test("A thread that cannot be loaded shows a banner, and the control comes to rest")
  func loadFails() {
    self.show()
    self.service.loads.fail(.unknown)
    self.showErrorBanner.assertValue("Something went wrong.")
    self.endRefreshing.assertValueCount(1)
    self.reloadMessageRows.assertDidNotEmitValue()
  }

  @Test("Pulling the list loads the thread again, and keeps what is on its way")
  func refresh() {
    self.show()
    self.service.loads.succeed([.sample(1)])
    self.send("Hello")
    self.viewModel.inputs.refreshControlPulled()
    self.endRefreshing.assertValueCount(1)
    self.service.loads.succeed([.sample(1), .sample(2)])
    self.endRefreshing.assertValueCount(2)
    self.reloadMessageRows.assertLastValue([
      .sent(.sample(1)), .sent(.sample(2)), .sending(Draft(id: 1, body: "Hello")),
    ])
  }

  @Test("A message that is sent stands in the thread at once, and then as the server has it")
  func sendMessage() {
    self.show()
    self.service.loads.succeed([.sample(1)])
    self.send(" Hello\n")
    #expect(self.service.sends.inputs == ["Hello"])
    self.clearDraftTextField.assertValueCount(1)
    self.isSendButtonEnabled.assertValues([false, true, false])
    self.reloadMessageRows.assertLastValue([
      .sent(.sample(1)), .sending(Draft(id: 1, body: "Hello")),
    ])
    self.scrollToRow.assertValues([0, 1])

    self.service.sends.succeed(.sample(2, body: "Hello"))
    self.reloadMessageRows.assertLastValue([.sent(.sample(1)), .sent(.sample(2, body: "Hello"))])
    self.scrollToRow.assertValues([0, 1])
  }

  @Test("A draft of blanks cannot be sent", arguments: ["", " ", "\n\t "])
  func blank(_ text: String) {
    self.show()
    self.send(text)
    #expect(self.service.sends.inputs.isEmpty)
    self.isSendButtonEnabled.assertValue(false)
    self.clearDraftTextField.assertDidNotEmitValue()
  }

  @Test("Messages that are sent one after the other arrive in any order, each in its row")
  func concurrentMessages() {
    self.show()
    self.service.loads.succeed([])
    self.send("One")
    self.send("Two")
    self.service.sends.succeed(.sample(12, body: "Two"), number: 1)
    self.reloadMessageRows.assertLastValue([
      .sending(Draft(id: 1, body: "One")), .sent(.sample(12, body: "Two")),
    ])
    self.service.sends.succeed(.sample(11, body: "One"), number: 0)
    self.reloadMessageRows.assertLastValue([
      .sent(.sample(11, body: "One")), .sent(.sample(12, body: "Two")),
    ])
  }

  @Test("A message that could not be sent stays in its row, and can be sent again")
  func retry() {
    let draft = Draft(id: 1, body: "Hello")
    self.show()
    self.service.loads.succeed([.sample(1)])
    self.send("Hello")
    self.service.sends.fail(.offline)
    self.reloadMessageRows.assertLastValue([.sent(.sample(1)), .failed(draft)])
    self.showErrorBanner.assertValue("Your message was not sent.")

    self.viewModel.inputs.retryButtonTapped(draft: draft)
    self.reloadMessageRows.assertLastValue([.sent(.sample(1)), .sending(draft)])
    self.clearDraftTextField.assertValueCount(1, "the next draft is kept")
    self.service.sends.succeed(.sample(2, body: "Hello"))
    self.reloadMessageRows.assertLastValue([.sent(.sample(1)), .sent(.sample(2, body: "Hello"))])
    #expect(self.service.sends.inputs == ["Hello", "Hello"])
  }

  @Test("The name of the participant leads to their profile")
  func profile() {
    self.show()
    self.viewModel.inputs.participantNameTapped()
    self.goToProfile.assertValue(.bob)
  }

  @Test("Leaving the thread is told")
  func leave() {
    self.show()
    self.viewModel.inputs.backButtonTapped()
    self.dismissThread.assertValueCount(1)
    #expect(self.analytics.events == ["Left Thread"])
  }
}
