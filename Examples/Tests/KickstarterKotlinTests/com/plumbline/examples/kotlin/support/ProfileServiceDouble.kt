package com.plumbline.examples.kotlin.support

import com.plumbline.examples.kotlin.services.ProfileServiceType
import com.plumbline.examples.models.Garden
import com.plumbline.examples.models.User
import com.plumbline.examples.support.Requests
import io.reactivex.rxjava3.core.Observable

/** A profile service that the test answers for. */
class ProfileServiceDouble : ProfileServiceType {
  val follows = Requests<Boolean, User>()
  val gardenLoads = Requests<User, List<Garden>>()

  override fun backedGardens(user: User): Observable<List<Garden>> = this.gardenLoads.request(user)

  override fun setFollowed(isFollowed: Boolean, user: User): Observable<User> = this.follows.request(isFollowed)
}
