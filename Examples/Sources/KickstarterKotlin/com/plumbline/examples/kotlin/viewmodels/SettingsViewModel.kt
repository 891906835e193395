package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.Build
import com.plumbline.examples.models.Preferences
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.services.AnalyticsType
import com.plumbline.examples.services.SettingsServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.net.URI

interface SettingsViewModel {
  interface Inputs {
    /** Call when the user turns the switch of the weekly digest. */
    fun digestSwitchToggled(isOn: Boolean)

    /** Call when the user taps the row that writes to the support team. */
    fun helpRowTapped()

    /** Call when the user confirms that they want to log out. */
    fun logoutConfirmed()

    /** Call when the user taps the log-out row. */
    fun logoutRowTapped()

    /** Call with the answer of the system to the request for push notifications. */
    fun pushAuthorizationChanged(isGranted: Boolean, wasAskedNow: Boolean)

    /** Call when the user turns the switch of the push notifications. */
    fun pushSwitchToggled(isOn: Boolean)

    /** Call with the units that the user picked. */
    fun unitsPicked(units: Preferences.Units)

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits a Boolean that says whether the digest switch is on, without animation. */
    fun isDigestSwitchOn(): Observable<Boolean>

    /** Emits a Boolean that says whether the push switch can be used. */
    fun isPushSwitchEnabled(): Observable<Boolean>

    /** Emits a Boolean that says whether the push switch is on, without animation. */
    fun isPushSwitchOn(): Observable<Boolean>

    /** Emits when the app should forget the session. */
    fun logOutOfEnvironment(): Observable<Unit>

    /** Emits the address of a mail to be composed. */
    fun openMailComposer(): Observable<URI>

    /** Emits when the system should be asked for push notifications. */
    fun requestPushAuthorization(): Observable<Unit>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>

    /** Emits when the user should be asked whether they want to log out. */
    fun showLogoutConfirmation(): Observable<Unit>

    /** Emits when the user should be told how to allow push notifications. */
    fun showPushSettingsHint(): Observable<Unit>

    /** Emits the text of the units row. */
    fun unitsLabelText(): Observable<String>

    /** Emits the text of the version label. */
    fun versionLabelText(): Observable<String>
  }

