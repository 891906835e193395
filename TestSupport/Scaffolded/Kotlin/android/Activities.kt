package androidx.activity

import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import androidx.lifecycle.ViewModelStoreOwner

/** The function of AndroidX that new activities use, from its public documentation. */
inline fun <reified VM : ViewModel> ComponentActivity.viewModels(): Lazy<VM> = stored(this, VM::class.java)

fun <VM : ViewModel> stored(owner: ViewModelStoreOwner, type: Class<VM>): Lazy<VM> = lazy {
  val factory =
    object : ViewModelProvider.Factory {
      override fun <T : ViewModel> create(modelClass: Class<T>): T =
        modelClass.getDeclaredConstructor().newInstance()
    }
  ViewModelProvider(owner, factory).get(type)
}
