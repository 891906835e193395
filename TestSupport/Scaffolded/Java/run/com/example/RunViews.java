package com.example;

import android.app.Application;
import android.content.Intent;
import android.os.Bundle;
import androidx.activity.ComponentActivity;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelStore;
import java.lang.reflect.Method;

/** Drives new activities and fragments through rotation, recreation and finish, and checks their view models. */
public class RunViews {
  private final Application application;

  /** @param application the class of the application, which gives activities what they ask for */
  protected RunViews(final String application) throws ReflectiveOperationException {
    this.application = (Application) Class.forName(application).getConstructor().newInstance();
  }

  public static void main(final String[] arguments) throws ReflectiveOperationException {
    run(new RunViews(arguments[0]), arguments);
  }

  /** Drives the views that follow the name of the application. */
  protected static void run(final RunViews views, final String[] arguments) throws ReflectiveOperationException {
    for (int index = 1; index < arguments.length; index++) {
      final Class<?> type = Class.forName("com.example." + arguments[index]);
      if (Fragment.class.isAssignableFrom(type)) {
        views.driveFragment(type);
      } else {
        views.driveActivity(type);
      }
    }
    System.out.println((arguments.length - 1) + " views were rotated, recreated and finished");
  }

  // What is checked of view models with a life cycle of their own

  protected void shown(final Object viewModel, final Intent intent) throws ReflectiveOperationException {}

  protected void stopped() {}

  protected void shownAgain() {}

  protected void restored(final Object viewModel) throws ReflectiveOperationException {}

  protected void finished(final Object viewModel) throws ReflectiveOperationException {
    if (viewModel instanceof ViewModel) {
      expect(((ViewModel) viewModel).isCleared(), viewModel, "is not cleared");
    }
  }

  protected static void expect(final boolean isTrue, final Object subject, final String problem) {
    if (!isTrue) {
      throw new AssertionError(subject.getClass().getName() + " " + problem);
    }
  }

  private ComponentActivity launch(
      final Class<?> type, final Intent intent, final Bundle saved, final ViewModelStore store)
      throws ReflectiveOperationException {
    final ComponentActivity activity = (ComponentActivity) type.getConstructor().newInstance();
    activity.launch(this.application, intent, saved, store);
    activity.getLifecycle().handleLifecycleEvent(Lifecycle.Event.ON_CREATE);
    activity.show();
    return activity;
  }

  private void driveActivity(final Class<?> type) throws ReflectiveOperationException {
    final Bundle extras = new Bundle();
    extras.putSerializable("name", "Ada");
    final Intent intent = new Intent().setAction("open").putExtras(extras);
    ComponentActivity activity = this.launch(type, intent, null, null);
    final Object viewModel = viewModel(activity);
    this.shown(viewModel, intent);

    for (int rotation = 0; rotation < 3; rotation++) {
      activity.hide();
      this.stopped();
      final Bundle saved = activity.save();
      activity.setChangingConfigurations(true);
      activity.destroy();
      expectUnsubscribed(activity);
      final ComponentActivity next = this.launch(type, intent, saved, activity.getViewModelStore());
      expect(viewModel(next) == viewModel, next, "loses its view model when it rotates");
      this.shownAgain();
      activity = next;
    }

    activity.hide();
    final Bundle saved = activity.save();
    final ComponentActivity recreated = this.launch(type, intent, saved, new ViewModelStore());
    final Object other = viewModel(recreated);
    expect(other != viewModel, recreated, "has a view model of another process");
    this.restored(other);

    for (final ComponentActivity last : new ComponentActivity[] {activity, recreated}) {
      final Object finishing = viewModel(last);
      last.setChangingConfigurations(false);
      if (last == recreated) {
        last.hide();
      }
      last.destroy();
      this.finished(finishing);
      // The system may save the state of an activity that is about to close.
      last.save();
    }
  }

  private void driveFragment(final Class<?> type) throws ReflectiveOperationException {
    final ComponentActivity activity = new ComponentActivity();
    activity.launch(this.application, new Intent(), null, null);
    final ViewModelStore store = new ViewModelStore();
    Fragment fragment = (Fragment) type.getConstructor().newInstance();
    fragment.create(activity, store, null);
    fragment.showView(null);
    final Object viewModel = viewModel(fragment);
    for (int rotation = 0; rotation < 3; rotation++) {
      // It goes to the back stack and returns.
      fragment.stop();
      fragment.destroyView();
      expectUnsubscribed(fragment);
      fragment.showView(null);
      expect(viewModel(fragment) == viewModel, fragment, "loses its view model on the back stack");

      fragment.stop();
      fragment.destroyView();
      activity.setChangingConfigurations(true);
      fragment.destroy();
      fragment = (Fragment) type.getConstructor().newInstance();
      fragment.create(activity, store, null);
      fragment.showView(null);
      expect(viewModel(fragment) == viewModel, fragment, "loses its view model when it rotates");
    }
    fragment.stop();
    fragment.destroyView();
    activity.setChangingConfigurations(false);
    fragment.destroy();
    this.finished(viewModel);
  }

  /** The view model of a view: a field in Java, and a property in Kotlin, which has a getter. */
  private static Object viewModel(final Object view) throws ReflectiveOperationException {
    try {
      final java.lang.reflect.Field field = view.getClass().getDeclaredField("viewModel");
      field.setAccessible(true);
      return field.get(view);
    } catch (final NoSuchFieldException error) {
      final Method getter = view.getClass().getDeclaredMethod("getViewModel");
      getter.setAccessible(true);
      return getter.invoke(view);
    }
  }

  /** Checks that a destroyed view observes nothing, where the stand-in for RxJava can tell. */
  private static void expectUnsubscribed(final Object view) throws ReflectiveOperationException {
    for (final java.lang.reflect.Field field : view.getClass().getDeclaredFields()) {
      if (field.getType().getName().endsWith("rxjava3.disposables.CompositeDisposable")) {
        field.setAccessible(true);
        final Object subscriptions = field.get(view);
        final Object size = subscriptions.getClass().getMethod("size").invoke(subscriptions);
        expect(size.equals(0), view, "observes its view model when it is destroyed");
      }
    }
  }
}
