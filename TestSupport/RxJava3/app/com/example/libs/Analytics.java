package com.example.libs;

import rx.subjects.PublishSubject;

/** Records what the user does. */
public final class Analytics {
  public final PublishSubject<String> events = PublishSubject.create();

  public void track(final String event) {
    this.events.onNext(event);
  }
}
