package com.plumbline.examples.support;

import com.plumbline.examples.models.Credentials;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.models.SignupForm;
import com.plumbline.examples.services.SessionServiceType;
import io.reactivex.rxjava3.core.Observable;

/** A session service that the test answers for. */
public final class SessionServiceDouble implements SessionServiceType {
  public final Requests<Credentials, Session> logIns = new Requests<>();
  public final Requests<SignupForm, Session> signUps = new Requests<>();

  @Override
  public Observable<Session> logIn(final Credentials credentials) {
    return this.logIns.request(credentials);
  }

  @Override
  public Observable<Session> signUp(final SignupForm form) {
    return this.signUps.request(form);
  }
}
