package androidx.compose.runtime.rxjava3

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composition
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.State
import io.reactivex.rxjava3.core.Observable

/** The signature of Compose that new screens use, from its public documentation, and as much of what it does. */
@Composable
fun <R, T : R & Any> Observable<T>.subscribeAsState(initial: R): State<R> {
  val state = Composition.current.slot(listOf(this)) { Latest(initial) }.value
  DisposableEffect(this) {
    val subscription = this@subscribeAsState.subscribe { state.value = it }
    onDispose { subscription.dispose() }
  }
  return state
}

private class Latest<T>(override var value: T) : State<T>
