package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.takePairWhen
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.Draft
import com.plumbline.examples.models.Message
import com.plumbline.examples.models.MessageRow
import com.plumbline.examples.models.MessageThread
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.models.User
import com.plumbline.examples.services.AnalyticsType
import com.plumbline.examples.services.MessageServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject

interface MessagesViewModel {
  interface Inputs {
    /** Call when the user leaves the thread. */
    fun backButtonTapped()

    /** Call with the thread to be shown. */
    fun configureWith(thread: MessageThread)

    /** Call when the text of the compose bar changes. */
    fun draftTextChanged(text: String)

    /** Call when the user taps the name of the other participant. */
    fun participantNameTapped()

    /** Call when the user pulls the list down. */
    fun refreshControlPulled()

    /** Call with a draft that could not be sent when the user taps its retry button. */
    fun retryButtonTapped(draft: Draft)

    /** Call when the user taps the send button. */
    fun sendButtonTapped()

    /** Call when the view is about to appear. */
    fun viewWillAppear()
  }

  interface Outputs {
    /** Emits when the compose bar should be emptied. */
    fun clearDraftTextField(): Observable<Unit>

    /** Emits when the thread should go away. */
    fun dismissThread(): Observable<Unit>

    /** Emits when the refresh control should come to rest. */
    fun endRefreshing(): Observable<Unit>

    /** Emits the user whose profile should be shown. */
    fun goToProfile(): Observable<User>

    /** Emits a Boolean that says whether the hint for threads without messages is hidden. */
    fun isEmptyStateHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the send button can be tapped. */
    fun isSendButtonEnabled(): Observable<Boolean>

    /** Emits the rows of the thread, oldest first. */
    fun reloadMessageRows(): Observable<List<MessageRow>>

    /** Emits the row that should be scrolled into view. */
    fun scrollToRow(): Observable<Int>

    /** Emits the text of a banner to be shown. */
    fun showErrorBanner(): Observable<String>

    /** Emits the title of the screen. */
    fun titleLabelText(): Observable<String>
  }

