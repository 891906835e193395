package androidx.fragment.app

import android.os.Bundle
import android.view.View
import androidx.lifecycle.ViewModel

/** The signatures of AndroidX that new fragments use, from its public documentation. */
open class Fragment {
  open fun onViewCreated(view: View, savedInstanceState: Bundle?) {}

  open fun onStart() {}

  open fun onResume() {}

  open fun onPause() {}

  open fun onStop() {}

  open fun onDestroyView() {}
}

@Suppress("UnusedReceiverParameter")
inline fun <reified VM : ViewModel> Fragment.viewModels(): Lazy<VM> =
  lazy { VM::class.java.getDeclaredConstructor().newInstance() }
