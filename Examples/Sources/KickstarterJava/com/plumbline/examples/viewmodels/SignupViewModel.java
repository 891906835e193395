package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.errors;
import static com.plumbline.android.Transformers.takeWhen;
import static com.plumbline.android.Transformers.values;

import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.models.SignupForm;
import com.plumbline.examples.services.SessionServiceType;
import com.plumbline.examples.ui.SignupActivity;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.net.URI;

public interface SignupViewModel {

  interface Inputs {
    /** Call when the user turns the switch of the weekly digest. */
    void digestSwitchToggled(boolean isOn);

    /** Call when the text of the e-mail field changes. */
    void emailChanged(String email);

    /** Call when the user presses return in the e-mail field. */
    void emailTextFieldDidReturn();

    /** Call when the text of the name field changes. */
    void nameChanged(String name);

    /** Call when the user presses return in the name field. */
    void nameTextFieldDidReturn();

    /** Call when the text of the password field changes. */
    void passwordChanged(String password);

    /** Call when the user presses return in the password field. */
    void passwordTextFieldDidReturn();

    /** Call when the user taps the sign-up button. */
    void signupButtonTapped();

    /** Call when the user taps the link to the terms of use. */
    void termsLinkTapped();

    /** Call when the view loads. */
    void viewDidLoad();
  }

  interface Outputs {
    /** Emits when the e-mail field should get the focus. */
    Observable<NoValue> focusEmailTextField();

    /** Emits when the name field should get the focus. */
    Observable<NoValue> focusNameTextField();

    /** Emits when the password field should get the focus. */
    Observable<NoValue> focusPasswordTextField();

    /** Emits a Boolean that says whether the digest switch is on. */
    Observable<Boolean> isDigestSwitchOn();

    /** Emits a Boolean that says whether the sign-up button can be tapped. */
    Observable<Boolean> isSignupButtonEnabled();

    /** Emits a session that the app should continue with. */
    Observable<Session> logIntoEnvironment();

    /** Emits the address of the page with the terms of use. */
    Observable<URI> openTermsOfUse();

    /** Emits the text of the label below the password field. */
    Observable<String> passwordHintLabelText();
  }

  interface Errors {
    /** Emits the message of a dialog to be shown. */
    Observable<String> showErrorMessageDialog();
  }

  final class ViewModel extends ActivityViewModel<SignupActivity>
      implements Inputs, Outputs, Errors {
    private static final URI TERMS_OF_USE = URI.create("https://orchard.example/terms");
    private static final int MINIMUM_PASSWORD_LENGTH = 8;

    private final SessionServiceType service;

    public ViewModel(final @NonNull Environment environment) {
      super(environment);

      this.service = environment.get(SessionServiceType.class);

      final Observable<SignupForm> form =
          Observable.combineLatest(
              this.nameChanged,
              this.emailChanged,
              this.passwordChanged,
              Observable.merge(this.viewDidLoad.map(__ -> false), this.digestSwitchToggled),
              SignupForm::new);

      final Observable<Boolean> isFormValid =
          Observable.merge(this.viewDidLoad.map(__ -> false), form.map(ViewModel::isValid));

      final Observable<Boolean> submission =
          isFormValid.compose(takeWhen(this.signupButtonTapped)).filter(isValid -> isValid);

      final Observable<Notification<Session>> signupEvent =
          form.compose(takeWhen(submission))
              .switchMap(submitted -> this.service.signUp(submitted).materialize())
              .share();

      this.focusEmailTextField = this.nameTextFieldDidReturn;

      this.focusNameTextField = this.viewDidLoad;

      this.focusPasswordTextField = this.emailTextFieldDidReturn;

      this.viewDidLoad
          .map(__ -> false)
          .compose(bindToLifecycle())
          .subscribe(this.isDigestSwitchOn::onNext);

      isFormValid
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.isSignupButtonEnabled::onNext);

      this.logIntoEnvironment = signupEvent.compose(values());

      this.openTermsOfUse = this.termsLinkTapped.map(__ -> TERMS_OF_USE);

      this.passwordChanged
          .map(ViewModel::hint)
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.passwordHintLabelText::onNext);

