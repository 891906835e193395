package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.models.Draft;
import com.plumbline.examples.models.MessageThread;
import com.plumbline.examples.ui.MessageViewHolder;
import com.plumbline.examples.viewmodels.MessagesViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code MessagesViewModel}. */
final class MessagesScreen extends Screen<MessagesViewModel.ViewModel> {
  private final Widget emptyState = new Widget();
  private final Widget sendButton = new Widget();
  private final Widget titleLabel = new Widget();

  MessagesScreen(final @NonNull MessagesViewModel.ViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.clearDraftTextField()
        .compose(observeForUI())
        .subscribe(value -> perform("clearDraftTextField", value));

    this.viewModel.outputs.dismissThread()
        .compose(observeForUI())
        .subscribe(value -> perform("dismissThread", value));

    this.viewModel.outputs.endRefreshing()
        .compose(observeForUI())
        .subscribe(value -> perform("endRefreshing", value));

    this.viewModel.outputs.goToProfile()
        .compose(observeForUI())
        .subscribe(value -> perform("goToProfile", value));

    this.viewModel.outputs.isEmptyStateHidden()
        .compose(observeForUI())
        .subscribe(value -> this.emptyState.isHidden = value);

    this.viewModel.outputs.isSendButtonEnabled()
        .compose(observeForUI())
        .subscribe(value -> this.sendButton.isEnabled = value);

    this.viewModel.outputs.reloadMessageRows()
        .compose(observeForUI())
        .subscribe(value -> perform("reloadMessageRows", value));

    this.viewModel.outputs.scrollToRow()
        .compose(observeForUI())
        .subscribe(value -> perform("scrollToRow", value));

    this.viewModel.outputs.showErrorBanner()
        .compose(observeForUI())
        .subscribe(value -> perform("showErrorBanner", value));

    this.viewModel.outputs.titleLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.titleLabel.text = value);
  }

  void backButtonTapped() {
    this.viewModel.inputs.backButtonTapped();
  }

  void configureWith(final MessageThread thread) {
    this.viewModel.inputs.configureWith(thread);
  }

  void draftTextChanged(final String text) {
    this.viewModel.inputs.draftTextChanged(text);
  }

  void participantNameTapped() {
    this.viewModel.inputs.participantNameTapped();
  }

  void refreshControlPulled() {
    this.viewModel.inputs.refreshControlPulled();
  }

  void retryButtonTapped(final MessageViewHolder viewHolder, final Draft draft) {
    this.viewModel.inputs.retryButtonTapped(viewHolder, draft);
  }

  void sendButtonTapped() {
    this.viewModel.inputs.sendButtonTapped();
  }

  void viewWillAppear() {
    this.viewModel.inputs.viewWillAppear();
  }
}
