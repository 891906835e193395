package com.plumbline.examples.viewmodels;

import com.plumbline.android.Environment;
import com.plumbline.android.FragmentViewModel;
import com.plumbline.android.NoValue;
import com.plumbline.android.ValuePair;
import com.plumbline.examples.models.Build;
import com.plumbline.examples.models.Preferences;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.services.AnalyticsType;
import com.plumbline.examples.services.SettingsServiceType;
import com.plumbline.examples.ui.SettingsFragment;
import com.plumbline.examples.viewmodels.inputs.SettingsViewModelInputs;
import com.plumbline.examples.viewmodels.outputs.SettingsViewModelOutputs;

import java.net.URI;
import java.util.function.UnaryOperator;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;

import static com.plumbline.android.Transformers.errors;
import static com.plumbline.android.Transformers.ignoreValues;
import static com.plumbline.android.Transformers.values;

public final class SettingsViewModel extends FragmentViewModel<SettingsFragment>
    implements SettingsViewModelInputs, SettingsViewModelOutputs {
  private static final URI SUPPORT_ADDRESS = URI.create("mailto:help@orchard.example");

  private final AnalyticsType analytics;
  private final SettingsServiceType service;

  public SettingsViewModel(final @NonNull Environment environment) {
    super(environment);

    this.analytics = environment.get(AnalyticsType.class);
    this.service = environment.get(SettingsServiceType.class);

    final String version = environment.get(Build.class).versionName();

    final Observable<Notification<Preferences>> loadEvent =
        this.viewDidLoad.switchMap(__ -> this.service.preferences().materialize()).share();

    final Observable<Preferences> loaded = loadEvent.compose(values());

    final Observable<ValuePair<Boolean, Boolean>> refused =
        this.pushAuthorizationChanged.filter(grantedAndAskedNow -> !grantedAndAskedNow.first);

    final Observable<UnaryOperator<Preferences>> edit =
        Observable.merge(
            this.digestSwitchToggled.map(isOn -> preferences -> preferences.withDigest(isOn)),
            this.pushSwitchToggled.map(
                isOn -> preferences -> preferences.withPushNotifications(isOn)),
            this.unitsPicked.map(units -> preferences -> preferences.withUnits(units)),
            refused.map(__ -> preferences -> preferences.withPushNotifications(false)));

    final Observable<Preferences> changed =
        loaded
            .switchMap(
                preferences ->
                    edit.scan(preferences, (current, change) -> change.apply(current)).skip(1))
            .distinctUntilChanged()
            .share();

    final Observable<Notification<Preferences>> saveEvent =
        changed.switchMap(preferences -> this.service.save(preferences).materialize()).share();

    // What was changed is saved whether or not anybody wants to know of errors.
    saveEvent.compose(bindToLifecycle()).subscribe();

    loaded
        .map(Preferences::receivesDigest)
        .compose(bindToLifecycle())
        .subscribe(this.isDigestSwitchOn::onNext);

    Observable.merge(loaded.map(__ -> true), loadEvent.compose(errors()).map(__ -> false))
        .distinctUntilChanged()
        .compose(bindToLifecycle())
        .subscribe(this.isPushSwitchEnabled::onNext);

    Observable.merge(
            loaded.map(Preferences::receivesPushNotifications), refused.map(__ -> false))
        .compose(bindToLifecycle())
        .subscribe(this.isPushSwitchOn::onNext);

    this.logOutOfEnvironment = this.logoutConfirmed;

    this.openMailComposer = this.helpRowTapped.map(__ -> SUPPORT_ADDRESS);

    this.requestPushAuthorization =
        this.pushSwitchToggled.filter(isOn -> isOn).compose(ignoreValues());

    this.showErrorMessageDialog =
        Observable.merge(loadEvent.compose(errors()), saveEvent.compose(errors()))
            .map(error -> ServiceError.of(error).message());

    this.showLogoutConfirmation = this.logoutRowTapped;

    this.showPushSettingsHint =
        refused.filter(grantedAndAskedNow -> !grantedAndAskedNow.second).compose(ignoreValues());

    Observable.merge(loaded, changed)
        .map(preferences -> title(preferences.units()))
        .distinctUntilChanged()
        .compose(bindToLifecycle())
        .subscribe(this.unitsLabelText::onNext);

    this.viewDidLoad
        .map(__ -> "Version " + version)
        .compose(bindToLifecycle())
        .subscribe(this.versionLabelText::onNext);
  }

  private static @NonNull String title(final @NonNull Preferences.Units units) {
    return units == Preferences.Units.IMPERIAL ? "Pounds and inches" : "Kilograms and centimeters";
  }

  private final PublishSubject<Boolean> digestSwitchToggled = PublishSubject.create();
  private final PublishSubject<NoValue> helpRowTapped = PublishSubject.create();
  private final PublishSubject<NoValue> logoutConfirmed = PublishSubject.create();
  private final PublishSubject<NoValue> logoutRowTapped = PublishSubject.create();
  private final PublishSubject<ValuePair<Boolean, Boolean>> pushAuthorizationChanged =
      PublishSubject.create();
  private final PublishSubject<Boolean> pushSwitchToggled = PublishSubject.create();
  private final PublishSubject<Preferences.Units> unitsPicked = PublishSubject.create();
  private final PublishSubject<NoValue> viewDidLoad = PublishSubject.create();

  private final BehaviorSubject<Boolean> isDigestSwitchOn = BehaviorSubject.create();
  private final BehaviorSubject<Boolean> isPushSwitchEnabled = BehaviorSubject.create();
  private final BehaviorSubject<Boolean> isPushSwitchOn = BehaviorSubject.create();
  private final Observable<NoValue> logOutOfEnvironment;
  private final Observable<URI> openMailComposer;
  private final Observable<NoValue> requestPushAuthorization;
  private final Observable<String> showErrorMessageDialog;
  private final Observable<NoValue> showLogoutConfirmation;
  private final Observable<NoValue> showPushSettingsHint;
  private final BehaviorSubject<String> unitsLabelText = BehaviorSubject.create();
  private final BehaviorSubject<String> versionLabelText = BehaviorSubject.create();

  public final SettingsViewModelInputs inputs = this;
  public final SettingsViewModelOutputs outputs = this;

  @Override public void digestSwitchToggled(final boolean isOn) {
    this.digestSwitchToggled.onNext(isOn);
  }

  @Override public void helpRowTapped() {
    this.helpRowTapped.onNext(NoValue.INSTANCE);
  }

  @Override public void logoutConfirmed() {
    this.analytics.track("Logged Out");
    this.logoutConfirmed.onNext(NoValue.INSTANCE);
  }

  @Override public void logoutRowTapped() {
    this.logoutRowTapped.onNext(NoValue.INSTANCE);
  }

  @Override public void pushAuthorizationChanged(
      final boolean isGranted, final boolean wasAskedNow) {
    this.pushAuthorizationChanged.onNext(ValuePair.create(isGranted, wasAskedNow));
  }

  @Override public void pushSwitchToggled(final boolean isOn) {
    this.pushSwitchToggled.onNext(isOn);
  }

  @Override public void unitsPicked(final @NonNull Preferences.Units units) {
    this.unitsPicked.onNext(units);
  }

  @Override public void viewDidLoad() {
    this.viewDidLoad.onNext(NoValue.INSTANCE);
  }

  @Override public @NonNull Observable<Boolean> isDigestSwitchOn() {
    return this.isDigestSwitchOn;
  }

  @Override public @NonNull Observable<Boolean> isPushSwitchEnabled() {
    return this.isPushSwitchEnabled;
  }

  @Override public @NonNull Observable<Boolean> isPushSwitchOn() {
    return this.isPushSwitchOn;
  }

  @Override public @NonNull Observable<NoValue> logOutOfEnvironment() {
    return this.logOutOfEnvironment;
  }

  @Override public @NonNull Observable<URI> openMailComposer() {
    return this.openMailComposer;
  }

  @Override public @NonNull Observable<NoValue> requestPushAuthorization() {
    return this.requestPushAuthorization;
  }

  @Override public @NonNull Observable<String> showErrorMessageDialog() {
    return this.showErrorMessageDialog;
  }

  @Override public @NonNull Observable<NoValue> showLogoutConfirmation() {
    return this.showLogoutConfirmation;
  }

  @Override public @NonNull Observable<NoValue> showPushSettingsHint() {
    return this.showPushSettingsHint;
  }

  @Override public @NonNull Observable<String> unitsLabelText() {
    return this.unitsLabelText;
  }

  @Override public @NonNull Observable<String> versionLabelText() {
    return this.versionLabelText;
  }
}
