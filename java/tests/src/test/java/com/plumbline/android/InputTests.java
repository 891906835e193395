package com.plumbline.android;

import com.plumbline.android.testing.TestObserver;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An input from the system")
final class InputTests {
  private static final TypedKey<Integer> NUMBER = TypedKey.of("number", Integer.class);

  private static TypedIntent intent(final int number) {
    return TypedIntent.builder().with(NUMBER, number).build();
  }

  private static TypedBundle arguments(final int number) {
    return TypedBundle.builder().with(NUMBER, number).build();
  }

  private final ActivityViewModel<Object> activity =
      new ActivityViewModel<>(Environment.builder().build());
  private final FragmentViewModel<Object> fragment =
      new FragmentViewModel<>(Environment.builder().build());

  @Test
  @DisplayName("an intent is emitted to all observers, and the last one to late observers")
  void intent() {
    final TestObserver<TypedIntent> early = TestObserver.of(this.activity.intent());
    this.activity.intent(intent(1));
    this.activity.intent(intent(2));
    early.assertValues(intent(1), intent(2));
    TestObserver.of(this.activity.intent()).assertValue(intent(2));
  }

  @Test
  @DisplayName("arguments are emitted to all observers, late ones included")
  void arguments() {
    final TestObserver<TypedBundle> early = TestObserver.of(this.fragment.arguments());
    this.fragment.arguments(arguments(1));
    early.assertValue(arguments(1));
    TestObserver.of(this.fragment.arguments()).assertValue(arguments(1));
  }

  @Test
  @DisplayName("a result is emitted once")
  void activityResult() {
    final TypedResult result = TypedResult.create(1, TypedResult.OK, TypedIntent.empty());
    final TestObserver<TypedResult> ofActivity = TestObserver.of(this.activity.activityResult());
    final TestObserver<TypedResult> ofFragment = TestObserver.of(this.fragment.activityResult());
    this.activity.activityResult(result);
    this.fragment.activityResult(result);
    ofActivity.assertValue(result);
    ofFragment.assertValue(result);
    TestObserver.of(this.activity.activityResult()).assertDidNotEmitValue();
    TestObserver.of(this.fragment.activityResult()).assertDidNotEmitValue();
  }

  @Test
  @DisplayName("reaches all observers in order, though one of them causes the next")
  void order() {
    this.activity.intent().filter(intent(1)::equals).subscribe(__ -> this.activity.intent(intent(2)));
    final TestObserver<TypedIntent> intents = TestObserver.of(this.activity.intent());
    this.activity.intent(intent(1));
    intents.assertValues(intent(1), intent(2));

    final TypedResult first = TypedResult.create(1, TypedResult.OK, TypedIntent.empty());
    final TypedResult second = TypedResult.create(2, TypedResult.OK, TypedIntent.empty());
    this.activity.activityResult().filter(first::equals).subscribe(__ -> this.activity.activityResult(second));
    final TestObserver<TypedResult> results = TestObserver.of(this.activity.activityResult());
    this.activity.activityResult(first);
    results.assertValues(first, second);
  }

  @Test
  @DisplayName("completes with the view model, and emits nothing after that")
  void end() {
    final TestObserver<TypedIntent> intents = TestObserver.of(this.activity.intent());
    final TestObserver<TypedResult> ofActivity = TestObserver.of(this.activity.activityResult());
    final TestObserver<TypedBundle> arguments = TestObserver.of(this.fragment.arguments());
    final TestObserver<TypedResult> ofFragment = TestObserver.of(this.fragment.activityResult());
    this.activity.finish();
    this.fragment.finish();
    this.activity.intent(intent(1));
    this.fragment.arguments(arguments(1));
    intents.assertDidComplete();
    intents.assertDidNotEmitValue();
    arguments.assertDidComplete();
    arguments.assertDidNotEmitValue();
    ofActivity.assertDidComplete();
    ofFragment.assertDidComplete();
  }
}