  class SettingsViewModel(
    private val analytics: AnalyticsType,
    build: Build,
    service: SettingsServiceType,
  ) : ViewModel(), Inputs, Outputs {
    private val digestSwitchToggled = PublishSubject.create<Boolean>()
    private val helpRowTapped = PublishSubject.create<Unit>()
    private val logoutConfirmed = PublishSubject.create<Unit>()
    private val logoutRowTapped = PublishSubject.create<Unit>()
    private val pushAuthorizationChanged = PublishSubject.create<Pair<Boolean, Boolean>>()
    private val pushSwitchToggled = PublishSubject.create<Boolean>()
    private val unitsPicked = PublishSubject.create<Preferences.Units>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val isDigestSwitchOn = BehaviorSubject.create<Boolean>()
    private val isPushSwitchEnabled = BehaviorSubject.create<Boolean>()
    private val isPushSwitchOn = BehaviorSubject.create<Boolean>()
    private val logOutOfEnvironment: Observable<Unit>
    private val openMailComposer: Observable<URI>
    private val requestPushAuthorization: Observable<Unit>
    private val showErrorMessageDialog: Observable<String>
    private val showLogoutConfirmation: Observable<Unit>
    private val showPushSettingsHint: Observable<Unit>
    private val unitsLabelText = BehaviorSubject.create<String>()
    private val versionLabelText = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val loadEvent = this.viewDidLoad.switchMap { service.preferences().materialize() }.share()

      val loaded = loadEvent.compose(values())

      val refused = this.pushAuthorizationChanged.filter { (isGranted, _) -> !isGranted }

      val edit =
        Observable.merge<(Preferences) -> Preferences>(
          this.digestSwitchToggled.map { isOn -> { it.withDigest(isOn) } },
          this.pushSwitchToggled.map { isOn -> { it.withPushNotifications(isOn) } },
          this.unitsPicked.map { units -> { it.withUnits(units) } },
          refused.map { { it.withPushNotifications(false) } },
        )

      val changed =
        loaded
          .switchMap { preferences -> edit.scan(preferences) { current, change -> change(current) }.skip(1) }
          .distinctUntilChanged()
          .share()

      val saveEvent = changed.switchMap { service.save(it).materialize() }.share()

      // What was changed is saved whether or not anybody wants to know of errors.
      saveEvent.subscribe().addToDisposable(this.disposables)

      loaded
        .map { it.receivesDigest }
        .subscribe { this.isDigestSwitchOn.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(loaded.map { true }, loadEvent.compose(errors()).map { false })
        .distinctUntilChanged()
        .subscribe { this.isPushSwitchEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(loaded.map { it.receivesPushNotifications }, refused.map { false })
        .subscribe { this.isPushSwitchOn.onNext(it) }
        .addToDisposable(this.disposables)

      this.logOutOfEnvironment = this.logoutConfirmed

      this.openMailComposer = this.helpRowTapped.map { SUPPORT_ADDRESS }

      this.requestPushAuthorization = this.pushSwitchToggled.filter { it }.map { }

      this.showErrorMessageDialog =
        Observable.merge(loadEvent.compose(errors()), saveEvent.compose(errors()))
          .map { ServiceError.of(it).message() }

      this.showLogoutConfirmation = this.logoutRowTapped

      this.showPushSettingsHint = refused.filter { (_, wasAskedNow) -> !wasAskedNow }.map { }

      Observable.merge(loaded, changed)
        .map { this.title(it.units) }
        .distinctUntilChanged()
        .subscribe { this.unitsLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.viewDidLoad
        .map { "Version ${build.versionName}" }
        .subscribe { this.versionLabelText.onNext(it) }
        .addToDisposable(this.disposables)
    }

    private fun title(units: Preferences.Units): String =
      when (units) {
        Preferences.Units.IMPERIAL -> "Pounds and inches"
        Preferences.Units.METRIC -> "Kilograms and centimeters"
      }

    override fun digestSwitchToggled(isOn: Boolean) {
      this.digestSwitchToggled.onNext(isOn)
    }

    override fun helpRowTapped() {
      this.helpRowTapped.onNext(Unit)
    }

    override fun logoutConfirmed() {
      this.analytics.track("Logged Out")
      this.logoutConfirmed.onNext(Unit)
    }

    override fun logoutRowTapped() {
      this.logoutRowTapped.onNext(Unit)
    }

    override fun pushAuthorizationChanged(isGranted: Boolean, wasAskedNow: Boolean) {
      this.pushAuthorizationChanged.onNext(Pair(isGranted, wasAskedNow))
    }

    override fun pushSwitchToggled(isOn: Boolean) {
      this.pushSwitchToggled.onNext(isOn)
    }

    override fun unitsPicked(units: Preferences.Units) {
      this.unitsPicked.onNext(units)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun isDigestSwitchOn(): Observable<Boolean> = this.isDigestSwitchOn

    override fun isPushSwitchEnabled(): Observable<Boolean> = this.isPushSwitchEnabled

    override fun isPushSwitchOn(): Observable<Boolean> = this.isPushSwitchOn

    override fun logOutOfEnvironment(): Observable<Unit> = this.logOutOfEnvironment

    override fun openMailComposer(): Observable<URI> = this.openMailComposer

    override fun requestPushAuthorization(): Observable<Unit> = this.requestPushAuthorization

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun showLogoutConfirmation(): Observable<Unit> = this.showLogoutConfirmation

    override fun showPushSettingsHint(): Observable<Unit> = this.showPushSettingsHint

    override fun unitsLabelText(): Observable<String> = this.unitsLabelText

    override fun versionLabelText(): Observable<String> = this.versionLabelText

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }

    private companion object {
      val SUPPORT_ADDRESS: URI = URI.create("mailto:help@orchard.example")
    }
  }
}
