package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.Transformers.takeWhen
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.BubbleAlignment
import com.plumbline.examples.models.Message
import com.plumbline.examples.models.User
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.net.URI
import java.time.Clock
import java.time.Duration
import java.time.Instant
import java.util.Optional

/** The view model of a view holder, which outlives no screen and is no `ViewModel` of Android. */
interface MessageHolderViewModel {
  interface Inputs {
    /** Call when the user taps the avatar beside the bubble. */
    fun avatarTapped()

    /** Call when the view holder is recycled. */
    fun clearDisposables()

    /** Call with the message to be shown in the view holder. */
    fun configureWith(message: Message)

    /** Call when the user taps the link that expands a long message. */
    fun readMoreLinkTapped()
  }

  interface Outputs {
    /** Emits the spoken description of the whole row. */
    fun accessibilityLabel(): Observable<String>

    /** Emits the address of the author's picture, or nothing for the placeholder. */
    fun avatarImageURL(): Observable<Optional<URI>>

    /** Emits the text of the bubble. */
    fun bodyLabelText(): Observable<String>

    /** Emits the side that the bubble should be aligned with. */
    fun bubbleAlignment(): Observable<BubbleAlignment>

    /**
     * Emits a Boolean that says whether the link that expands the message is hidden.
     *
     * <p>It is hidden when the message is short, and when it was expanded already.
     */
    fun isReadMoreLinkHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the dot of unread messages is hidden. */
    fun isUnreadDotHidden(): Observable<Boolean>

    /** Emits the user that the delegate should be told of. */
    fun notifyDelegateOfAuthor(): Observable<User>

    /** Emits the text of the date label. */
    fun sentAtLabelText(): Observable<String>
  }

  class ViewModel(private val clock: Clock) : Inputs, Outputs {
    private val avatarTapped = PublishSubject.create<Unit>()
    private val message = PublishSubject.create<Message>()
    private val readMoreLinkTapped = PublishSubject.create<Unit>()

    private val accessibilityLabel = BehaviorSubject.create<String>()
    private val avatarImageURL = BehaviorSubject.create<Optional<URI>>()
    private val bodyLabelText = BehaviorSubject.create<String>()
    private val bubbleAlignment = BehaviorSubject.create<BubbleAlignment>()
    private val isReadMoreLinkHidden = BehaviorSubject.create<Boolean>()
    private val isUnreadDotHidden = BehaviorSubject.create<Boolean>()
    private val notifyDelegateOfAuthor: Observable<User>
    private val sentAtLabelText = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val expandedMessage = this.message.compose(takeWhen(this.readMoreLinkTapped))

      this.message
        .map { this.description(it) }
        .subscribe { this.accessibilityLabel.onNext(it) }
        .addToDisposable(this.disposables)

      this.message
        .map { it.author.avatarUrl }
        .subscribe { this.avatarImageURL.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(this.message.map { this.shortened(it.body) }, expandedMessage.map { it.body })
        .subscribe { this.bodyLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.message
        .map { if (it.isFromViewer) BubbleAlignment.TRAILING else BubbleAlignment.LEADING }
        .subscribe { this.bubbleAlignment.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(
          this.message.map { this.length(it.body) <= MAXIMUM_BODY_LENGTH },
          expandedMessage.map { true },
        )
        .distinctUntilChanged()
        .subscribe { this.isReadMoreLinkHidden.onNext(it) }
        .addToDisposable(this.disposables)

      this.message
        .map { it.isRead || it.isFromViewer }
        .subscribe { this.isUnreadDotHidden.onNext(it) }
        .addToDisposable(this.disposables)

      this.notifyDelegateOfAuthor = this.message.compose(takeWhen(this.avatarTapped)).map { it.author }

      this.message
        .map { this.relativeAge(it.sentAt) }
        .subscribe { this.sentAtLabelText.onNext(it) }
        .addToDisposable(this.disposables)
    }

    private fun description(message: Message): String {
      val who = if (message.isFromViewer) "You" else message.author.name
      return "$who wrote ${this.relativeAge(message.sentAt)}: ${message.body}"
    }

    private fun length(text: String): Int = text.codePointCount(0, text.length)

    private fun relativeAge(date: Instant): String {
      val minutes = Duration.between(date, this.clock.instant()).toMinutes()
      return when {
        minutes < 1 -> "just now"
        minutes < 60 -> "$minutes min ago"
        minutes < 1440 -> "${minutes / 60} h ago"
        else -> "${minutes / 1440} d ago"
      }
    }

    private fun shortened(body: String): String =
      if (this.length(body) <= MAXIMUM_BODY_LENGTH) body
      else body.substring(0, body.offsetByCodePoints(0, MAXIMUM_BODY_LENGTH)) + "…"

    override fun avatarTapped() {
      this.avatarTapped.onNext(Unit)
    }

    override fun clearDisposables() = this.disposables.clear()

    override fun configureWith(message: Message) {
      this.message.onNext(message)
    }

    override fun readMoreLinkTapped() {
      this.readMoreLinkTapped.onNext(Unit)
    }

    override fun accessibilityLabel(): Observable<String> = this.accessibilityLabel

    override fun avatarImageURL(): Observable<Optional<URI>> = this.avatarImageURL

    override fun bodyLabelText(): Observable<String> = this.bodyLabelText

    override fun bubbleAlignment(): Observable<BubbleAlignment> = this.bubbleAlignment

    override fun isReadMoreLinkHidden(): Observable<Boolean> = this.isReadMoreLinkHidden

    override fun isUnreadDotHidden(): Observable<Boolean> = this.isUnreadDotHidden

    override fun notifyDelegateOfAuthor(): Observable<User> = this.notifyDelegateOfAuthor

    override fun sentAtLabelText(): Observable<String> = this.sentAtLabelText

    private companion object {
      /** How many characters of a message are shown before it has to be expanded. */
      const val MAXIMUM_BODY_LENGTH = 280
    }
  }
}
