package com.example.greeting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import android.os.Bundle;
import android.widget.TextView;
import androidx.lifecycle.Lifecycle.Event;
import androidx.lifecycle.ViewModelStore;
import com.plumbline.android.Environment;
import com.plumbline.android.MainScheduler;
import com.plumbline.android.TypedBundle;
import com.plumbline.android.ViewModelRegistry;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The fragment of the documentation, with the callbacks in their real order,")
final class NoteFragmentTests {
  private final GreetingApplication application = new GreetingApplication();
  private final GreetingActivity activity = new GreetingActivity();

  @BeforeEach
  void start() {
    this.application.onCreate();
    this.activity.launch(this.application, new android.content.Intent().putExtras(extras()), null, null);
    List.of(Event.ON_CREATE, Event.ON_START, Event.ON_RESUME)
        .forEach(this.activity.getLifecycle()::handleLifecycleEvent);
  }

  private static Bundle extras() {
    return Adapters.bundle(TypedBundle.builder().with(GreetingViewModel.NAME, "Ada").build());
  }

  @AfterEach
  void end() {
    MainScheduler.uninstall();
  }

  private NoteFragment create(final ViewModelStore retained, final Bundle saved) {
    final NoteFragment fragment = new NoteFragment();
    fragment.setArguments(
        Adapters.bundle(TypedBundle.builder().with(NoteViewModel.NOTE, "first").build()));
    fragment.create(this.activity, retained, saved);
    return fragment;
  }

  private ViewModelRegistry<Environment> viewModels(final NoteFragment fragment) {
    return ViewModelHost.of(fragment, this.application.environment());
  }

  private NoteViewModel.ViewModel viewModel(final NoteFragment fragment) {
    return this.viewModels(fragment)
        .fetch(
            NoteViewModel.ViewModel.class,
            __ -> {
              throw new AssertionError("there is none");
            },
            Adapters.savedState(save(fragment)));
  }

  private static Bundle save(final NoteFragment fragment) {
    final Bundle state = new Bundle();
    fragment.onSaveInstanceState(state);
    return state;
  }

  private static String text(final NoteFragment fragment) {
    return ((TextView) fragment.getView()).getText().toString();
  }

  @Test
  @DisplayName("keeps its view model on the back stack, and updates only the view of the moment")
  void backStack() {
    final NoteFragment fragment = this.create(null, null);
    fragment.showView(null);
    assertEquals("first", text(fragment));
    final NoteViewModel.ViewModel viewModel = this.viewModel(fragment);
    final TextView firstView = (TextView) fragment.getView();

    fragment.stop();
    viewModel.inputs.noteChanged("while stopped");
    assertEquals("first", firstView.getText(), "the view is stopped");
    fragment.destroyView();
    viewModel.inputs.noteChanged("on the back stack");
    assertFalse(viewModel.isFinished());

    fragment.showView(null);
    assertEquals("on the back stack", text(fragment), "the value waited for the next view");
    viewModel.inputs.noteChanged("last");
    assertEquals("last", text(fragment));
    assertEquals("first", firstView.getText(), "the destroyed view is not updated");
    assertSame(viewModel, this.viewModel(fragment));
  }

  @Test
  @DisplayName("finishes its view model when it is removed, also from the back stack")
  void removed() {
    for (final boolean isOnBackStack : List.of(true, false)) {
      final NoteFragment fragment = this.create(null, null);
      fragment.showView(null);
      final NoteViewModel.ViewModel viewModel = this.viewModel(fragment);
      final ViewModelRegistry<Environment> viewModels = this.viewModels(fragment);
      fragment.stop();
      fragment.destroyView();
      if (isOnBackStack) {
        fragment.showView(null);
        fragment.stop();
        fragment.destroyView();
      }
      fragment.destroy();
      assertTrue(viewModel.isFinished());
      assertEquals(0, viewModels.size());
    }
  }

  @Test
  @DisplayName("retains its view model when the activity rotates, with a view or on the back stack")
  void rotation() {
    for (final boolean isOnBackStack : List.of(true, false)) {
      final NoteFragment first = this.create(null, null);
      first.showView(null);
      final NoteViewModel.ViewModel viewModel = this.viewModel(first);
      first.stop();
      if (isOnBackStack) {
        first.destroyView();
      }
      final Bundle saved = save(first);
      this.activity.setChangingConfigurations(true);
      if (!isOnBackStack) {
        first.destroyView();
      }
      first.destroy();
      viewModel.inputs.noteChanged("during the rotation");
      this.activity.setChangingConfigurations(false);

      final NoteFragment second = this.create(first.getViewModelStore(), saved);
      second.showView(saved);
      assertSame(viewModel, this.viewModel(second));
      assertEquals("during the rotation", text(second));
    }
  }

  @Test
  @DisplayName("restores the saved values of its view model after the process has ended")
  void processDeath() {
    final NoteFragment first = this.create(null, null);
    first.showView(null);
    final NoteViewModel.ViewModel viewModel = this.viewModel(first);
    viewModel.inputs.noteChanged("edited");
    first.stop();
    final Bundle saved = save(first);

    final NoteFragment second = this.create(null, saved);
    second.showView(saved);
    assertNotSame(viewModel, this.viewModel(second));
    assertEquals("edited", text(second));
  }
}
