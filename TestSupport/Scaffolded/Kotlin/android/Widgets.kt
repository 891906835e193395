package androidx.compose.material3

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Composition

/** The signatures of Material that new screens use, from its public documentation. */
@Composable
fun Button(onClick: () -> Unit, content: @Composable () -> Unit) {
  Composition.current.buttons.add(onClick)
  content()
}

@Composable
fun Text(text: String) {
  Composition.current.texts.add(text)
}
