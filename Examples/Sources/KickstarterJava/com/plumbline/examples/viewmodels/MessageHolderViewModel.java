package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.takeWhen;

import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.ViewHolderViewModel;
import com.plumbline.examples.models.BubbleAlignment;
import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.User;
import com.plumbline.examples.ui.MessageViewHolder;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Says what the views of one message show, and what happens when they are touched. */
public interface MessageHolderViewModel {

  interface Inputs {
    /** Call when the user taps the avatar beside the bubble. */
    void avatarTapped();

    /** Call with the message to be shown in the {@link MessageViewHolder}. */
    void configureWith(Message message);

    /** Call when the user taps the link that expands a long message. */
    void readMoreLinkTapped();
  }

  interface Outputs {
    /** Emits the spoken description of the whole row. */
    Observable<String> accessibilityLabel();

    /** Emits the address of the author's picture, or nothing for the placeholder. */
    Observable<Optional<URI>> avatarImageURL();

    /** Emits the text of the bubble. */
    Observable<String> bodyLabelText();

    /** Emits the side that the bubble should be aligned with. */
    Observable<BubbleAlignment> bubbleAlignment();

    /**
     * Emits a Boolean that says whether the link that expands the message is hidden.
     *
     * <p>It is hidden when the message is short, and when it was expanded already.
     */
    Observable<Boolean> isReadMoreLinkHidden();

    /** Emits a Boolean that says whether the dot of unread messages is hidden. */
    Observable<Boolean> isUnreadDotHidden();

    /** Emits the user that the {@link MessageViewHolder.Delegate} should be told of. */
    Observable<User> notifyDelegateOfAuthor();

    /** Emits the text of the date label. */
    Observable<String> sentAtLabelText();
  }

  final class ViewModel extends ViewHolderViewModel<MessageViewHolder> implements Outputs, Inputs {
    /** How many characters of a message are shown before it has to be expanded. */
    private static final int MAXIMUM_BODY_LENGTH = 280;

    private final Clock clock;

    public ViewModel(Environment environment) {
      super(environment);

      this.clock = environment.get(Clock.class);

      final Observable<Message> expandedMessage =
          this.message.compose(takeWhen(this.readMoreLinkTapped));

      this.accessibilityLabel =
          this.message.map(
              message -> {
                final String age = relativeAge(message.sentAt(), this.clock.instant());
                return message.isFromViewer()
                    ? "You wrote " + age + ": " + message.body()
                    : message.author().name() + " wrote " + age + ": " + message.body();
              });

      this.avatarImageURL = this.message.map(message -> message.author().avatarUrl());

      this.bodyLabelText =
          Observable.merge(
              this.message.map(message -> shortened(message.body())),
              expandedMessage.map(Message::body));

      this.bubbleAlignment =
          this.message.map(
              message ->
                  message.isFromViewer() ? BubbleAlignment.TRAILING : BubbleAlignment.LEADING);

      this.isReadMoreLinkHidden =
          Observable.merge(
                  this.message.map(message -> length(message.body()) <= MAXIMUM_BODY_LENGTH),
                  expandedMessage.map(__ -> true))
              .distinctUntilChanged();

      this.isUnreadDotHidden =
          this.message.map(message -> message.isRead() || message.isFromViewer());

      this.notifyDelegateOfAuthor =
          this.message.compose(takeWhen(this.avatarTapped)).map(Message::author);

      this.sentAtLabelText =
          this.message.map(message -> relativeAge(message.sentAt(), this.clock.instant()));
    }

    private static int length(String text) {
      return text.codePointCount(0, text.length());
    }

    private static String relativeAge(Instant date, Instant now) {
      final long minutes = Duration.between(date, now).toMinutes();
      if (minutes < 1) {
        return "just now";
      }
      if (minutes < 60) {
        return minutes + " min ago";
      }
      if (minutes < 1440) {
        return minutes / 60 + " h ago";
      }
      return minutes / 1440 + " d ago";
    }

    private static String shortened(String body) {
      if (length(body) <= MAXIMUM_BODY_LENGTH) {
        return body;
      }
      return body.substring(0, body.offsetByCodePoints(0, MAXIMUM_BODY_LENGTH)) + "…";
    }

    private final PublishSubject<NoValue> avatarTapped = PublishSubject.create();
    private final PublishSubject<Message> message = PublishSubject.create();
    private final PublishSubject<NoValue> readMoreLinkTapped = PublishSubject.create();

    private final Observable<String> accessibilityLabel;
    private final Observable<Optional<URI>> avatarImageURL;
    private final Observable<String> bodyLabelText;
    private final Observable<BubbleAlignment> bubbleAlignment;
    private final Observable<Boolean> isReadMoreLinkHidden;
    private final Observable<Boolean> isUnreadDotHidden;
    private final Observable<User> notifyDelegateOfAuthor;
    private final Observable<String> sentAtLabelText;

    public final MessageHolderViewModel.Inputs inputs = this;
    public final MessageHolderViewModel.Outputs outputs = this;

    @Override public void avatarTapped() {
      this.avatarTapped.onNext(NoValue.INSTANCE);
    }
    @Override public void configureWith(Message message) {
      this.message.onNext(message);
    }
    @Override public void readMoreLinkTapped() {
      this.readMoreLinkTapped.onNext(NoValue.INSTANCE);
    }

    @Override public Observable<String> accessibilityLabel() {
      return this.accessibilityLabel;
    }
    @Override public Observable<Optional<URI>> avatarImageURL() {
      return this.avatarImageURL;
    }
    @Override public Observable<String> bodyLabelText() {
      return this.bodyLabelText;
    }
    @Override public Observable<BubbleAlignment> bubbleAlignment() {
      return this.bubbleAlignment;
    }
    @Override public Observable<Boolean> isReadMoreLinkHidden() {
      return this.isReadMoreLinkHidden;
    }
    @Override public Observable<Boolean> isUnreadDotHidden() {
      return this.isUnreadDotHidden;
    }
    @Override public Observable<User> notifyDelegateOfAuthor() {
      return this.notifyDelegateOfAuthor;
    }
    @Override public Observable<String> sentAtLabelText() {
      return this.sentAtLabelText;
    }
  }
}
