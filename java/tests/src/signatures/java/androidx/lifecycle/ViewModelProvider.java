package androidx.lifecycle;

/** As much of AndroidX's class as the documentation needs. */
public class ViewModelProvider {
  private final ViewModelStore store;
  private final Factory factory;

  public ViewModelProvider(final ViewModelStoreOwner owner, final Factory factory) {
    this.store = owner.getViewModelStore();
    this.factory = factory;
  }

  public <T extends ViewModel> T get(final Class<T> modelClass) {
    final ViewModel stored = this.store.get(modelClass);
    if (stored != null) {
      return modelClass.cast(stored);
    }
    final T created = this.factory.create(modelClass);
    this.store.put(modelClass, created);
    return created;
  }

  /** As much of AndroidX's interface as the documentation needs. */
  public interface Factory {
    <T extends ViewModel> T create(Class<T> modelClass);
  }
}
