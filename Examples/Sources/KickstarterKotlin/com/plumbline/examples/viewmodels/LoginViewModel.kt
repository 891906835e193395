package com.plumbline.examples.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.examples.models.Credentials
import com.plumbline.examples.models.Session
import com.plumbline.examples.services.SessionServiceType
import com.plumbline.examples.support.addToDisposable
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject

interface LoginViewModel {
  interface Inputs {
    /** Call when the text of the e-mail field changes. */
    fun emailChanged(email: String)

    /** Call when the user taps the login button. */
    fun loginButtonTapped()

    /** Call when the text of the password field changes. */
    fun passwordChanged(password: String)

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits when the keyboard should go away. */
    fun dismissKeyboard(): Observable<Unit>

    /** Emits a Boolean that says whether the activity indicator is hidden. */
    fun isActivityIndicatorHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the login button can be tapped. */
    fun isLoginButtonEnabled(): Observable<Boolean>

    /** Emits a session that the app should continue with. */
    fun logIntoEnvironment(): Observable<Session>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>

    /** Emits the title of the screen. */
    fun titleText(): Observable<String>
  }

  class LoginViewModel(private val service: SessionServiceType) : ViewModel(), Inputs, Outputs {
    private val emailChanged = PublishSubject.create<String>()
    private val loginButtonTapped = PublishSubject.create<Unit>()
    private val passwordChanged = PublishSubject.create<String>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val dismissKeyboard: Observable<Unit>
    private val isActivityIndicatorHidden = BehaviorSubject.create<Boolean>()
    private val isLoginButtonEnabled = BehaviorSubject.create<Boolean>()
    private val logIntoEnvironment: Observable<Session>
    private val showErrorMessageDialog: Observable<String>
    private val titleText = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val credentials =
        Observable.combineLatest(this.emailChanged, this.passwordChanged) { email, password ->
          Credentials(email.trim(), password)
        }

      val submission =
        this.loginButtonTapped.withLatestFrom(credentials) { _, latest -> latest }
          .filter { it.isPlausible }
          .share()

      val isLoading = PublishSubject.create<Boolean>()

      val loginEvent =
        submission
          .switchMap { latest ->
            this.service.logIn(latest)
              .doOnSubscribe { isLoading.onNext(true) }
              .doFinally { isLoading.onNext(false) }
              .materialize()
          }
          .share()

      this.dismissKeyboard = submission.map { }

      this.logIntoEnvironment = loginEvent.filter { it.isOnNext }.map { it.value!! }

      this.showErrorMessageDialog = loginEvent.filter { it.isOnError }.map { this.message(it.error) }

      Observable.merge(this.viewDidLoad.map { true }, isLoading.map { !it })
        .subscribe { this.isActivityIndicatorHidden.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(this.viewDidLoad.map { false }, credentials.map { it.isPlausible })
        .distinctUntilChanged()
        .subscribe { this.isLoginButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      this.viewDidLoad
        .map { "Log in" }
        .subscribe { this.titleText.onNext(it) }
        .addToDisposable(this.disposables)
    }

    private fun message(error: Throwable?): String = error?.message ?: "Please try again later."

    override fun emailChanged(email: String) {
      this.emailChanged.onNext(email)
    }

    override fun loginButtonTapped() {
      this.loginButtonTapped.onNext(Unit)
    }

    override fun passwordChanged(password: String) {
      this.passwordChanged.onNext(password)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun dismissKeyboard(): Observable<Unit> = this.dismissKeyboard

    override fun isActivityIndicatorHidden(): Observable<Boolean> = this.isActivityIndicatorHidden

    override fun isLoginButtonEnabled(): Observable<Boolean> = this.isLoginButtonEnabled

    override fun logIntoEnvironment(): Observable<Session> = this.logIntoEnvironment

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun titleText(): Observable<String> = this.titleText

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }
  }
}
