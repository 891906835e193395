/** Support for tests of view models: an observer with assertions, and a time that the test advances. */
@NullMarked
package com.plumbline.android.testing;

import org.jspecify.annotations.NullMarked;
