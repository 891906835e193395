package androidx.lifecycle;

/** As much of AndroidX's class as the documentation needs. */
public abstract class ViewModel {
  protected void onCleared() {}

  final void clear() {
    this.onCleared();
  }
}
