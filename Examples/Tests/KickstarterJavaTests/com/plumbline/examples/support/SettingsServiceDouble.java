package com.plumbline.examples.support;

import com.plumbline.android.NoValue;
import com.plumbline.examples.models.Preferences;
import com.plumbline.examples.services.SettingsServiceType;
import io.reactivex.rxjava3.core.Observable;

/** A settings service that the test answers for. */
public final class SettingsServiceDouble implements SettingsServiceType {
  public final Requests<NoValue, Preferences> loads = new Requests<>();
  public final Requests<Preferences, Preferences> saves = new Requests<>();

  @Override
  public Observable<Preferences> preferences() {
    return this.loads.request(NoValue.INSTANCE);
  }

  @Override
  public Observable<Preferences> save(final Preferences preferences) {
    return this.saves.request(preferences);
  }
}
