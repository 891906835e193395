package androidx.compose.runtime.rxjava2

import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import io.reactivex.Observable

/** The signature of Compose that new screens use, from its public documentation. */
@Composable
fun <R, T : R & Any> Observable<T>.subscribeAsState(initial: R): State<R> =
  object : State<R> {
    override val value = initial
  }
