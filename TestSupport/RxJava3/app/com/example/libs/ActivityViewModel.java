package com.example.libs;

import android.content.Intent;
import android.support.annotation.NonNull;
import com.example.projects.ActivityResult;
import rx.Observable;
import rx.subjects.PublishSubject;

/** The base class of the app, which the library replaces. */
public class ActivityViewModel<View> {
  private final PublishSubject<Intent> intent = PublishSubject.create();
  private final PublishSubject<ActivityResult> activityResult = PublishSubject.create();
  protected final Analytics analytics;

  public ActivityViewModel(final @NonNull Environment environment) {
    this.analytics = environment.analytics();
  }

  public void intent(final @NonNull Intent intent) {
    this.intent.onNext(intent);
  }

  protected @NonNull Observable<Intent> intent() {
    return this.intent;
  }

  protected @NonNull Observable<ActivityResult> activityResult() {
    return this.activityResult;
  }

  public @NonNull <T> Observable.Transformer<T, T> bindToLifecycle() {
    return source -> source;
  }
}
