package com.plumbline.examples.services;

import com.plumbline.examples.models.Credentials;
import com.plumbline.examples.models.Session;
import com.plumbline.examples.models.SignupForm;
import io.reactivex.rxjava3.core.Observable;

/** Signs users in and up. */
public interface SessionServiceType {
  /** Trades credentials for a session. */
  Observable<Session> logIn(Credentials credentials);

  /** Creates an account and a session for it. */
  Observable<Session> signUp(SignupForm form);
}
