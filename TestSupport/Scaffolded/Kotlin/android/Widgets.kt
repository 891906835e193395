package androidx.compose.material3

import androidx.compose.runtime.Composable

/** The signatures of Material that new screens use, from its public documentation. */
@Composable fun Button(onClick: () -> Unit, content: @Composable () -> Unit) {}

@Composable fun Text(text: String) {}
