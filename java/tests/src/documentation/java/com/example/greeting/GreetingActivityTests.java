package com.example.greeting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import android.net.Uri;
import android.os.Bundle;
import android.widget.TextView;
import androidx.lifecycle.Lifecycle.Event;
import androidx.lifecycle.ViewModelStore;
import com.plumbline.android.Environment;
import com.plumbline.android.LifecycleEvent;
import com.plumbline.android.MainScheduler;
import com.plumbline.android.TypedBundle;
import com.plumbline.android.TypedIntent;
import com.plumbline.android.TypedKey;
import com.plumbline.android.ViewModelRegistry;
import com.plumbline.android.testing.TestObserver;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The activity and the adapters of the documentation")
final class GreetingActivityTests {
  private final GreetingApplication application = new GreetingApplication();

  @BeforeEach
  void start() {
    this.application.onCreate();
  }

  @AfterEach
  void end() {
    MainScheduler.uninstall();
  }

  private static android.content.Intent intent(final String name) {
    return new android.content.Intent()
        .putExtras(Adapters.bundle(TypedBundle.builder().with(GreetingViewModel.NAME, name).build()));
  }

  private GreetingActivity launch(final Bundle saved) {
    return this.launch(saved, null);
  }

  private GreetingActivity launch(final Bundle saved, final ViewModelStore retained) {
    final GreetingActivity activity = new GreetingActivity();
    activity.launch(this.application, intent("Ada"), saved, retained);
    handle(activity, Event.ON_CREATE, Event.ON_START, Event.ON_RESUME);
    return activity;
  }

  private static void handle(final GreetingActivity activity, final Event... events) {
    List.of(events).forEach(activity.getLifecycle()::handleLifecycleEvent);
  }

  private static String greeting(final GreetingActivity activity) {
    final TextView label = activity.findViewById(R.id.greeting_label);
    return label.getText().toString();
  }

  private ViewModelRegistry<Environment> viewModels(final GreetingActivity activity) {
    return ViewModelHost.of(activity, this.application.environment());
  }

  /** The view model of the activity that a saved state is from. */
  private GreetingViewModel.ViewModel viewModel(
      final GreetingActivity activity, final Bundle saved) {
    return this.viewModels(activity)
        .fetch(
            GreetingViewModel.ViewModel.class,
            __ -> {
              throw new AssertionError("there is none");
            },
            Adapters.savedState(saved));
  }

  @Test
  @DisplayName("retain the view model when the activity rotates, and pass the intent once")
  void rotate() {
    final GreetingActivity first = this.launch(null);
    assertEquals("Hello, Ada! (0)", greeting(first));
    final Bundle saved = first.save();
    final GreetingViewModel.ViewModel viewModel = this.viewModel(first, saved);
    viewModel.inputs.greetButtonTapped();
    handle(first, Event.ON_PAUSE, Event.ON_STOP);
    first.setChangingConfigurations(true);
    handle(first, Event.ON_DESTROY);
    viewModel.inputs.leaveButtonTapped();
    assertFalse(viewModel.isFinished());

    final GreetingActivity second = this.launch(saved, first.getViewModelStore());
    assertEquals("Hello, Ada! (1)", greeting(second));
    final TextView farewell = second.findViewById(R.id.farewell_label);
    assertEquals("Goodbye, Ada.", farewell.getText());
    viewModel.inputs.greetButtonTapped();
    assertEquals("Hello, Ada! (2)", greeting(second));
    assertEquals("Hello, Ada! (1)", greeting(first), "the first activity observes no more");
  }

  @Test
  @DisplayName("save the state of the view model apart from what Android saves")
  void save() {
    final GreetingActivity activity = this.launch(null);
    final Bundle first = activity.save();
    assertEquals(
        Set.of("android:viewHierarchyState", "com.plumbline.saved_state"), first.keySet());
    assertEquals(1, Adapters.savedState(first).asMap().size(), "the identifier of the view model");
    final GreetingActivity second = this.launch(first);
    second.save();
    assertEquals(2, second.save().getBundle("android:viewHierarchyState").get("number"));
  }

  @Test
  @DisplayName("end the view model when the activity finishes")
  void finish() {
    final GreetingActivity activity = this.launch(null);
    final Bundle saved = activity.save();
    final GreetingViewModel.ViewModel viewModel = this.viewModel(activity, saved);
    final ViewModelRegistry<Environment> viewModels = this.viewModels(activity);
    handle(activity, Event.ON_PAUSE, Event.ON_STOP, Event.ON_DESTROY);
    assertTrue(viewModel.isFinished());
    assertEquals(0, viewModels.size());
    assertThrows(AssertionError.class, () -> this.viewModel(activity, saved));
  }

  @Test
  @DisplayName("pass on a new intent")
  void newIntent() {
    final GreetingActivity activity = this.launch(null);
    activity.renew(intent("Bob"));
    assertEquals("Hello, Bob! (0)", greeting(activity));
  }

  @Test
  @DisplayName("report every event of an activity, and how it ends")
  void lifecycle() {
    for (final boolean isRotating : List.of(true, false)) {
      final GreetingActivity activity = new GreetingActivity();
      activity.setChangingConfigurations(isRotating);
      final TestObserver<LifecycleEvent> events =
          TestObserver.of(
              Adapters.lifecycle(activity, activity::isChangingConfigurations).events());
      handle(
          activity,
          Event.ON_CREATE,
          Event.ON_START,
          Event.ON_RESUME,
          Event.ON_PAUSE,
          Event.ON_STOP,
          Event.ON_DESTROY);
      events.assertValues(
          LifecycleEvent.CREATE,
          LifecycleEvent.START,
          LifecycleEvent.RESUME,
          LifecycleEvent.PAUSE,
          LifecycleEvent.STOP,
          isRotating ? LifecycleEvent.DESTROY : LifecycleEvent.FINISH);
    }
  }

  @Test
  @DisplayName("convert intents and bundles, and back")
  void bundles() {
    final TypedIntent intent =
        Adapters.intent(intent("Ada").setAction("show").setData(Uri.parse("greeting:ada")));
    assertEquals(Optional.of("show"), intent.action());
    assertEquals(Optional.of(URI.create("greeting:ada")), intent.uri());
    final TypedIntent link =
        Adapters.intent(intent("Ada").setData(Uri.parse("https://x/a b?ref=x|y")));
    assertEquals(Optional.of("https://x/a b?ref=x|y"), link.data());
    assertEquals(Optional.of(URI.create("https://x/a%20b?ref=x%7Cy")), link.uri());
    assertEquals("Ada", intent.get(GreetingViewModel.NAME));
    assertEquals(TypedIntent.empty(), Adapters.intent(new android.content.Intent()));
    assertEquals(TypedBundle.empty(), Adapters.bundle((Bundle) null));

    final TypedKey<List<Integer>> numbers = TypedKey.listOf("numbers", Integer.class);
    final TypedBundle bundle =
        TypedBundle.builder()
            .with(numbers, List.of(1, 2))
            .with(GreetingViewModel.NAME, "Ada")
            .build();
    assertEquals(bundle, Adapters.bundle(Adapters.bundle(bundle)));
    assertThrows(
        IllegalArgumentException.class,
        () -> Adapters.bundle(TypedBundle.of(Map.of("environment", Environment.builder().build()))));
  }
}
