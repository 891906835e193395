package androidx.lifecycle

/** As much of the view model of Android as the examples in Kotlin use. */
abstract class ViewModel {
  protected open fun onCleared() {}
}
