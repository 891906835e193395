package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable

/** The signature of Compose that new screens use, from its public documentation. */
@Composable fun Column(content: @Composable () -> Unit) = content()
