/**
 * What tests of view models need: an observer with assertions, and a time that the test moves, for JUnit
 * 5.
 */
package com.plumbline.android.testing;
