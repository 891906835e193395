package io.reactivex.rxjava3.android.schedulers;

import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.Schedulers;

/** As much of RxAndroid's class as the documentation needs. */
public final class AndroidSchedulers {
  private AndroidSchedulers() {}

  public static Scheduler mainThread() {
    return Schedulers.trampoline();
  }
}
