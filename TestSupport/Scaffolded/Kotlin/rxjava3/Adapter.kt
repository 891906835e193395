package androidx.compose.runtime.rxjava3

import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import io.reactivex.rxjava3.core.Observable

/** The signature of Compose that new screens use, from its public documentation. */
@Composable
fun <R, T : R & Any> Observable<T>.subscribeAsState(initial: R): State<R> =
  object : State<R> {
    override val value = initial
  }
