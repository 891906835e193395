package androidx.lifecycle;

/** As much of AndroidX's interface as the documentation needs. */
public interface ViewModelStoreOwner {
  ViewModelStore getViewModelStore();
}
