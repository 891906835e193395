package androidx.compose.runtime.saveable

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composition

/** As much of Compose as the documentation needs. */
class Saver<Original, Saveable : Any>(val save: (Original) -> Saveable?, val restore: (Saveable) -> Original?)

@Composable
fun <T> rememberSaveable(vararg inputs: Any?, saver: Saver<T, out Any>, init: () -> T): T {
  @Suppress("UNCHECKED_CAST") // The value is what this saver has saved.
  val restore = saver.restore as (Any) -> T?
  return Composition.current.saved(inputs.toList(), saver.save, restore, init)
}
