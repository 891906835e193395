package android.view

/** The type of Android that new fragments name. */
open class View
