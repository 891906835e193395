package androidx.compose.runtime

import kotlin.reflect.KProperty

/** The signatures of Compose that new screens use, from its public documentation. */
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE)
annotation class Composable

interface State<out T> {
  val value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = this.value

interface DisposableEffectResult {
  fun dispose()
}

class DisposableEffectScope {
  fun onDispose(onDisposeEffect: () -> Unit): DisposableEffectResult =
    object : DisposableEffectResult {
      override fun dispose() = onDisposeEffect()
    }
}

@Composable
fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) {
  DisposableEffectScope().effect()
}

@Composable fun LaunchedEffect(key1: Any?, block: suspend () -> Unit) {}
