package androidx.lifecycle.compose

import androidx.lifecycle.LifecycleOwner

/** As much of AndroidX as the documentation needs. */
object LocalLifecycleOwner {
  lateinit var current: LifecycleOwner
}
