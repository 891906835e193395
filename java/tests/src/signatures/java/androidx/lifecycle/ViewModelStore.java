package androidx.lifecycle;

import java.util.HashMap;
import java.util.Map;

/** As much of AndroidX's class as the documentation and its tests need. */
public class ViewModelStore {
  private final Map<Class<?>, ViewModel> viewModels = new HashMap<>();

  final ViewModel get(final Class<?> type) {
    return this.viewModels.get(type);
  }

  final void put(final Class<?> type, final ViewModel viewModel) {
    this.viewModels.put(type, viewModel);
  }

  public final void clear() {
    this.viewModels.values().forEach(ViewModel::clear);
    this.viewModels.clear();
  }
}
