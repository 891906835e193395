package com.plumbline.android;

import com.plumbline.android.testing.TestObserver;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the system tells a view model")
final class InputTests {
  private static final TypedKey<Integer> NUMBER = TypedKey.of("number", Integer.class);

  private static Intent intent(final int number) {
    return Intent.builder().with(NUMBER, number).build();
  }

  private static TypedBundle arguments(final int number) {
    return TypedBundle.builder().with(NUMBER, number).build();
  }

  private final ActivityViewModel<Object> activity =
      new ActivityViewModel<>(Environment.builder().build());
  private final FragmentViewModel<Object> fragment =
      new FragmentViewModel<>(Environment.builder().build());

  @Test
  @DisplayName("an intent comes to those who listen, and the last one to those who come later")
  void intent() {
    final TestObserver<Intent> early = TestObserver.of(this.activity.intent());
    this.activity.intent(intent(1));
    this.activity.intent(intent(2));
    early.assertValues(intent(1), intent(2));
    TestObserver.of(this.activity.intent()).assertValue(intent(2));
  }

  @Test
  @DisplayName("arguments come to those who listen, and to those who come later")
  void arguments() {
    final TestObserver<TypedBundle> early = TestObserver.of(this.fragment.arguments());
    this.fragment.arguments(arguments(1));
    early.assertValue(arguments(1));
    TestObserver.of(this.fragment.arguments()).assertValue(arguments(1));
  }

  @Test
  @DisplayName("a result comes once")
  void activityResult() {
    final ActivityResult result = ActivityResult.create(1, ActivityResult.OK, Intent.empty());
    final TestObserver<ActivityResult> ofActivity = TestObserver.of(this.activity.activityResult());
    final TestObserver<ActivityResult> ofFragment = TestObserver.of(this.fragment.activityResult());
    this.activity.activityResult(result);
    this.fragment.activityResult(result);
    ofActivity.assertValue(result);
    ofFragment.assertValue(result);
    TestObserver.of(this.activity.activityResult()).assertDidNotEmitValue();
    TestObserver.of(this.fragment.activityResult()).assertDidNotEmitValue();
  }

  @Test
  @DisplayName("ends with the view model, and nothing comes after that")
  void end() {
    final TestObserver<Intent> intents = TestObserver.of(this.activity.intent());
    final TestObserver<ActivityResult> ofActivity = TestObserver.of(this.activity.activityResult());
    final TestObserver<TypedBundle> arguments = TestObserver.of(this.fragment.arguments());
    final TestObserver<ActivityResult> ofFragment = TestObserver.of(this.fragment.activityResult());
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
