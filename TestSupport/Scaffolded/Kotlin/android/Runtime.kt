package androidx.compose.runtime

import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine
import kotlin.reflect.KProperty

/** The signatures of Compose that new screens use, from its public documentation, and as much of what they do. */
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
fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) =
  Composition.current.effect(listOf(key1)) { DisposableEffectScope().effect() }

@Composable
fun DisposableEffect(key1: Any?, key2: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) =
  Composition.current.effect(listOf(key1, key2)) { DisposableEffectScope().effect() }

@Composable
fun LaunchedEffect(key1: Any?, block: suspend () -> Unit) =
  Composition.current.effect(listOf(key1)) {
    block.startCoroutine(Continuation(EmptyCoroutineContext) { it.getOrThrow() })
    DisposableEffectScope().onDispose {}
  }

@Composable
fun <T> remember(vararg keys: Any?, calculation: () -> T): T =
  Composition.current.slot(keys.toList(), calculation).value

@Composable
fun <T> rememberUpdatedState(newValue: T): State<T> =
  Composition.current.slot(emptyList()) { Updated(newValue) }.value.also { it.value = newValue }

private class Updated<T>(override var value: T) : State<T>

/**
 * A composition whose slots are found by their order. Effects run after it, and end in reverse order with it.
 *
 * @param restored what [save] returned for the composition that this one replaces
 */
class Composition(private val restored: List<Any?> = emptyList()) {
  /** What the last composition shows, and the buttons in it. */
  val texts = mutableListOf<String>()
  val buttons = mutableListOf<() -> Unit>()
  private val slots = mutableListOf<Slot<*>>()
  private val saves = mutableListOf<() -> Any?>()
  private val effects = mutableListOf<() -> Unit>()
  private var position = 0

  class Slot<T>(val keys: List<Any?>, val value: T) {
    var end: () -> Unit = {}
  }

  fun compose(content: @Composable () -> Unit) {
    current = this
    this.position = 0
    listOf(this.texts, this.buttons, this.saves).forEach { it.clear() }
    content()
    val effects = this.effects.toList()
    this.effects.clear()
    effects.forEach { it() }
  }

  /** What the system saves before it destroys the view. */
  fun save(): List<Any?> = this.saves.map { it() }

  fun dispose() = this.slots.reversed().forEach { it.end() }

  fun <T> slot(keys: List<Any?>, create: () -> T): Slot<T> {
    val position = this.position++
    val known = this.slots.getOrNull(position)
    if (known != null && known.keys == keys) {
      @Suppress("UNCHECKED_CAST") // The slots of a composition are those of the one before.
      return known as Slot<T>
    }
    known?.end?.invoke()
    val slot = Slot(keys, create())
    if (known == null) this.slots.add(slot) else this.slots[position] = slot
    return slot
  }

  fun effect(keys: List<Any?>, effect: () -> DisposableEffectResult) {
    var isNew = false
    val slot = this.slot(keys) { isNew = true }
    if (isNew) {
      this.effects.add {
        val result = effect()
        slot.end = { result.dispose() }
      }
    }
  }

  fun <T> saved(keys: List<Any?>, save: (T) -> Any?, restore: (Any) -> T?, create: () -> T): T {
    val restored = this.restored.getOrNull(this.saves.size)
    val value = this.slot(keys) { restored?.let(restore) ?: create() }.value
    this.saves.add { save(value) }
    return value
  }

  companion object {
    lateinit var current: Composition
  }
}
