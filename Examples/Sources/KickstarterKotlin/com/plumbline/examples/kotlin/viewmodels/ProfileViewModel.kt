package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.services.ProfileServiceType
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.Garden
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.models.User
import com.plumbline.examples.services.AnalyticsType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.net.URI
import java.util.Optional

interface ProfileViewModel {
  interface Inputs {
    /** Call with the user whose profile is shown. */
    fun configureWith(user: User)

    /** Call when the user taps the follow button. */
    fun followButtonTapped()

    /** Call with the garden that was tapped and its row. */
    fun gardenTapped(garden: Garden, row: Int)

    /** Call when the user pulls the list down. */
    fun refreshControlPulled()

    /** Call when the user taps the share button. */
    fun shareButtonTapped()

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits the address of the user's picture, or nil for the placeholder. */
    fun avatarImageURL(): Observable<Optional<URI>>

    /** Emits the text of the biography label. */
    fun biographyLabelText(): Observable<String>

    /** Emits when the refresh control should come to rest. */
    fun endRefreshing(): Observable<Unit>

    /** Emits the title of the follow button. */
    fun followButtonTitle(): Observable<String>

    /** Emits the garden to be shown. */
    fun goToGarden(): Observable<Garden>

    /** Emits a Boolean that says whether the biography label is hidden. */
    fun isBiographyLabelHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the follow button can be tapped. */
    fun isFollowButtonEnabled(): Observable<Boolean>

    /** Emits the text of the name label. */
    fun nameLabelText(): Observable<String>

    /** Emits the gardens that the user backs. */
    fun reloadGardens(): Observable<List<Garden>>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>

    /** Emits the address to be shared. */
    fun showShareSheet(): Observable<URI>
  }

  class ProfileViewModel(
    private val analytics: AnalyticsType,
    service: ProfileServiceType,
  ) : ViewModel(), Inputs, Outputs {
    private val followButtonTapped = PublishSubject.create<Unit>()
    private val gardenTapped = PublishSubject.create<Pair<Garden, Int>>()
    private val refreshControlPulled = PublishSubject.create<Unit>()
    private val shareButtonTapped = PublishSubject.create<Unit>()
    private val user = PublishSubject.create<User>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val avatarImageURL = BehaviorSubject.create<Optional<URI>>()
    private val biographyLabelText = BehaviorSubject.create<String>()
    private val endRefreshing: Observable<Unit>
    private val followButtonTitle = BehaviorSubject.create<String>()
    private val goToGarden: Observable<Garden>
    private val isBiographyLabelHidden = BehaviorSubject.create<Boolean>()
    private val isFollowButtonEnabled = BehaviorSubject.create<Boolean>()
    private val nameLabelText = BehaviorSubject.create<String>()
    private val reloadGardens: Observable<List<Garden>>
    private val showErrorMessageDialog: Observable<String>
    private val showShareSheet: Observable<URI>

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val configuredUser = Observable.combineLatest(this.user, this.viewDidLoad) { user, _ -> user }.share()

      // Each tap on the button starts from the user that the server confirmed last.
      val lastKnownUser = BehaviorSubject.create<User>()
      val isSaving = PublishSubject.create<Boolean>()

      val followEvent =
        lastKnownUser
          .compose(takeWhen(this.followButtonTapped))
          .switchMap { user ->
            service
              .setFollowed(!user.isFollowedByViewer, user)
              .doOnSubscribe { isSaving.onNext(true) }
              .doFinally { isSaving.onNext(false) }
              .materialize()
          }
          .share()

      val gardensEvent =
        Observable.merge(configuredUser, configuredUser.compose(takeWhen(this.refreshControlPulled)))
          .switchMap { service.backedGardens(it).materialize() }
          .share()

      lastKnownUser
        .map { it.avatarUrl }
        .distinctUntilChanged()
        .subscribe { this.avatarImageURL.onNext(it) }
        .addToDisposable(this.disposables)

      lastKnownUser
        .map { it.biography.orElse("") }
        .distinctUntilChanged()
        .subscribe { this.biographyLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.endRefreshing = gardensEvent.filter { !it.isOnNext }.map { }

      lastKnownUser
        .map { if (it.isFollowedByViewer) "Unfollow" else "Follow" }
        .distinctUntilChanged()
        .subscribe { this.followButtonTitle.onNext(it) }
        .addToDisposable(this.disposables)

      this.goToGarden = this.gardenTapped.map { (garden, _) -> garden }

      lastKnownUser
        .map { it.biography.orElse("").isEmpty() }
        .distinctUntilChanged()
        .subscribe { this.isBiographyLabelHidden.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(configuredUser.map { true }, isSaving.map { !it })
        .distinctUntilChanged()
        .subscribe { this.isFollowButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      lastKnownUser
        .map { it.name }
        .distinctUntilChanged()
        .subscribe { this.nameLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.reloadGardens = gardensEvent.compose(values())

      this.showErrorMessageDialog =
        Observable.merge(gardensEvent.compose(errors()), followEvent.compose(errors()))
          .map { ServiceError.of(it).message() }

      this.showShareSheet =
        lastKnownUser
          .compose(takeWhen(this.shareButtonTapped))
          .map { URI.create("https://orchard.example/people/${it.id}") }

      this.gardenTapped
        .subscribe { (_, row) -> this.analytics.track("Tapped Garden in Row $row") }
        .addToDisposable(this.disposables)

      Observable.merge(configuredUser, followEvent.compose(values()))
        .subscribe { lastKnownUser.onNext(it) }
        .addToDisposable(this.disposables)
    }

    override fun configureWith(user: User) {
      this.user.onNext(user)
    }

    override fun followButtonTapped() {
      this.followButtonTapped.onNext(Unit)
    }

    override fun gardenTapped(garden: Garden, row: Int) {
      this.gardenTapped.onNext(Pair(garden, row))
    }

    override fun refreshControlPulled() {
      this.refreshControlPulled.onNext(Unit)
    }

    override fun shareButtonTapped() {
      this.shareButtonTapped.onNext(Unit)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun avatarImageURL(): Observable<Optional<URI>> = this.avatarImageURL

    override fun biographyLabelText(): Observable<String> = this.biographyLabelText

    override fun endRefreshing(): Observable<Unit> = this.endRefreshing

    override fun followButtonTitle(): Observable<String> = this.followButtonTitle

    override fun goToGarden(): Observable<Garden> = this.goToGarden

    override fun isBiographyLabelHidden(): Observable<Boolean> = this.isBiographyLabelHidden

    override fun isFollowButtonEnabled(): Observable<Boolean> = this.isFollowButtonEnabled

    override fun nameLabelText(): Observable<String> = this.nameLabelText

    override fun reloadGardens(): Observable<List<Garden>> = this.reloadGardens

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun showShareSheet(): Observable<URI> = this.showShareSheet

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }
  }
}
