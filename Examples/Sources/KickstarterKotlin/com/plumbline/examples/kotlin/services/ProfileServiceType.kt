package com.plumbline.examples.kotlin.services

import com.plumbline.examples.models.Garden
import com.plumbline.examples.models.User
import io.reactivex.rxjava3.core.Observable

/** Reads profiles and changes whom the viewer follows. */
interface ProfileServiceType {
  /** Loads the gardens that a user backs. */
  fun backedGardens(user: User): Observable<List<Garden>>

  /** Follows or unfollows a user and emits the changed user. */
  fun setFollowed(isFollowed: Boolean, user: User): Observable<User>
}
