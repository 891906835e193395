package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.errors;
import static com.plumbline.android.Transformers.ignoreValues;
import static com.plumbline.android.Transformers.takeWhen;
import static com.plumbline.android.Transformers.values;

import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.examples.models.Credentials;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.services.SessionServiceType;
import com.plumbline.examples.ui.LoginActivity;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;

public interface LoginViewModel {

  interface Inputs {
    /** Call when the text of the e-mail field changes. */
    void emailChanged(String email);

    /** Call when the user picks one of the suggested e-mail addresses. */
    void emailSuggestionTapped(String email);

    /** Call when the user presses return in the e-mail field. */
    void emailTextFieldDidReturn();

    /** Call when the user taps the login button. */
    void loginButtonTapped();

    /** Call when the text of the password field changes. */
    void passwordChanged(String password);

    /** Call when the user presses return in the password field. */
    void passwordTextFieldDidReturn();

    /** Call when the user taps the eye in the password field. */
    void passwordVisibilityButtonTapped();

    /** Call when the view loads. */
    void viewDidLoad();
  }

  interface Outputs {
    /** Emits when the keyboard should go away. */
    Observable<NoValue> dismissKeyboard();

    /** Emits the text to put into the e-mail field. */
    Observable<String> emailTextFieldText();

    /** Emits when the password field should get the focus. */
    Observable<NoValue> focusPasswordTextField();

    /** Emits the credentials when a code has to be asked for. */
    Observable<Credentials> goToTwoFactor();

    /** Emits a Boolean that says whether the activity indicator is hidden. */
    Observable<Boolean> isActivityIndicatorHidden();

    /** Emits a Boolean that says whether the login button can be tapped. */
    Observable<Boolean> isLoginButtonEnabled();

    /** Emits a Boolean that says whether the password is masked. */
    Observable<Boolean> isPasswordMasked();

    /** Emits a session that the app should continue with. */
    Observable<Session> logIntoEnvironment();

    /** Emits the message of a dialog to be shown. */
    Observable<String> showErrorMessageDialog();
  }

  final class ViewModel extends ActivityViewModel<LoginActivity> implements Inputs, Outputs {
    private final SessionServiceType service;

    public ViewModel(final @NonNull Environment environment) {
      super(environment);

      this.service = environment.get(SessionServiceType.class);

      final Observable<Credentials> credentials =
          Observable.combineLatest(
              this.emailChanged.map(String::trim), this.passwordChanged, Credentials::new);

      final Observable<Boolean> isValid =
          Observable.merge(
                  this.viewDidLoad.map(__ -> false),
                  credentials.map(c -> isPlausible(c.email()) && !c.password().isEmpty()))
              .distinctUntilChanged();

      final Observable<NoValue> submission =
          isValid
              .compose(
                  takeWhen(
                      Observable.merge(this.loginButtonTapped, this.passwordTextFieldDidReturn)))
              .filter(valid -> valid)
              .compose(ignoreValues());

      final PublishSubject<Boolean> isLoading = PublishSubject.create();

      final Observable<Notification<Session>> loginEvent =
          credentials
              .compose(takeWhen(submission))
              .switchMap(
                  c ->
                      this.service
                          .logIn(c)
                          .doOnSubscribe(__ -> isLoading.onNext(true))
                          .doFinally(() -> isLoading.onNext(false))
                          .materialize())
              .share();

      final Observable<ServiceError> loginError =
          loginEvent.compose(errors()).map(ServiceError::of);

      this.dismissKeyboard = submission;

      this.emailTextFieldText = this.emailSuggestionTapped;

      this.focusPasswordTextField =
          Observable.merge(
              this.emailSuggestionTapped.compose(ignoreValues()), this.emailTextFieldDidReturn);

      this.goToTwoFactor =
          credentials.compose(
              takeWhen(
                  loginError.filter(
                      error -> error.code() == ServiceError.Code.TWO_FACTOR_REQUIRED)));

      Observable.merge(this.viewDidLoad.map(__ -> true), isLoading.map(loading -> !loading))
          .compose(bindToLifecycle())
          .subscribe(this.isActivityIndicatorHidden::onNext);

      Observable.combineLatest(
              isValid,
              Observable.merge(this.viewDidLoad.map(__ -> false), isLoading),
              (valid, loading) -> valid && !loading)
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.isLoginButtonEnabled::onNext);

      Observable.merge(
              this.viewDidLoad.map(__ -> true),
              this.passwordVisibilityButtonTapped.scan(true, (masked, __) -> !masked).skip(1))
          .compose(bindToLifecycle())
          .subscribe(this.isPasswordMasked::onNext);

