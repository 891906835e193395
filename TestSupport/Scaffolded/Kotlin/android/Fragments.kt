package androidx.fragment.app

import androidx.activity.stored
import androidx.lifecycle.ViewModel

/** The function of AndroidX that new fragments use, from its public documentation. */
inline fun <reified VM : ViewModel> Fragment.viewModels(): Lazy<VM> = stored(this, VM::class.java)