      this.showErrorMessageDialog =
          signupEvent.compose(errors()).map(error -> ServiceError.of(error).message());
    }

    private static @NonNull String hint(final @NonNull String password) {
      final int missing = MINIMUM_PASSWORD_LENGTH - password.length();
      if (password.isEmpty()) {
        return "";
      } else if (missing > 1) {
        return missing + " more characters, please.";
      } else if (missing == 1) {
        return "1 more character, please.";
      } else {
        return "That is long enough.";
      }
    }

    private static boolean isValid(final @NonNull SignupForm form) {
      return !form.name().isEmpty()
          && form.email().contains("@")
          && form.password().length() >= MINIMUM_PASSWORD_LENGTH;
    }

    private final PublishSubject<Boolean> digestSwitchToggled = PublishSubject.create();
    private final PublishSubject<String> emailChanged = PublishSubject.create();
    private final PublishSubject<NoValue> emailTextFieldDidReturn = PublishSubject.create();
    private final PublishSubject<String> nameChanged = PublishSubject.create();
    private final PublishSubject<NoValue> nameTextFieldDidReturn = PublishSubject.create();
    private final PublishSubject<String> passwordChanged = PublishSubject.create();
    private final PublishSubject<NoValue> signupButtonTapped = PublishSubject.create();
    private final PublishSubject<NoValue> termsLinkTapped = PublishSubject.create();
    private final PublishSubject<NoValue> viewDidLoad = PublishSubject.create();

    private final Observable<NoValue> focusEmailTextField;
    private final Observable<NoValue> focusNameTextField;
    private final Observable<NoValue> focusPasswordTextField;
    private final BehaviorSubject<Boolean> isDigestSwitchOn = BehaviorSubject.create();
    private final BehaviorSubject<Boolean> isSignupButtonEnabled = BehaviorSubject.create();
    private final Observable<Session> logIntoEnvironment;
    private final Observable<URI> openTermsOfUse;
    private final BehaviorSubject<String> passwordHintLabelText = BehaviorSubject.create();

    private final Observable<String> showErrorMessageDialog;

    public final Inputs inputs = this;
    public final Outputs outputs = this;
    public final Errors errors = this;

    @Override
    public void digestSwitchToggled(final boolean isOn) {
      this.digestSwitchToggled.onNext(isOn);
    }

    @Override
    public void emailChanged(final @NonNull String email) {
      this.emailChanged.onNext(email);
    }

    @Override
    public void emailTextFieldDidReturn() {
      this.emailTextFieldDidReturn.onNext(NoValue.INSTANCE);
    }

    @Override
    public void nameChanged(final @NonNull String name) {
      this.nameChanged.onNext(name);
    }

    @Override
    public void nameTextFieldDidReturn() {
      this.nameTextFieldDidReturn.onNext(NoValue.INSTANCE);
    }

    @Override
    public void passwordChanged(final @NonNull String password) {
      this.passwordChanged.onNext(password);
    }

    @Override
    public void passwordTextFieldDidReturn() {
      this.signupButtonTapped();
    }

    @Override
    public void signupButtonTapped() {
      this.signupButtonTapped.onNext(NoValue.INSTANCE);
    }

    @Override
    public void termsLinkTapped() {
      this.termsLinkTapped.onNext(NoValue.INSTANCE);
    }

    @Override
    public void viewDidLoad() {
      this.viewDidLoad.onNext(NoValue.INSTANCE);
    }

    @Override
    public @NonNull Observable<NoValue> focusEmailTextField() {
      return this.focusEmailTextField;
    }

    @Override
    public @NonNull Observable<NoValue> focusNameTextField() {
      return this.focusNameTextField;
    }

    @Override
    public @NonNull Observable<NoValue> focusPasswordTextField() {
      return this.focusPasswordTextField;
    }

    @Override
    public @NonNull Observable<Boolean> isDigestSwitchOn() {
      return this.isDigestSwitchOn;
    }

    @Override
    public @NonNull Observable<Boolean> isSignupButtonEnabled() {
      return this.isSignupButtonEnabled;
    }

    @Override
    public @NonNull Observable<Session> logIntoEnvironment() {
      return this.logIntoEnvironment;
    }

    @Override
    public @NonNull Observable<URI> openTermsOfUse() {
      return this.openTermsOfUse;
    }

    @Override
    public @NonNull Observable<String> passwordHintLabelText() {
      return this.passwordHintLabelText;
    }

    @Override
    public @NonNull Observable<String> showErrorMessageDialog() {
      return this.showErrorMessageDialog;
    }
  }
}