      this.logIntoEnvironment = loginEvent.compose(values());

      this.showErrorMessageDialog =
          loginError
              .filter(error -> error.code() != ServiceError.Code.TWO_FACTOR_REQUIRED)
              .map(ViewModel::message);
    }

    private static boolean isPlausible(final @NonNull String email) {
      final String[] parts = email.split("@", -1);
      return parts.length == 2 && !parts[0].isEmpty() && parts[1].contains(".");
    }

    private static @NonNull String message(final @NonNull ServiceError error) {
      switch (error.code()) {
        case INVALID_CREDENTIALS:
          return "This e-mail address and password do not belong together.";
        case OFFLINE:
          return "You seem to be offline. Please try again later.";
        default:
          return error.message();
      }
    }

    private final PublishSubject<String> emailChanged = PublishSubject.create();
    private final PublishSubject<String> emailSuggestionTapped = PublishSubject.create();
    private final PublishSubject<NoValue> emailTextFieldDidReturn = PublishSubject.create();
    private final PublishSubject<NoValue> loginButtonTapped = PublishSubject.create();
    private final PublishSubject<String> passwordChanged = PublishSubject.create();
    private final PublishSubject<NoValue> passwordTextFieldDidReturn = PublishSubject.create();
    private final PublishSubject<NoValue> passwordVisibilityButtonTapped = PublishSubject.create();
    private final PublishSubject<NoValue> viewDidLoad = PublishSubject.create();

    private final Observable<NoValue> dismissKeyboard;
    private final Observable<String> emailTextFieldText;
    private final Observable<NoValue> focusPasswordTextField;
    private final Observable<Credentials> goToTwoFactor;
    private final BehaviorSubject<Boolean> isActivityIndicatorHidden = BehaviorSubject.create();
    private final BehaviorSubject<Boolean> isLoginButtonEnabled = BehaviorSubject.create();
    private final BehaviorSubject<Boolean> isPasswordMasked = BehaviorSubject.create();
    private final Observable<Session> logIntoEnvironment;
    private final Observable<String> showErrorMessageDialog;

    public final Inputs inputs = this;
    public final Outputs outputs = this;

    @Override
    public void emailChanged(final @NonNull String email) {
      this.emailChanged.onNext(email);
    }

    @Override
    public void emailSuggestionTapped(final @NonNull String email) {
      this.emailChanged.onNext(email);
      this.emailSuggestionTapped.onNext(email);
    }

    @Override
    public void emailTextFieldDidReturn() {
      this.emailTextFieldDidReturn.onNext(NoValue.INSTANCE);
    }

    @Override
    public void loginButtonTapped() {
      this.loginButtonTapped.onNext(NoValue.INSTANCE);
    }

    @Override
    public void passwordChanged(final @NonNull String password) {
      this.passwordChanged.onNext(password);
    }

    @Override
    public void passwordTextFieldDidReturn() {
      this.passwordTextFieldDidReturn.onNext(NoValue.INSTANCE);
    }

    @Override
    public void passwordVisibilityButtonTapped() {
      this.passwordVisibilityButtonTapped.onNext(NoValue.INSTANCE);
    }

    @Override
    public void viewDidLoad() {
      this.viewDidLoad.onNext(NoValue.INSTANCE);
    }

    @Override
    public @NonNull Observable<NoValue> dismissKeyboard() {
      return this.dismissKeyboard;
    }

    @Override
    public @NonNull Observable<String> emailTextFieldText() {
      return this.emailTextFieldText;
    }

    @Override
    public @NonNull Observable<NoValue> focusPasswordTextField() {
      return this.focusPasswordTextField;
    }

    @Override
    public @NonNull Observable<Credentials> goToTwoFactor() {
      return this.goToTwoFactor;
    }

    @Override
    public @NonNull Observable<Boolean> isActivityIndicatorHidden() {
      return this.isActivityIndicatorHidden;
    }

    @Override
    public @NonNull Observable<Boolean> isLoginButtonEnabled() {
      return this.isLoginButtonEnabled;
    }

    @Override
    public @NonNull Observable<Boolean> isPasswordMasked() {
      return this.isPasswordMasked;
    }

    @Override
    public @NonNull Observable<Session> logIntoEnvironment() {
      return this.logIntoEnvironment;
    }

    @Override
    public @NonNull Observable<String> showErrorMessageDialog() {
      return this.showErrorMessageDialog;
    }
  }
}
