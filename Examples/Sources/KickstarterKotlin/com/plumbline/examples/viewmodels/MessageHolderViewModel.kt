package com.plumbline.examples.viewmodels

import com.plumbline.examples.models.Message
import com.plumbline.examples.support.addToDisposable
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject

/** The view model of a view holder, which outlives no screen and is no `ViewModel` of Android. */
interface MessageHolderViewModel {
  interface Inputs {
    /** Call when the view holder is recycled. */
    fun clearDisposables()

    /** Call when the view holder is bound to a message. */
    fun configureWith(message: Message)

    /** Call when the user taps the message. */
    fun messageTapped()
  }

  interface Outputs {
    /** Emits the text of the message. */
    fun bodyText(): Observable<String>

    /** Emits a Boolean that says whether the dot of unread messages is hidden. */
    fun isDotHidden(): Observable<Boolean>

    /** Emits the name of the sender. */
    fun senderName(): Observable<String>
  }

  class ViewModel : Inputs, Outputs {
    private val configureWith = PublishSubject.create<Message>()
    private val messageTapped = PublishSubject.create<Unit>()

    private val bodyText = BehaviorSubject.create<String>()
    private val isDotHidden = BehaviorSubject.create<Boolean>()
    private val senderName = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      this.configureWith
        .map { it.body }
        .subscribe { this.bodyText.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(this.configureWith.map { it.isRead }, this.messageTapped.map { true })
        .distinctUntilChanged()
        .subscribe { this.isDotHidden.onNext(it) }
        .addToDisposable(this.disposables)

      this.configureWith
        .map { this.displayName(it) }
        .subscribe { this.senderName.onNext(it) }
        .addToDisposable(this.disposables)
    }

    private fun displayName(message: Message): String = message.sender.ifEmpty { "Unknown" }

    override fun clearDisposables() = this.disposables.clear()

    override fun configureWith(message: Message) = this.configureWith.onNext(message)

    override fun messageTapped() = this.messageTapped.onNext(Unit)

    override fun bodyText(): Observable<String> = this.bodyText

    override fun isDotHidden(): Observable<Boolean> = this.isDotHidden

    override fun senderName(): Observable<String> = this.senderName
  }
}
