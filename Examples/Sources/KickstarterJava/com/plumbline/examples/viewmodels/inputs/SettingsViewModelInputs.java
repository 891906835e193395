package com.plumbline.examples.viewmodels.inputs;

import com.plumbline.examples.models.Preferences;

public interface SettingsViewModelInputs {
  /** Call when the user turns the switch of the weekly digest. */
  void digestSwitchToggled(boolean isOn);

  /** Call when the user taps the row that writes to the support team. */
  void helpRowTapped();

  /** Call when the user confirms that they want to log out. */
  void logoutConfirmed();

  /** Call when the user taps the log-out row. */
  void logoutRowTapped();

  /** Call with the answer of the system to the request for push notifications. */
  void pushAuthorizationChanged(boolean isGranted, boolean wasAskedNow);

  /** Call when the user turns the switch of the push notifications. */
  void pushSwitchToggled(boolean isOn);

  /** Call with the units that the user picked. */
  void unitsPicked(Preferences.Units units);

  /** Call when the view loads. */
  void viewDidLoad();
}
