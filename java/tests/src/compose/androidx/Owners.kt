package androidx.lifecycle.viewmodel.compose

import androidx.lifecycle.ViewModelStoreOwner

/** As much of AndroidX as the documentation needs. */
object LocalViewModelStoreOwner {
  var current: ViewModelStoreOwner? = null
}
