package androidx.activity

import androidx.lifecycle.ViewModel

/** The signature of AndroidX that new activities use, from its public documentation. */
@Suppress("UnusedReceiverParameter")
inline fun <reified VM : ViewModel> ComponentActivity.viewModels(): Lazy<VM> =
  lazy { VM::class.java.getDeclaredConstructor().newInstance() }
