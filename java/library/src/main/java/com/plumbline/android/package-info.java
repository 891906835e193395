/**
 * View models for Android on RxJava: base classes that follow the lifecycle of a view, an environment of
 * dependencies, and transformers.
 *
 * <p>The package does not depend on Android, so view models are tested on any machine. The README shows the
 * adapters for activities, fragments and view holders.
 *
 * <p>No method takes or returns null, and no stream emits it; only the function of {@link
 * com.plumbline.android.Transformers#mapNotNull} may return it. A value that may be missing is an {@link
 * java.util.Optional}, and a stream of events without values emits {@link com.plumbline.android.NoValue}.
 * The package is {@code @NullMarked}, so Kotlin and static checkers know it.
 *
 * <p>Unless stated otherwise, methods belong to the main thread.
 */
@NullMarked
package com.plumbline.android;

import org.jspecify.annotations.NullMarked;
