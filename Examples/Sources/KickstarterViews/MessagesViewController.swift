import KickstarterSwift
import Plumbline

/// The view of `MessagesViewModel`, made with UIKit.
final class MessagesViewController: UIViewController {
  private let viewModel: MessagesViewModelType
  private let emptyState = UIControl()
  private let sendButton = UIControl()
  private let titleLabel = UIControl()

  init(viewModel: MessagesViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func bindViewModel() {
    self.viewModel.outputs.clearDraftTextField
      .observeForUI()
      .observeValues { [weak self] in self?.perform("clearDraftTextField") }

    self.viewModel.outputs.dismissThread
      .observeForUI()
      .observeValues { [weak self] in self?.perform("dismissThread") }

    self.viewModel.outputs.endRefreshing
      .observeForUI()
      .observeValues { [weak self] in self?.perform("endRefreshing") }

    self.viewModel.outputs.goToProfile
      .observeForUI()
      .observeValues { [weak self] in self?.perform("goToProfile", $0) }

    self.viewModel.outputs.isEmptyStateHidden
      .observeForUI()
      .observeValues { [weak self] in self?.emptyState.isHidden = $0 }

    self.viewModel.outputs.isSendButtonEnabled
      .observeForUI()
      .observeValues { [weak self] in self?.sendButton.isEnabled = $0 }

    self.viewModel.outputs.reloadMessageRows
      .observeForUI()
      .observeValues { [weak self] in self?.perform("reloadMessageRows", $0) }

    self.viewModel.outputs.scrollToRow
      .observeForUI()
      .observeValues { [weak self] in self?.perform("scrollToRow", $0) }

    self.viewModel.outputs.showErrorBanner
      .observeForUI()
      .observeValues { [weak self] in self?.perform("showErrorBanner", $0) }

    self.viewModel.outputs.titleLabelText
      .observeForUI()
      .observeValues { [weak self] in self?.titleLabel.text = $0 }
  }

  func backButtonTapped() { self.viewModel.inputs.backButtonTapped() }

  func configureWith(thread: MessageThread) { self.viewModel.inputs.configureWith(thread: thread) }

  func draftTextChanged(_ text: String) { self.viewModel.inputs.draftTextChanged(text) }

  func participantNameTapped() { self.viewModel.inputs.participantNameTapped() }

  func refreshControlPulled() { self.viewModel.inputs.refreshControlPulled() }

  func retryButtonTapped(draft: Draft) { self.viewModel.inputs.retryButtonTapped(draft: draft) }

  func sendButtonTapped() { self.viewModel.inputs.sendButtonTapped() }

  func viewWillAppear() { self.viewModel.inputs.viewWillAppear() }
}
