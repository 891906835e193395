package com.plumbline.examples.viewmodels.outputs;

import com.plumbline.android.NoValue;
import io.reactivex.rxjava3.core.Observable;
import java.net.URI;

public interface SettingsViewModelOutputs {
  /** Emits a Boolean that says whether the digest switch is on, without animation. */
  Observable<Boolean> isDigestSwitchOn();

  /** Emits a Boolean that says whether the push switch can be used. */
  Observable<Boolean> isPushSwitchEnabled();

  /** Emits a Boolean that says whether the push switch is on, without animation. */
  Observable<Boolean> isPushSwitchOn();

  /** Emits when the app should forget the session. */
  Observable<NoValue> logOutOfEnvironment();

  /** Emits the address of a mail to be composed. */
  Observable<URI> openMailComposer();

  /** Emits when the system should be asked for push notifications. */
  Observable<NoValue> requestPushAuthorization();

  /** Emits the message of a dialog to be shown. */
  Observable<String> showErrorMessageDialog();

  /** Emits when the user should be asked whether they want to log out. */
  Observable<NoValue> showLogoutConfirmation();

  /** Emits when the user should be told how to allow push notifications. */
  Observable<NoValue> showPushSettingsHint();

  /** Emits the text of the units row. */
  Observable<String> unitsLabelText();

  /** Emits the text of the version label. */
  Observable<String> versionLabelText();
}
