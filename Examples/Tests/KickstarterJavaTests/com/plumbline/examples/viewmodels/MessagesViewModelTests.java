package com.plumbline.examples.viewmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.examples.models.Draft;
import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.MessageRow;
import com.plumbline.examples.models.User;
import com.plumbline.examples.services.AnalyticsType;
import com.plumbline.examples.services.MessageServiceType;
import com.plumbline.examples.support.AnalyticsDouble;
import com.plumbline.examples.support.MessageServiceDouble;
import com.plumbline.examples.support.Samples;
import com.plumbline.examples.ui.MessageViewHolder;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("MessagesViewModel")
final class MessagesViewModelTests {
  private final MessageServiceDouble service = new MessageServiceDouble();
  private final AnalyticsDouble analytics = new AnalyticsDouble();
  private final MessagesViewModel.ViewModel viewModel =
      new MessagesViewModel.ViewModel(
          Environment.builder()
              .with(MessageServiceType.class, this.service)
              .with(AnalyticsType.class, this.analytics)
              .build());
  private final TestObserver<NoValue> clearDraftTextField =
      TestObserver.of(this.viewModel.outputs.clearDraftTextField());
  private final TestObserver<NoValue> dismissThread =
      TestObserver.of(this.viewModel.outputs.dismissThread());
  private final TestObserver<NoValue> endRefreshing =
      TestObserver.of(this.viewModel.outputs.endRefreshing());
  private final TestObserver<User> goToProfile =
      TestObserver.of(this.viewModel.outputs.goToProfile());
  private final TestObserver<Boolean> isEmptyStateHidden =
      TestObserver.of(this.viewModel.outputs.isEmptyStateHidden());
  private final TestObserver<Boolean> isSendButtonEnabled =
      TestObserver.of(this.viewModel.outputs.isSendButtonEnabled());
  private final TestObserver<List<MessageRow>> reloadMessageRows =
      TestObserver.of(this.viewModel.outputs.reloadMessageRows());
  private final TestObserver<Integer> scrollToRow =
      TestObserver.of(this.viewModel.outputs.scrollToRow());
  private final TestObserver<String> showErrorBanner =
      TestObserver.of(this.viewModel.outputs.showErrorBanner());
  private final TestObserver<String> titleLabelText =
      TestObserver.of(this.viewModel.outputs.titleLabelText());

  private void show() {
    this.viewModel.inputs.configureWith(Samples.THREAD);
    this.viewModel.inputs.viewWillAppear();
  }

  private void send(final String text) {
    this.viewModel.inputs.draftTextChanged(text);
    this.viewModel.inputs.sendButtonTapped();
  }

  private static MessageRow sent(final Message message) {
    return new MessageRow.Sent(message);
  }

  private static MessageRow sending(final int id, final String body) {
    return new MessageRow.Sending(new Draft(id, body));
  }

