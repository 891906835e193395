package androidx.lifecycle;

/** As much of AndroidX's class as the documentation needs. */
public abstract class ViewModel {
  private boolean isCleared;

  protected void onCleared() {
    this.isCleared = true;
  }

  public final boolean isCleared() {
    return this.isCleared;
  }

  final void clear() {
    this.onCleared();
  }
}
