package com.example;

import android.content.Intent;
import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.LifecycleViewModel;
import com.plumbline.android.SavedValues;
import com.plumbline.android.TypedIntent;
import com.plumbline.android.TypedKey;
import com.plumbline.android.WhenDetached;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drives new views whose view models have the base classes of the library. */
public final class RunLibraryViews extends RunViews {
  private static final TypedKey<String> NAME = TypedKey.of("name", String.class);

  private PublishSubject<Integer> effects = PublishSubject.create();
  private List<Integer> received = new ArrayList<>();
  private int sent;

  private RunLibraryViews(final String application) throws ReflectiveOperationException {
    super(application);
  }

  public static void main(final String[] arguments) throws ReflectiveOperationException {
    run(new RunLibraryViews(arguments[0]), arguments);
  }

  @Override
  protected void shown(final Object viewModel, final Intent intent) throws ReflectiveOperationException {
    final Method intents = ActivityViewModel.class.getDeclaredMethod("intent");
    intents.setAccessible(true);
    final TypedIntent received =
        ((Observable<?>) intents.invoke(viewModel)).cast(TypedIntent.class).test().values().get(0);
    expect(received.action().equals(Optional.of("open")), viewModel, "has not received its intent");
    expect(received.find(NAME).equals(Optional.of("Ada")), viewModel, "has not received its extras");
    saved(viewModel).put(NAME, "kept");

    this.effects = PublishSubject.create();
    this.received = new ArrayList<>();
    this.sent = 0;
    this.effects.compose(whileAttached(viewModel)).subscribe(this.received::add);
    this.effects.onNext(this.sent++);
    expect(this.received.size() == this.sent, viewModel, "is not attached to its view");
  }

  @Override
  protected void stopped() {
    final int before = this.received.size();
    this.effects.onNext(this.sent++);
    expect(this.received.size() == before, this, "received an effect while the view was stopped");
  }

  @Override
  protected void shownAgain() {
    expect(this.received.size() == this.sent, this, "lost an effect in a rotation");
  }

  @Override
  protected void restored(final Object viewModel) throws ReflectiveOperationException {
    expect(saved(viewModel).find(NAME).equals(Optional.of("kept")), viewModel, "has lost its saved values");
  }

  @Override
  protected void finished(final Object viewModel) {
    expect(((LifecycleViewModel<?>) viewModel).isFinished(), viewModel, "is not finished");
  }

  private static SavedValues saved(final Object viewModel) throws ReflectiveOperationException {
    final Method savedValues = LifecycleViewModel.class.getDeclaredMethod("savedValues");
    savedValues.setAccessible(true);
    return (SavedValues) savedValues.invoke(viewModel);
  }

  @SuppressWarnings("unchecked") // The method is generic.
  private static ObservableTransformer<Integer, Integer> whileAttached(final Object viewModel)
      throws ReflectiveOperationException {
    final Method method = LifecycleViewModel.class.getDeclaredMethod("whileAttached", WhenDetached.class);
    method.setAccessible(true);
    return (ObservableTransformer<Integer, Integer>) method.invoke(viewModel, WhenDetached.KEEP_ALL);
  }
}
