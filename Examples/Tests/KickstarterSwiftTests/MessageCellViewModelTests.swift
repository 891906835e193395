import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct MessageCellViewModelTests {
  private let viewModel: MessageCellViewModel
  private let accessibilityLabel = TestObserver<String, Never>()
  private let avatarImageURL = TestObserver<URL?, Never>()
  private let bodyLabelText = TestObserver<String, Never>()
  private let bubbleAlignment = TestObserver<BubbleAlignment, Never>()
  private let isReadMoreLinkHidden = TestObserver<Bool, Never>()
  private let isUnreadDotHidden = TestObserver<Bool, Never>()
  private let notifyDelegateOfAuthor = TestObserver<User, Never>()
  private let sentAtLabelText = TestObserver<String, Never>()

  private let long = String(repeating: "a", count: 281)

  init() {
    self.viewModel = MessageCellViewModel(now: { Date(timeIntervalSince1970: 0) })
    self.viewModel.outputs.accessibilityLabel.observe(self.accessibilityLabel.observer)
    self.viewModel.outputs.avatarImageURL.observe(self.avatarImageURL.observer)
    self.viewModel.outputs.bodyLabelText.observe(self.bodyLabelText.observer)
    self.viewModel.outputs.bubbleAlignment.observe(self.bubbleAlignment.observer)
    self.viewModel.outputs.isReadMoreLinkHidden.observe(self.isReadMoreLinkHidden.observer)
    self.viewModel.outputs.isUnreadDotHidden.observe(self.isUnreadDotHidden.observer)
    self.viewModel.outputs.notifyDelegateOfAuthor.observe(self.notifyDelegateOfAuthor.observer)
    self.viewModel.outputs.sentAtLabelText.observe(self.sentAtLabelText.observer)
  }

  @Test("A message of someone else stands on the leading side, with a picture and a spoken name")
  func fromOther() {
    self.viewModel.inputs.configureWith(message: .sample(1, body: "Hi", author: .ada))
    self.bubbleAlignment.assertValue(.leading)
    self.avatarImageURL.assertValue(User.ada.avatarURL)
    self.bodyLabelText.assertValue("Hi")
    self.accessibilityLabel.assertValue("Ada wrote just now: Hi")
    self.sentAtLabelText.assertValue("just now")
  }

  @Test("A message of the viewer stands on the trailing side")
  func fromViewer() {
    self.viewModel.inputs.configureWith(message: .sample(1, body: "Hi", isFromViewer: true))
    self.bubbleAlignment.assertValue(.trailing)
    self.accessibilityLabel.assertValue("You wrote just now: Hi")
  }

  @Test("An author without a picture has the placeholder")
  func placeholder() {
    self.viewModel.inputs.configureWith(message: .sample(1, author: .bob))
    self.avatarImageURL.assertValue(nil)
  }

  @Test(
    "Only what others wrote and was not read has a dot",
    arguments: [(false, false, false), (false, true, true), (true, false, true), (true, true, true)])
  func unreadDot(_ isFromViewer: Bool, _ isRead: Bool, _ isHidden: Bool) {
    self.viewModel.inputs.configureWith(
      message: .sample(1, isFromViewer: isFromViewer, isRead: isRead))
    self.isUnreadDotHidden.assertValue(isHidden)
  }

  @Test("A short message is shown as a whole, without a link", arguments: [0, 1, 280])
  func short(_ length: Int) {
    let body = String(repeating: "a", count: length)
    self.viewModel.inputs.configureWith(message: .sample(1, body: body))
    self.bodyLabelText.assertValue(body)
    self.isReadMoreLinkHidden.assertValue(true)
  }

  @Test("A long message is shortened until its link is tapped")
  func expansion() {
    self.viewModel.inputs.configureWith(message: .sample(1, body: self.long))
    self.bodyLabelText.assertValue(self.long.prefix(280) + "…")
    self.isReadMoreLinkHidden.assertValue(false)
    self.viewModel.inputs.readMoreLinkTapped()
    self.bodyLabelText.assertLastValue(self.long)
    self.isReadMoreLinkHidden.assertValues([false, true])
  }

  @Test("A cell that is used again shortens its new message")
  func reuse() {
    self.viewModel.inputs.configureWith(message: .sample(1, body: self.long))
    self.viewModel.inputs.readMoreLinkTapped()
    self.viewModel.inputs.configureWith(message: .sample(2, body: self.long))
    self.bodyLabelText.assertLastValue(self.long.prefix(280) + "…")
    self.isReadMoreLinkHidden.assertValues([false, true, false])
  }

  @Test(
    "The age of a message is told in minutes, hours and days",
    arguments: [
      (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 min ago"), (3599, "59 min ago"),
      (3600, "1 h ago"), (86_399, "23 h ago"), (86_400, "1 d ago"), (864_000, "10 d ago"),
    ])
  func age(_ seconds: Int, _ text: String) {
    self.viewModel.inputs.configureWith(
      message: .sample(1, sentAt: Date(timeIntervalSince1970: -Double(seconds))))
    self.sentAtLabelText.assertValue(text)
  }

  @Test("A tap on the picture tells the delegate of the author")
  func avatar() {
    self.viewModel.inputs.avatarTapped()
    self.notifyDelegateOfAuthor.assertDidNotEmitValue()
    self.viewModel.inputs.configureWith(message: .sample(1, author: .ada))
    self.viewModel.inputs.avatarTapped()
    self.viewModel.inputs.configureWith(message: .sample(2, author: .bob))
    self.viewModel.inputs.avatarTapped()
    self.notifyDelegateOfAuthor.assertValues([.ada, .bob])
  }
}
