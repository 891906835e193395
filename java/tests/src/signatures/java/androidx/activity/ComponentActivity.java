package androidx.activity;

import android.app.Application;
import android.content.Intent;
import android.os.Bundle;
import android.widget.TextView;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;
import java.util.HashMap;
import java.util.Map;

/** As much of AndroidX's class as the documentation, new views and their tests need. */
public class ComponentActivity implements LifecycleOwner, ViewModelStoreOwner {
  private final LifecycleRegistry lifecycle = new LifecycleRegistry(this);
  private final Map<Integer, TextView> views = new HashMap<>();
  private ViewModelStore store = new ViewModelStore();
  private Application application;
  private Intent intent = new Intent();
  private boolean isChangingConfigurations;
  private int saves;

  @Override
  public LifecycleRegistry getLifecycle() {
    return this.lifecycle;
  }

  @Override
  public ViewModelStore getViewModelStore() {
    return this.store;
  }

  public Application getApplication() {
    return this.application;
  }

  public Intent getIntent() {
    return this.intent;
  }

  public boolean isChangingConfigurations() {
    return this.isChangingConfigurations;
  }

  public void setContentView(final int layout) {}

  @SuppressWarnings("unchecked") // As in Android, the caller knows what the layout has.
  public <T extends TextView> T findViewById(final int id) {
    return (T) this.views.computeIfAbsent(id, __ -> new TextView());
  }

  protected void onCreate(final Bundle savedInstanceState) {}

  protected void onStart() {}

  protected void onResume() {}

  protected void onPause() {}

  protected void onStop() {}

  protected void onDestroy() {}

  protected void onSaveInstanceState(final Bundle outState) {
    // Android saves what the views show, and wants back what it has saved last.
    final Bundle hierarchy = new Bundle();
    hierarchy.putSerializable("number", ++this.saves);
    outState.putBundle("android:viewHierarchyState", hierarchy);
  }

  protected void onNewIntent(final Intent intent) {}

  // What the system does

  /** Launches the activity. A recreated one gets the store of the previous one. */
  public void launch(
      final Application application,
      final Intent intent,
      final Bundle savedInstanceState,
      final ViewModelStore retained) {
    this.application = application;
    if (retained != null) {
      this.store = retained;
    }
    // As in AndroidX, the activity clears its store before other observers are notified.
    this.lifecycle.addObserver(
        (LifecycleEventObserver)
            (source, event) -> {
              if (event == Lifecycle.Event.ON_DESTROY && !this.isChangingConfigurations) {
                this.store.clear();
              }
            });
    this.intent = intent;
    this.onCreate(savedInstanceState);
  }

  /** Brings the activity to the foreground, with the callback before the event. */
  public void show() {
    this.onStart();
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_START);
    this.onResume();
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
  }

  /** Stops the activity, with the event before the callback. */
  public void hide() {
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
    this.onPause();
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
    this.onStop();
  }

  public void destroy() {
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
    this.onDestroy();
  }

  public Bundle save() {
    final Bundle state = new Bundle();
    this.onSaveInstanceState(state);
    return state;
  }

  public void setChangingConfigurations(final boolean isChangingConfigurations) {
    this.isChangingConfigurations = isChangingConfigurations;
  }

  public void renew(final Intent intent) {
    this.onNewIntent(intent);
  }
}
