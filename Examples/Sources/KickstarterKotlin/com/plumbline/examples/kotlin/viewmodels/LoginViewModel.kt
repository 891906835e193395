package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.Credentials
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.models.Session
import com.plumbline.examples.services.SessionServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject

interface LoginViewModel {
  interface Inputs {
    /** Call when the text of the e-mail field changes. */
    fun emailChanged(email: String)

    /** Call when the user picks one of the suggested e-mail addresses. */
    fun emailSuggestionTapped(email: String)

    /** Call when the user presses return in the e-mail field. */
    fun emailTextFieldDidReturn()

    /** Call when the user taps the login button. */
    fun loginButtonTapped()

    /** Call when the text of the password field changes. */
    fun passwordChanged(password: String)

    /** Call when the user presses return in the password field. */
    fun passwordTextFieldDidReturn()

    /** Call when the user taps the eye in the password field. */
    fun passwordVisibilityButtonTapped()

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits when the keyboard should go away. */
    fun dismissKeyboard(): Observable<Unit>

    /** Emits the text to put into the e-mail field. */
    fun emailTextFieldText(): Observable<String>

    /** Emits when the password field should get the focus. */
    fun focusPasswordTextField(): Observable<Unit>

    /** Emits the credentials when a code has to be asked for. */
    fun goToTwoFactor(): Observable<Credentials>

    /** Emits a Boolean that says whether the activity indicator is hidden. */
    fun isActivityIndicatorHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the login button can be tapped. */
    fun isLoginButtonEnabled(): Observable<Boolean>

    /** Emits a Boolean that says whether the password is masked. */
    fun isPasswordMasked(): Observable<Boolean>

    /** Emits a session that the app should continue with. */
    fun logIntoEnvironment(): Observable<Session>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>
  }

  class LoginViewModel(service: SessionServiceType) : ViewModel(), Inputs, Outputs {
    private val emailChanged = PublishSubject.create<String>()
    private val emailSuggestionTapped = PublishSubject.create<String>()
    private val emailTextFieldDidReturn = PublishSubject.create<Unit>()
    private val loginButtonTapped = PublishSubject.create<Unit>()
    private val passwordChanged = PublishSubject.create<String>()
    private val passwordTextFieldDidReturn = PublishSubject.create<Unit>()
    private val passwordVisibilityButtonTapped = PublishSubject.create<Unit>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val dismissKeyboard: Observable<Unit>
    private val emailTextFieldText: Observable<String>
    private val focusPasswordTextField: Observable<Unit>
    private val goToTwoFactor: Observable<Credentials>
    private val isActivityIndicatorHidden = BehaviorSubject.create<Boolean>()
    private val isLoginButtonEnabled = BehaviorSubject.create<Boolean>()
    private val isPasswordMasked = BehaviorSubject.create<Boolean>()
    private val logIntoEnvironment: Observable<Session>
    private val showErrorMessageDialog: Observable<String>

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val credentials =
        Observable.combineLatest(this.emailChanged.map { it.trim() }, this.passwordChanged) { email, password ->
          Credentials(email, password)
        }

      val isValid =
        Observable.merge(
            this.viewDidLoad.map { false },
            credentials.map { this.isPlausible(it.email) && it.password.isNotEmpty() },
          )
          .distinctUntilChanged()

      val submission =
        isValid
          .compose(takeWhen(Observable.merge(this.loginButtonTapped, this.passwordTextFieldDidReturn)))
          .filter { it }
          .map { }

      val isLoading = PublishSubject.create<Boolean>()

      val loginEvent =
        credentials
          .compose(takeWhen(submission))
          .switchMap { latest ->
            service
              .logIn(latest)
              .doOnSubscribe { isLoading.onNext(true) }
              .doFinally { isLoading.onNext(false) }
              .materialize()
          }
          .share()

      val loginError = loginEvent.compose(errors()).map { ServiceError.of(it) }

      this.dismissKeyboard = submission

      this.emailTextFieldText = this.emailSuggestionTapped

      this.focusPasswordTextField =
        Observable.merge(this.emailSuggestionTapped.map { }, this.emailTextFieldDidReturn)

      this.goToTwoFactor =
        credentials.compose(takeWhen(loginError.filter { it.code() == ServiceError.Code.TWO_FACTOR_REQUIRED }))

      Observable.merge(this.viewDidLoad.map { true }, isLoading.map { !it })
        .subscribe { this.isActivityIndicatorHidden.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.combineLatest(isValid, Observable.merge(this.viewDidLoad.map { false }, isLoading)) { valid, loading ->
          valid && !loading
        }
        .distinctUntilChanged()
        .subscribe { this.isLoginButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(
          this.viewDidLoad.map { true },
          this.passwordVisibilityButtonTapped.scan(true) { isMasked, _ -> !isMasked }.skip(1),
        )
        .subscribe { this.isPasswordMasked.onNext(it) }
        .addToDisposable(this.disposables)

      this.logIntoEnvironment = loginEvent.compose(values())

      this.showErrorMessageDialog =
        loginError.filter { it.code() != ServiceError.Code.TWO_FACTOR_REQUIRED }.map { this.message(it) }
    }

    private fun isPlausible(email: String): Boolean {
      val parts = email.split("@")
      return parts.size == 2 && parts[0].isNotEmpty() && "." in parts[1]
    }

    private fun message(error: ServiceError): String =
      when (error.code()) {
        ServiceError.Code.INVALID_CREDENTIALS -> "This e-mail address and password do not belong together."
        ServiceError.Code.OFFLINE -> "You seem to be offline. Please try again later."
        else -> error.message()
      }

    override fun emailChanged(email: String) {
      this.emailChanged.onNext(email)
    }

    override fun emailSuggestionTapped(email: String) {
      this.emailChanged.onNext(email)
      this.emailSuggestionTapped.onNext(email)
    }

    override fun emailTextFieldDidReturn() {
      this.emailTextFieldDidReturn.onNext(Unit)
    }

    override fun loginButtonTapped() {
      this.loginButtonTapped.onNext(Unit)
    }

    override fun passwordChanged(password: String) {
      this.passwordChanged.onNext(password)
    }

    override fun passwordTextFieldDidReturn() {
      this.passwordTextFieldDidReturn.onNext(Unit)
    }

    override fun passwordVisibilityButtonTapped() {
      this.passwordVisibilityButtonTapped.onNext(Unit)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun dismissKeyboard(): Observable<Unit> = this.dismissKeyboard

    override fun emailTextFieldText(): Observable<String> = this.emailTextFieldText

    override fun focusPasswordTextField(): Observable<Unit> = this.focusPasswordTextField

    override fun goToTwoFactor(): Observable<Credentials> = this.goToTwoFactor

    override fun isActivityIndicatorHidden(): Observable<Boolean> = this.isActivityIndicatorHidden

    override fun isLoginButtonEnabled(): Observable<Boolean> = this.isLoginButtonEnabled

    override fun isPasswordMasked(): Observable<Boolean> = this.isPasswordMasked

    override fun logIntoEnvironment(): Observable<Session> = this.logIntoEnvironment

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }
  }
}
