package com.plumbline.examples.services

import com.plumbline.examples.models.Credentials
import com.plumbline.examples.models.Session
import io.reactivex.rxjava3.core.Observable

interface SessionServiceType {
  fun logIn(credentials: Credentials): Observable<Session>
}