  @Test
  @DisplayName("A thread is loaded when its view appears for the first time, and not when it comes back")
  void load() {
    this.viewModel.inputs.configureWith(Samples.THREAD);
    assertEquals(List.of(), this.service.loads.inputs());
    this.viewModel.inputs.viewWillAppear();
    this.viewModel.inputs.viewWillAppear();
    assertEquals(List.of(Samples.THREAD), this.service.loads.inputs());
    this.titleLabelText.assertValue("Bob, Garden 1");
    this.isSendButtonEnabled.assertValue(false);

    this.service.loads.succeed(List.of(Samples.message(1), Samples.message(2)));
    this.reloadMessageRows.assertValue(
        List.of(sent(Samples.message(1)), sent(Samples.message(2))));
    this.scrollToRow.assertValue(1);
    this.isEmptyStateHidden.assertValue(true);
    this.endRefreshing.assertValueCount(1);
    this.showErrorBanner.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("A thread without messages shows a hint until something is sent")
  void empty() {
    this.show();
    this.service.loads.succeed(List.of());
    this.isEmptyStateHidden.assertValues(false);
    this.scrollToRow.assertDidNotEmitValue();
    this.send("Hello");
    this.isEmptyStateHidden.assertValues(false, true);
  }

  @Test
  @DisplayName("A thread that cannot be loaded shows a banner, and the control comes to rest")
  void loadFails() {
    this.show();
    this.service.loads.fail(Samples.UNKNOWN);
    this.showErrorBanner.assertValue("Something went wrong.");
    this.endRefreshing.assertValueCount(1);
    this.reloadMessageRows.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("Pulling the list loads the thread again, and keeps what is on its way")
  void refresh() {
    this.show();
    this.service.loads.succeed(List.of(Samples.message(1)));
    this.send("Hello");
    this.viewModel.inputs.refreshControlPulled();
    this.endRefreshing.assertValueCount(1);
    this.service.loads.succeed(List.of(Samples.message(1), Samples.message(2)));
    this.endRefreshing.assertValueCount(2);
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), sent(Samples.message(2)), sending(1, "Hello")));
  }

  @Test
  @DisplayName("A message that is sent stands in the thread at once, and then as the server has it")
  void sendMessage() {
    this.show();
    this.service.loads.succeed(List.of(Samples.message(1)));
    this.send(" Hello\n");
    assertEquals(List.of("Hello"), this.service.sends.inputs());
    this.clearDraftTextField.assertValueCount(1);
    this.isSendButtonEnabled.assertValues(false, true, false);
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), sending(1, "Hello")));
    this.scrollToRow.assertValues(0, 1);

    this.service.sends.succeed(Samples.message(2, "Hello"));
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), sent(Samples.message(2, "Hello"))));
    this.scrollToRow.assertValues(0, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\t "})
  @DisplayName("A draft of blanks cannot be sent")
  void blank(final String text) {
    this.show();
    this.send(text);
    assertEquals(List.of(), this.service.sends.inputs());
    this.isSendButtonEnabled.assertValue(false);
    this.clearDraftTextField.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("Messages that are sent one after the other arrive in any order, each in its row")
  void concurrentMessages() {
    this.show();
    this.service.loads.succeed(List.of());
    this.send("One");
    this.send("Two");
    this.service.sends.succeed(Samples.message(12, "Two"), 1);
    this.reloadMessageRows.assertLastValue(
        List.of(sending(1, "One"), sent(Samples.message(12, "Two"))));
    this.service.sends.succeed(Samples.message(11, "One"), 0);
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(11, "One")), sent(Samples.message(12, "Two"))));
  }

  @Test
  @DisplayName("A message that could not be sent stays in its row, and can be sent again")
  void retry() {
    final Draft draft = new Draft(1, "Hello");
    this.show();
    this.service.loads.succeed(List.of(Samples.message(1)));
    this.send("Hello");
    this.service.sends.fail(Samples.OFFLINE);
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), new MessageRow.Failed(draft)));
    this.showErrorBanner.assertValue("Your message was not sent.");

    this.viewModel.inputs.retryButtonTapped(new MessageViewHolder(), draft);
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), new MessageRow.Sending(draft)));
    this.clearDraftTextField.assertValueCount(1, "the next draft is kept");
    this.service.sends.succeed(Samples.message(2, "Hello"));
    this.reloadMessageRows.assertLastValue(
        List.of(sent(Samples.message(1)), sent(Samples.message(2, "Hello"))));
    assertEquals(List.of("Hello", "Hello"), this.service.sends.inputs());
  }

  @Test
  @DisplayName("The name of the participant leads to their profile")
  void profile() {
    this.show();
    this.viewModel.inputs.participantNameTapped();
    this.goToProfile.assertValue(Samples.BOB);
  }

  @Test
  @DisplayName("Leaving the thread is told")
  void leave() {
    this.show();
    this.viewModel.inputs.backButtonTapped();
    this.dismissThread.assertValueCount(1);
    assertEquals(List.of("Left Thread"), this.analytics.events());
  }
}
