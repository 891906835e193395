package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.models.Session
import com.plumbline.examples.models.SignupForm
import com.plumbline.examples.services.SessionServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.net.URI

interface SignupViewModel {
  interface Inputs {
    /** Call when the user turns the switch of the weekly digest. */
    fun digestSwitchToggled(isOn: Boolean)

    /** Call when the text of the e-mail field changes. */
    fun emailChanged(email: String)

    /** Call when the user presses return in the e-mail field. */
    fun emailTextFieldDidReturn()

    /** Call when the text of the name field changes. */
    fun nameChanged(name: String)

    /** Call when the user presses return in the name field. */
    fun nameTextFieldDidReturn()

    /** Call when the text of the password field changes. */
    fun passwordChanged(password: String)

    /** Call when the user presses return in the password field. */
    fun passwordTextFieldDidReturn()

    /** Call when the user taps the sign-up button. */
    fun signupButtonTapped()

    /** Call when the user taps the link to the terms of use. */
    fun termsLinkTapped()

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits when the e-mail field should get the focus. */
    fun focusEmailTextField(): Observable<Unit>

    /** Emits when the name field should get the focus. */
    fun focusNameTextField(): Observable<Unit>

    /** Emits when the password field should get the focus. */
    fun focusPasswordTextField(): Observable<Unit>

    /** Emits a Boolean that says whether the digest switch is on. */
    fun isDigestSwitchOn(): Observable<Boolean>

    /** Emits a Boolean that says whether the sign-up button can be tapped. */
    fun isSignupButtonEnabled(): Observable<Boolean>

    /** Emits a session that the app should continue with. */
    fun logIntoEnvironment(): Observable<Session>

    /** Emits the address of the page with the terms of use. */
    fun openTermsOfUse(): Observable<URI>

    /** Emits the text of the label below the password field. */
    fun passwordHintLabelText(): Observable<String>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>
  }

  class SignupViewModel(service: SessionServiceType) : ViewModel(), Inputs, Outputs {
    private val digestSwitchToggled = PublishSubject.create<Boolean>()
    private val emailChanged = PublishSubject.create<String>()
    private val emailTextFieldDidReturn = PublishSubject.create<Unit>()
    private val nameChanged = PublishSubject.create<String>()
    private val nameTextFieldDidReturn = PublishSubject.create<Unit>()
    private val passwordChanged = PublishSubject.create<String>()
    private val signupButtonTapped = PublishSubject.create<Unit>()
    private val termsLinkTapped = PublishSubject.create<Unit>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val focusEmailTextField: Observable<Unit>
    private val focusNameTextField: Observable<Unit>
    private val focusPasswordTextField: Observable<Unit>
    private val isDigestSwitchOn = BehaviorSubject.create<Boolean>()
    private val isSignupButtonEnabled = BehaviorSubject.create<Boolean>()
    private val logIntoEnvironment: Observable<Session>
    private val openTermsOfUse: Observable<URI>
    private val passwordHintLabelText = BehaviorSubject.create<String>()
    private val showErrorMessageDialog: Observable<String>

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val form =
        Observable.combineLatest(
          this.nameChanged,
          this.emailChanged,
          this.passwordChanged,
          Observable.merge(this.viewDidLoad.map { false }, this.digestSwitchToggled),
        ) { name, email, password, receivesDigest ->
          SignupForm(name, email, password, receivesDigest)
        }

      val isFormValid = Observable.merge(this.viewDidLoad.map { false }, form.map { this.isValid(it) })

      val submission = isFormValid.compose(takeWhen(this.signupButtonTapped)).filter { it }

      val signupEvent =
        form.compose(takeWhen(submission)).switchMap { service.signUp(it).materialize() }.share()

      this.focusEmailTextField = this.nameTextFieldDidReturn

      this.focusNameTextField = this.viewDidLoad

      this.focusPasswordTextField = this.emailTextFieldDidReturn

      this.viewDidLoad
        .map { false }
        .subscribe { this.isDigestSwitchOn.onNext(it) }
        .addToDisposable(this.disposables)

      isFormValid
        .distinctUntilChanged()
        .subscribe { this.isSignupButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      this.logIntoEnvironment = signupEvent.compose(values())

      this.openTermsOfUse = this.termsLinkTapped.map { TERMS_OF_USE }

      this.passwordChanged
        .map { this.hint(it) }
        .distinctUntilChanged()
        .subscribe { this.passwordHintLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.showErrorMessageDialog = signupEvent.compose(errors()).map { ServiceError.of(it).message() }
    }

    private fun hint(password: String): String {
      val missing = MINIMUM_PASSWORD_LENGTH - password.length
      return when {
        password.isEmpty() -> ""
        missing > 1 -> "$missing more characters, please."
        missing == 1 -> "1 more character, please."
        else -> "That is long enough."
      }
    }

    private fun isValid(form: SignupForm): Boolean =
      form.name.isNotEmpty() && "@" in form.email && form.password.length >= MINIMUM_PASSWORD_LENGTH

    override fun digestSwitchToggled(isOn: Boolean) {
      this.digestSwitchToggled.onNext(isOn)
    }

    override fun emailChanged(email: String) {
      this.emailChanged.onNext(email)
    }

    override fun emailTextFieldDidReturn() {
      this.emailTextFieldDidReturn.onNext(Unit)
    }

    override fun nameChanged(name: String) {
      this.nameChanged.onNext(name)
    }

    override fun nameTextFieldDidReturn() {
      this.nameTextFieldDidReturn.onNext(Unit)
    }

    override fun passwordChanged(password: String) {
      this.passwordChanged.onNext(password)
    }

    override fun passwordTextFieldDidReturn() {
      this.signupButtonTapped()
    }

    override fun signupButtonTapped() {
      this.signupButtonTapped.onNext(Unit)
    }

    override fun termsLinkTapped() {
      this.termsLinkTapped.onNext(Unit)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun focusEmailTextField(): Observable<Unit> = this.focusEmailTextField

    override fun focusNameTextField(): Observable<Unit> = this.focusNameTextField

    override fun focusPasswordTextField(): Observable<Unit> = this.focusPasswordTextField

    override fun isDigestSwitchOn(): Observable<Boolean> = this.isDigestSwitchOn

    override fun isSignupButtonEnabled(): Observable<Boolean> = this.isSignupButtonEnabled

    override fun logIntoEnvironment(): Observable<Session> = this.logIntoEnvironment

    override fun openTermsOfUse(): Observable<URI> = this.openTermsOfUse

    override fun passwordHintLabelText(): Observable<String> = this.passwordHintLabelText

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }

    private companion object {
      const val MINIMUM_PASSWORD_LENGTH = 8
      val TERMS_OF_USE: URI = URI.create("https://orchard.example/terms")
    }
  }
}
