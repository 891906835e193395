package com.plumbline.android.dialogs;

import com.plumbline.android.Environment;
import com.plumbline.android.LifecycleEvent;
import com.plumbline.android.LifecycleViewModel;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;

/** A view model that an app writes for a kind of view that the library does not know. */
public final class DialogViewModel extends LifecycleViewModel<String> {
  private final BehaviorSubject<String> title = BehaviorSubject.create();

  public DialogViewModel(final Environment environment) {
    super(environment);
    view().compose(bindToLifecycle()).subscribe(this.title::onNext);
  }

  public Observable<String> title() {
    return this.title;
  }

  @Override
  protected boolean finishesWith(final LifecycleEvent event) {
    return event.isLast();
  }

  @Override
  protected void onFinished() {
    this.title.onComplete();
  }
}
