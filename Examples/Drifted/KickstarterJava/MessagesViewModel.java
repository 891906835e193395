// Drifted: input-storage, literal-names, section-order, sorted-input-functions

package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.errors;
import static com.plumbline.android.Transformers.ignoreValues;
import static com.plumbline.android.Transformers.takePairWhen;
import static com.plumbline.android.Transformers.takeWhen;
import static com.plumbline.android.Transformers.values;

import com.plumbline.android.Environment;
import com.plumbline.android.FragmentViewModel;
import com.plumbline.android.NoValue;
import com.plumbline.android.ValuePair;
import com.plumbline.examples.models.Draft;
import com.plumbline.examples.models.Message;
import com.plumbline.examples.models.MessageRow;
import com.plumbline.examples.models.MessageThread;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.User;
import com.plumbline.examples.services.AnalyticsType;
import com.plumbline.examples.services.MessageServiceType;
import com.plumbline.examples.ui.MessagesAdapter;
import com.plumbline.examples.ui.MessagesFragment;
import com.plumbline.examples.ui.MessageViewHolder;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.function.UnaryOperator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public interface MessagesViewModel {

  interface Inputs extends MessagesAdapter.Delegate {
    /** Call when the user leaves the thread. */
    void backButtonTapped();

    /** Call with the thread to be shown. */
    void configureWith(MessageThread thread);

    /** Call when the text of the compose bar changes. */
    void draftTextChanged(String text);

    /** Call when the user taps the name of the other participant. */
    void goToParticipant();

    /** Call when the user pulls the list down. */
    void refreshControlPulled();

    // The retry buttons are in the rows: the adapter tells of them.

    /** Call when the user taps the send button. */
    void sendButtonTapped();

    /** Call when the view has disappeared. */
    void viewDidDisappear();

    /** Call when the view is about to appear. */
    void viewWillAppear();
  }

  interface Outputs {
    /** Emits when the compose bar should be emptied. */
    Observable<NoValue> clearDraftTextField();

    /** Emits when the thread should go away. */
    Observable<NoValue> dismissThread();

    /** Emits when the refresh control should come to rest. */
    Observable<NoValue> endRefreshing();

    /** Emits the user whose profile should be shown. */
    Observable<User> goToProfile();

    /** Emits a Boolean that says whether the hint for threads without messages is hidden. */
    Observable<Boolean> isEmptyStateHidden();

    /** Emits a Boolean that says whether the send button can be tapped. */
    Observable<Boolean> isSendButtonEnabled();

    /** Emits the rows of the thread, oldest first. */
    Observable<List<MessageRow>> reloadMessageRows();

    /** Emits the row that should be scrolled into view. */
    Observable<Integer> scrollToRow();

    /** Emits the text of a banner to be shown. */
    Observable<String> showErrorBanner();

    /** Emits the title of the screen. */
    Observable<String> titleLabelText();
  }

  final class ViewModel extends FragmentViewModel<MessagesFragment> implements Inputs, Outputs {
    private final AnalyticsType analytics;
    private final MessageServiceType service;

    public ViewModel(final @NonNull Environment environment) {
      super(environment);

      this.analytics = environment.get(AnalyticsType.class);
      this.service = environment.get(MessageServiceType.class);

      final Observable<MessageThread> thread =
          Observable.combineLatest(this.thread, this.viewWillAppear.take(1), (t, __) -> t);

      final Observable<Notification<List<Message>>> loadEvent =
          Observable.merge(thread, thread.compose(takeWhen(this.refreshControlPulled)))
              .switchMap(t -> this.service.messages(t).materialize())
              .share();

      final Observable<Draft> newDraft =
          this.draftTextChanged
              .compose(takeWhen(this.sendButtonTapped))
              .map(String::trim)
              .filter(body -> !body.isEmpty())
              .scan(new Draft(0, ""), (previous, body) -> new Draft(previous.id() + 1, body))
              .skip(1)
              .share();

      /* What becomes of a draft: its row says that it is on its way, and then how it ended. */
      final Observable<ValuePair<Draft, MessageRow>> sendChange =
          thread
              .compose(takePairWhen(Observable.merge(newDraft, this.retryButtonTapped)))
              .flatMap(pair -> rowsWhileSending(pair.second, pair.first, this.service))
              .share();

      final Observable<UnaryOperator<List<MessageRow>>> rowChange =
          Observable.merge(
              loadEvent.compose(values()).map(messages -> rows -> loading(rows, messages)),
              sendChange.map(change -> rows -> placing(rows, change.first, change.second)));

      final Observable<List<MessageRow>> rows =
          rowChange
              .scan(List.<MessageRow>of(), (current, change) -> change.apply(current))
              .skip(1)
              .replay(1)
              .refCount();

      this.clearDraftTextField = newDraft.compose(ignoreValues());

      this.dismissThread = this.backButtonTapped;

      this.endRefreshing = loadEvent.filter(event -> !event.isOnNext()).compose(ignoreValues());

      this.goToProfile =
          thread.compose(takeWhen(this.goToParticipant)).map(MessageThread::participant);

      rows.map(current -> !current.isEmpty())
          .distinctUntilChanged()
          .compose(this.bindToLifecycle())
          .subscribe(this.isEmptyStateHidden::onNext);

      Observable.merge(thread.map(__ -> ""), this.draftTextChanged, newDraft.map(__ -> ""))
          .map(text -> !text.trim().isEmpty())
          .distinctUntilChanged()
          .compose(this.bindToLifecycle())
          .subscribe(this.isSendButtonEnabled::onNext);

      this.reloadMessageRows = rows;

      this.scrollToRow =
          rows.map(current -> current.size() - 1).filter(row -> row >= 0).distinctUntilChanged();

      this.showErrorBanner =
          Observable.merge(
              loadEvent.compose(errors()).map(error -> ServiceError.of(error).message()),
              sendChange
                  .filter(change -> change.second instanceof MessageRow.Failed)
                  .map(__ -> "Your message was not sent."));

      thread
          .map(t -> t.participant().name() + ", " + t.garden().name())
          .compose(this.bindToLifecycle())
          .subscribe(this.titleLabelText::onNext);
    }

    /** The rows after the thread was loaded: what is on its way stays below the messages. */
    private static @NonNull List<MessageRow> loading(
        final @NonNull List<MessageRow> rows, final @NonNull List<Message> messages) {
      return Stream.concat(
              messages.stream().map(MessageRow.Sent::new),
              rows.stream().filter(row -> !(row instanceof MessageRow.Sent)))
          .collect(Collectors.toUnmodifiableList());
    }

    /** The rows after the one that stands for a draft has changed. */
    private static @NonNull List<MessageRow> placing(
        final @NonNull List<MessageRow> rows,
        final @NonNull Draft draft,
        final @NonNull MessageRow changed) {
      if (changed instanceof MessageRow.Sending) {
        final MessageRow failed = new MessageRow.Failed(draft);
        return Stream.concat(rows.stream().filter(row -> !row.equals(failed)), Stream.of(changed))
            .collect(Collectors.toUnmodifiableList());
      }
      final MessageRow sending = new MessageRow.Sending(draft);
      return rows.stream()
          .map(row -> row.equals(sending) ? changed : row)
          .collect(Collectors.toUnmodifiableList());
    }

    /** Sends a draft, and emits it with the row that stands for it. */
    private static @NonNull Observable<ValuePair<Draft, MessageRow>> rowsWhileSending(
        final @NonNull Draft draft,
        final @NonNull MessageThread thread,
        final @NonNull MessageServiceType service) {
      return service
          .send(draft.body(), thread)
          .<MessageRow>map(MessageRow.Sent::new)
          .onErrorReturn(__ -> new MessageRow.Failed(draft))
          .startWithItem(new MessageRow.Sending(draft))
          .map(row -> ValuePair.create(draft, row));
    }

    private final PublishSubject<NoValue> backButtonTapped = PublishSubject.create();
    private final PublishSubject<String> draftTextChanged = PublishSubject.create();
    private final PublishSubject<NoValue> goToParticipant = PublishSubject.create();
    private final PublishSubject<NoValue> refreshControlPulled = PublishSubject.create();
    private final PublishSubject<Draft> retryButtonTapped = PublishSubject.create();
    private final PublishSubject<NoValue> sendButtonTapped = PublishSubject.create();
    private final PublishSubject<MessageThread> thread = PublishSubject.create();
    private final PublishSubject<NoValue> viewWillAppear = PublishSubject.create();

    private final Observable<NoValue> clearDraftTextField;
    private final Observable<NoValue> dismissThread;
    private final Observable<NoValue> endRefreshing;
    private final Observable<User> goToProfile;
    private final BehaviorSubject<Boolean> isEmptyStateHidden = BehaviorSubject.create();
    private final BehaviorSubject<Boolean> isSendButtonEnabled = BehaviorSubject.create();
    private final Observable<List<MessageRow>> reloadMessageRows;
    private final Observable<Integer> scrollToRow;
    private final Observable<String> showErrorBanner;
    private final BehaviorSubject<String> titleLabelText = BehaviorSubject.create();

    public final Inputs inputs = this;
    public final Outputs outputs = this;

    @Override public @NonNull Observable<NoValue> clearDraftTextField() {
      return this.clearDraftTextField;
    }

    @Override public @NonNull Observable<NoValue> dismissThread() {
      return this.dismissThread;
    }

    @Override public @NonNull Observable<NoValue> endRefreshing() {
      return this.endRefreshing;
    }

    @Override public @NonNull Observable<User> goToProfile() {
      return this.goToProfile;
    }

    @Override public @NonNull Observable<Boolean> isEmptyStateHidden() {
      return this.isEmptyStateHidden.hide();
    }

    @Override public @NonNull Observable<Boolean> isSendButtonEnabled() {
      return this.isSendButtonEnabled.hide();
    }

    @Override public @NonNull Observable<List<MessageRow>> reloadMessageRows() {
      return this.reloadMessageRows;
    }

    @Override public @NonNull Observable<Integer> scrollToRow() {
      return this.scrollToRow;
    }

    @Override public @NonNull Observable<String> showErrorBanner() {
      return this.showErrorBanner;
    }

    @Override public @NonNull Observable<String> titleLabelText() {
      return this.titleLabelText.hide();
    }

    @Override public void configureWith(final @NonNull MessageThread thread) {
      this.thread.onNext(thread);
    }

    @Override public void viewWillAppear() {
      this.viewWillAppear.onNext(NoValue.INSTANCE);
    }

    @Override public void viewDidDisappear() {
    }

    @Override public void backButtonTapped() {
      this.analytics.track("Left Thread");
      this.backButtonTapped.onNext(NoValue.INSTANCE);
    }

    @Override public void draftTextChanged(final @NonNull String text) {
      this.draftTextChanged.onNext(text);
    }

    @Override public void goToParticipant() {
      this.goToParticipant.onNext(NoValue.INSTANCE);
    }

    @Override public void refreshControlPulled() {
      this.refreshControlPulled.onNext(NoValue.INSTANCE);
    }

    @Override public void retryButtonTapped(
        final MessageViewHolder __, final @NonNull Draft draft) {
      this.retryButtonTapped.onNext(draft);
    }

    @Override public void sendButtonTapped() {
      this.sendButtonTapped.onNext(NoValue.INSTANCE);
    }
  }
}
