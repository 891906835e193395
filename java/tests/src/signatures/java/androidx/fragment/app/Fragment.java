package androidx.fragment.app;

import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.LifecycleRegistry;
import androidx.lifecycle.ViewModelStore;
import androidx.lifecycle.ViewModelStoreOwner;

/**
 * As much of AndroidX's class as the documentation and its tests need. The order of callbacks and events is
 * that of androidx.fragment 1.6: the callback before the event on the way up, and after it on the way down.
 */
public class Fragment implements LifecycleOwner, ViewModelStoreOwner {
  private final LifecycleRegistry lifecycle = new LifecycleRegistry(this);
  private ViewModelStore store = new ViewModelStore();
  private LifecycleRegistry viewLifecycle;
  private ComponentActivity activity;
  private Bundle arguments;
  private View view;

  public Fragment() {}

  public Fragment(final int contentLayoutId) {}

  @Override
  public LifecycleRegistry getLifecycle() {
    return this.lifecycle;
  }

  @Override
  public ViewModelStore getViewModelStore() {
    return this.store;
  }

  public LifecycleOwner getViewLifecycleOwner() {
    if (this.viewLifecycle == null) {
      throw new IllegalStateException("the fragment has no view");
    }
    return () -> this.viewLifecycle;
  }

  public ComponentActivity requireActivity() {
    return this.activity;
  }

  public Bundle getArguments() {
    return this.arguments;
  }

  public void setArguments(final Bundle arguments) {
    this.arguments = arguments;
  }

  public void onCreate(final Bundle savedInstanceState) {}

  public void onViewCreated(final View view, final Bundle savedInstanceState) {}

  public void onStart() {}

  public void onResume() {}

  public void onPause() {}

  public void onStop() {}

  public void onDestroyView() {}

  public void onSaveInstanceState(final Bundle outState) {}

  public View getView() {
    return this.view;
  }

  // What the system does

  /** Adds the fragment to an activity. A recreated one gets the store of the previous one. */
  public void create(
      final ComponentActivity activity, final ViewModelStore retained, final Bundle savedInstanceState) {
    this.activity = activity;
    if (retained != null) {
      this.store = retained;
    }
    this.onCreate(savedInstanceState);
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
  }

  /** Creates the view and brings it to the foreground. */
  public void showView(final Bundle savedInstanceState) {
    this.viewLifecycle = new LifecycleRegistry(this);
    // Every layout of the documentation is a single text view.
    this.view = new TextView();
    this.onViewCreated(this.view, savedInstanceState);
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
    this.onStart();
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_START);
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_START);
    this.onResume();
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_RESUME);
  }

  /** Stops the fragment. */
  public void stop() {
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_PAUSE);
    this.onPause();
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_STOP);
    this.onStop();
  }

  /** Destroys the view: the fragment is on the back stack, or about to be destroyed itself. */
  public void destroyView() {
    this.viewLifecycle.handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
    this.onDestroyView();
    this.view = null;
    this.viewLifecycle = null;
  }

  /** Destroys the fragment. Its store is cleared unless the activity is recreated. */
  public void destroy() {
    if (!this.activity.isChangingConfigurations()) {
      this.store.clear();
    }
    this.lifecycle.handleLifecycleEvent(Lifecycle.Event.ON_DESTROY);
  }
}