  class MessagesViewModel(
    private val analytics: AnalyticsType,
    private val service: MessageServiceType,
  ) : ViewModel(), Inputs, Outputs {
    private val backButtonTapped = PublishSubject.create<Unit>()
    private val draftTextChanged = PublishSubject.create<String>()
    private val participantNameTapped = PublishSubject.create<Unit>()
    private val refreshControlPulled = PublishSubject.create<Unit>()
    private val retryButtonTapped = PublishSubject.create<Draft>()
    private val sendButtonTapped = PublishSubject.create<Unit>()
    private val thread = PublishSubject.create<MessageThread>()
    private val viewWillAppear = PublishSubject.create<Unit>()

    private val clearDraftTextField: Observable<Unit>
    private val dismissThread: Observable<Unit>
    private val endRefreshing: Observable<Unit>
    private val goToProfile: Observable<User>
    private val isEmptyStateHidden = BehaviorSubject.create<Boolean>()
    private val isSendButtonEnabled = BehaviorSubject.create<Boolean>()
    private val reloadMessageRows: Observable<List<MessageRow>>
    private val scrollToRow: Observable<Int>
    private val showErrorBanner: Observable<String>
    private val titleLabelText = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val thread = Observable.combineLatest(this.thread, this.viewWillAppear.take(1)) { thread, _ -> thread }

      val loadEvent =
        Observable.merge(thread, thread.compose(takeWhen(this.refreshControlPulled)))
          .switchMap { this.service.messages(it).materialize() }
          .share()

      val newDraft =
        this.draftTextChanged
          .compose(takeWhen(this.sendButtonTapped))
          .map { it.trim() }
          .filter { it.isNotEmpty() }
          .scan(Draft(0, "")) { previous, body -> Draft(previous.id + 1, body) }
          .skip(1)
          .share()

      // What becomes of a draft: its row says that it is on its way, and then how it ended.
      val sendChange =
        thread
          .compose(takePairWhen(Observable.merge(newDraft, this.retryButtonTapped)))
          .flatMap { this.rowsWhileSending(it.second, it.first) }
          .share()

      val rowChange =
        Observable.merge<(List<MessageRow>) -> List<MessageRow>>(
          loadEvent.compose(values()).map { messages -> { this.loading(it, messages) } },
          sendChange.map { (draft, row) -> { this.placing(it, draft, row) } },
        )

      val rows =
        rowChange
          .scan(emptyList<MessageRow>()) { current, change -> change(current) }
          .skip(1)
          .replay(1)
          .refCount()

      this.clearDraftTextField = newDraft.map { }

      this.dismissThread = this.backButtonTapped

      this.endRefreshing = loadEvent.filter { !it.isOnNext }.map { }

      this.goToProfile = thread.compose(takeWhen(this.participantNameTapped)).map { it.participant }

      rows
        .map { it.isNotEmpty() }
        .distinctUntilChanged()
        .subscribe { this.isEmptyStateHidden.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(thread.map { "" }, this.draftTextChanged, newDraft.map { "" })
        .map { it.isNotBlank() }
        .distinctUntilChanged()
        .subscribe { this.isSendButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      this.reloadMessageRows = rows

      this.scrollToRow = rows.map { it.size - 1 }.filter { it >= 0 }.distinctUntilChanged()

      this.showErrorBanner =
        Observable.merge(
          loadEvent.compose(errors()).map { ServiceError.of(it).message() },
          sendChange.filter { (_, row) -> row is MessageRow.Failed }.map { "Your message was not sent." },
        )

      thread
        .map { "${it.participant.name}, ${it.garden.name}" }
        .subscribe { this.titleLabelText.onNext(it) }
        .addToDisposable(this.disposables)
    }

    /** The rows after the thread was loaded: what is on its way stays below the messages. */
    private fun loading(rows: List<MessageRow>, messages: List<Message>): List<MessageRow> =
      messages.map { MessageRow.Sent(it) } + rows.filter { it !is MessageRow.Sent }

    /** The rows after the one that stands for a draft has changed. */
    private fun placing(rows: List<MessageRow>, draft: Draft, changed: MessageRow): List<MessageRow> =
      if (changed is MessageRow.Sending) rows.filter { it != MessageRow.Failed(draft) } + changed
      else rows.map { if (it == MessageRow.Sending(draft)) changed else it }

    /** Sends a draft, and emits it with the row that stands for it. */
    private fun rowsWhileSending(draft: Draft, thread: MessageThread): Observable<Pair<Draft, MessageRow>> =
      this.service
        .send(draft.body, thread)
        .map<MessageRow> { MessageRow.Sent(it) }
        .onErrorReturn { MessageRow.Failed(draft) }
        .startWithItem(MessageRow.Sending(draft))
        .map { Pair(draft, it) }

    override fun backButtonTapped() {
      this.analytics.track("Left Thread")
      this.backButtonTapped.onNext(Unit)
    }

    override fun configureWith(thread: MessageThread) {
      this.thread.onNext(thread)
    }

    override fun draftTextChanged(text: String) {
      this.draftTextChanged.onNext(text)
    }

    override fun participantNameTapped() {
      this.participantNameTapped.onNext(Unit)
    }

    override fun refreshControlPulled() {
      this.refreshControlPulled.onNext(Unit)
    }

    override fun retryButtonTapped(draft: Draft) {
      this.retryButtonTapped.onNext(draft)
    }

    override fun sendButtonTapped() {
      this.sendButtonTapped.onNext(Unit)
    }

    override fun viewWillAppear() {
      this.viewWillAppear.onNext(Unit)
    }

    override fun clearDraftTextField(): Observable<Unit> = this.clearDraftTextField

    override fun dismissThread(): Observable<Unit> = this.dismissThread

    override fun endRefreshing(): Observable<Unit> = this.endRefreshing

    override fun goToProfile(): Observable<User> = this.goToProfile

    override fun isEmptyStateHidden(): Observable<Boolean> = this.isEmptyStateHidden

    override fun isSendButtonEnabled(): Observable<Boolean> = this.isSendButtonEnabled

    override fun reloadMessageRows(): Observable<List<MessageRow>> = this.reloadMessageRows

    override fun scrollToRow(): Observable<Int> = this.scrollToRow

    override fun showErrorBanner(): Observable<String> = this.showErrorBanner

    override fun titleLabelText(): Observable<String> = this.titleLabelText

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }
  }
}
