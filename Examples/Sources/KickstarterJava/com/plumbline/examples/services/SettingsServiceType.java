package com.plumbline.examples.services;

import com.plumbline.examples.models.Preferences;
import io.reactivex.rxjava3.core.Observable;

/** Reads and writes what a user chose in the settings. */
public interface SettingsServiceType {
  /** Loads the preferences of the signed-in user. */
  Observable<Preferences> preferences();

  /** Saves the preferences of the signed-in user. */
  Observable<Preferences> save(Preferences preferences);
}
