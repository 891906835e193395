package com.plumbline.examples.viewmodels;

import com.plumbline.android.Environment;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.examples.models.BubbleAlignment;
import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.User;
import com.plumbline.examples.support.Samples;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("MessageHolderViewModel")
final class MessageHolderViewModelTests {
  private static final String LONG = "a".repeat(281);

  private final MessageHolderViewModel.ViewModel viewModel =
      new MessageHolderViewModel.ViewModel(
          Environment.builder()
              .with(Clock.class, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC))
              .build());
  private final TestObserver<String> accessibilityLabel =
      TestObserver.of(this.viewModel.outputs.accessibilityLabel());
  private final TestObserver<Optional<URI>> avatarImageURL =
      TestObserver.of(this.viewModel.outputs.avatarImageURL());
  private final TestObserver<String> bodyLabelText =
      TestObserver.of(this.viewModel.outputs.bodyLabelText());
  private final TestObserver<BubbleAlignment> bubbleAlignment =
      TestObserver.of(this.viewModel.outputs.bubbleAlignment());
  private final TestObserver<Boolean> isReadMoreLinkHidden =
      TestObserver.of(this.viewModel.outputs.isReadMoreLinkHidden());
  private final TestObserver<Boolean> isUnreadDotHidden =
      TestObserver.of(this.viewModel.outputs.isUnreadDotHidden());
  private final TestObserver<User> notifyDelegateOfAuthor =
      TestObserver.of(this.viewModel.outputs.notifyDelegateOfAuthor());
  private final TestObserver<String> sentAtLabelText =
      TestObserver.of(this.viewModel.outputs.sentAtLabelText());

  private static Message message(
      final User author, final String body, final boolean isFromViewer, final boolean isRead) {
    return new Message(1, author, body, isFromViewer, isRead, Instant.EPOCH);
  }

  @Test
  @DisplayName("A message of someone else stands on the leading side, with a picture and a spoken name")
  void fromOther() {
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Hi", false, true));
    this.bubbleAlignment.assertValue(BubbleAlignment.LEADING);
    this.avatarImageURL.assertValue(Samples.ADA.avatarUrl());
    this.bodyLabelText.assertValue("Hi");
    this.accessibilityLabel.assertValue("Ada wrote just now: Hi");
    this.sentAtLabelText.assertValue("just now");
  }

  @Test
  @DisplayName("A message of the viewer stands on the trailing side")
  void fromViewer() {
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hi", true, true));
    this.bubbleAlignment.assertValue(BubbleAlignment.TRAILING);
    this.accessibilityLabel.assertValue("You wrote just now: Hi");
  }

  @Test
  @DisplayName("An author without a picture has the placeholder")
  void placeholder() {
    this.viewModel.inputs.configureWith(Samples.message(1));
    this.avatarImageURL.assertValue(Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({"false, false, false", "false, true, true", "true, false, true", "true, true, true"})
  @DisplayName("Only what others wrote and was not read has a dot")
  void unreadDot(final boolean isFromViewer, final boolean isRead, final boolean isHidden) {
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hello", isFromViewer, isRead));
    this.isUnreadDotHidden.assertValue(isHidden);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 280})
  @DisplayName("A short message is shown as a whole, without a link")
  void shortMessage(final int length) {
    final String body = "a".repeat(length);
    this.viewModel.inputs.configureWith(Samples.message(1, body));
    this.bodyLabelText.assertValue(body);
    this.isReadMoreLinkHidden.assertValue(true);
  }

  @Test
  @DisplayName("A long message is shortened until its link is tapped")
  void expansion() {
    this.viewModel.inputs.configureWith(Samples.message(1, LONG));
    this.bodyLabelText.assertValue(LONG.substring(0, 280) + "…");
    this.isReadMoreLinkHidden.assertValue(false);
    this.viewModel.inputs.readMoreLinkTapped();
    this.bodyLabelText.assertLastValue(LONG);
    this.isReadMoreLinkHidden.assertValues(false, true);
  }

  @Test
  @DisplayName("A view holder that is used again shortens its new message")
  void reuse() {
    this.viewModel.inputs.configureWith(Samples.message(1, LONG));
    this.viewModel.inputs.readMoreLinkTapped();
    this.viewModel.inputs.configureWith(Samples.message(2, LONG));
    this.bodyLabelText.assertLastValue(LONG.substring(0, 280) + "…");
    this.isReadMoreLinkHidden.assertValues(false, true, false);
  }

  @ParameterizedTest
  @CsvSource({
    "-60, just now", "0, just now", "59, just now", "60, 1 min ago", "3599, 59 min ago",
    "3600, 1 h ago", "86399, 23 h ago", "86400, 1 d ago", "864000, 10 d ago"
  })
  @DisplayName("The age of a message is told in minutes, hours and days")
  void age(final long seconds, final String text) {
    this.viewModel.inputs.configureWith(
        new Message(1, Samples.BOB, "Hello", false, true, Instant.EPOCH.minusSeconds(seconds)));
    this.sentAtLabelText.assertValue(text);
  }

  @Test
  @DisplayName("A tap on the picture tells the delegate of the author")
  void avatar() {
    this.viewModel.inputs.avatarTapped();
    this.notifyDelegateOfAuthor.assertDidNotEmitValue();
    this.viewModel.inputs.configureWith(message(Samples.ADA, "Hello", false, true));
    this.viewModel.inputs.avatarTapped();
    this.viewModel.inputs.configureWith(message(Samples.BOB, "Hello", false, true));
    this.viewModel.inputs.avatarTapped();
    this.notifyDelegateOfAuthor.assertValues(Samples.ADA, Samples.BOB);
  }
}
