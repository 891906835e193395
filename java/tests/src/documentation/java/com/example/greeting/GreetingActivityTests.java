package com.example.greeting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import android.net.Uri;
import android.os.Bundle;
import android.widget.TextView;
import androidx.lifecycle.Lifecycle.Event;
import com.plumbline.android.Environment;
import com.plumbline.android.Intent;
import com.plumbline.android.LifecycleEvent;
import com.plumbline.android.MainThread;
import com.plumbline.android.TypedBundle;
import com.plumbline.android.TypedKey;
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
    MainThread.uninstall();
  }

  private static android.content.Intent intent(final String name) {
    return new android.content.Intent()
        .putExtras(Adapters.bundle(TypedBundle.builder().with(GreetingViewModel.NAME, name).build()));
  }

  private GreetingActivity launch(final Bundle saved) {
    final GreetingActivity activity = new GreetingActivity();
    activity.launch(this.application, intent("Ada"), saved);
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

  /** The view model of the activity that a saved state is from. */
  private GreetingViewModel.ViewModel viewModel(final Bundle saved) {
    return this.application
        .viewModels()
        .fetch(
            GreetingViewModel.ViewModel.class,
            __ -> {
              throw new AssertionError("there is none");
            },
            Adapters.savedState(saved));
  }

  @Test
  @DisplayName("keep the view model when the activity rotates, and say the intent once")
  void rotate() {
    final GreetingActivity first = this.launch(null);
    assertEquals("Hello, Ada! (0)", greeting(first));
    final Bundle saved = first.save();
    final GreetingViewModel.ViewModel viewModel = this.viewModel(saved);
    viewModel.inputs.greetButtonTapped();
    handle(first, Event.ON_PAUSE, Event.ON_STOP);
    first.setChangingConfigurations(true);
    handle(first, Event.ON_DESTROY);
    viewModel.inputs.leaveButtonTapped();
    assertFalse(viewModel.isFinished());

    final GreetingActivity second = this.launch(saved);
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
    final GreetingViewModel.ViewModel viewModel = this.viewModel(saved);
    handle(activity, Event.ON_PAUSE, Event.ON_STOP, Event.ON_DESTROY);
    assertTrue(viewModel.isFinished());
    assertThrows(AssertionError.class, () -> this.viewModel(saved));
  }

  @Test
  @DisplayName("say a new intent")
  void newIntent() {
    final GreetingActivity activity = this.launch(null);
    activity.renew(intent("Bob"));
    assertEquals("Hello, Bob! (0)", greeting(activity));
  }

  @Test
  @DisplayName("tell every event of an activity, and how it ends")
  void lifecycle() {
    for (final boolean isRotating : List.of(true, false)) {
      final GreetingActivity activity = new GreetingActivity();
      activity.setChangingConfigurations(isRotating);
      final TestObserver<LifecycleEvent> events =
          TestObserver.of(Adapters.lifecycle(activity).events());
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
  @DisplayName("bring intents and bundles over, and back")
  void bundles() {
    final Intent intent =
        Adapters.intent(intent("Ada").setAction("show").setData(Uri.parse("greeting:ada")));
    assertEquals(Optional.of("show"), intent.action());
    assertEquals(Optional.of(URI.create("greeting:ada")), intent.data());
    assertEquals("Ada", intent.get(GreetingViewModel.NAME));
    assertEquals(Intent.empty(), Adapters.intent(new android.content.Intent()));
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
