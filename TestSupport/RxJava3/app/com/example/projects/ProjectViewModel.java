package com.example.projects;

import android.content.Intent;
import android.support.annotation.NonNull;
import android.util.Pair;
import com.example.libs.ActivityViewModel;
import com.example.libs.Environment;
import java.util.Objects;
import rx.Notification;
import rx.Observable;
import rx.subjects.BehaviorSubject;
import rx.subjects.PublishSubject;

import static com.example.libs.Transformers.combineLatestPair;
import static com.example.libs.Transformers.errors;
import static com.example.libs.Transformers.neverError;
import static com.example.libs.Transformers.takeWhen;
import static com.example.libs.Transformers.values;

public interface ProjectViewModel {
  interface Inputs {
    /** Call when the user taps the back button. */
    void backButtonTapped();

    /** Call when the user taps the refresh button. */
    void refreshButtonTapped();
  }

  interface Outputs {
    Observable<String> categoryText();

    Observable<Void> goBack();

    Observable<Boolean> isLoading();

    Observable<Pair<Project, Integer>> projectAndCount();

    Observable<Void> showError();

    Observable<String> source();
  }

  final class ViewModel extends ActivityViewModel<Object> implements Inputs, Outputs {
    public ViewModel(final @NonNull Environment environment) {
      super(environment);
      final ProjectClient client = environment.client();

      final Observable<Project> project = intent()
        .map(i -> i.getSerializableExtra("project"))
        .ofType(Project.class)
        .take(1);

      final Observable<Notification<Project>> fetched = project
        .compose(takeWhen(this.refreshButtonTapped))
        .switchMap(p -> client.fetch(p).doOnSubscribe(() -> this.isLoading.onNext(true)).materialize())
        .share();

      fetched
        .compose(values())
        .compose(combineLatestPair(this.refreshButtonTapped.map(__ -> 1).scan(0, (a, b) -> a + b)))
        .compose(bindToLifecycle())
        .subscribe(this.projectAndCount::onNext);

      this.showError = fetched.compose(errors()).map(__ -> null);

      this.categoryText = project.map(Project::category).filter(Objects::nonNull);

      this.goBack = Observable.merge(
        this.backButtonTapped,
        activityResult().filter(r -> r.isRequestCode(1)).filter(ActivityResult::isOk).map(__ -> (Void) null)
      );

      this.source = intent().map(Intent::getAction).filter(action -> action != null).startWith("app");

      this.backButtonTapped
        .compose(neverError())
        .compose(bindToLifecycle())
        .subscribe(__ -> this.analytics.track("back"));
    }

    private final PublishSubject<Void> backButtonTapped = PublishSubject.create();
    private final PublishSubject<Void> refreshButtonTapped = PublishSubject.create();

    private final Observable<String> categoryText;
    private final Observable<Void> goBack;
    private final BehaviorSubject<Boolean> isLoading = BehaviorSubject.create(false);
    private final BehaviorSubject<Pair<Project, Integer>> projectAndCount = BehaviorSubject.create();
    private final Observable<Void> showError;
    private final Observable<String> source;

    public final Inputs inputs = this;
    public final Outputs outputs = this;

    @Override public void backButtonTapped() {
      this.backButtonTapped.onNext(null);
    }

    @Override public void refreshButtonTapped() {
      this.refreshButtonTapped.onNext(null);
    }

    @Override public @NonNull Observable<String> categoryText() {
      return this.categoryText;
    }

    @Override public @NonNull Observable<Void> goBack() {
      return this.goBack;
    }

    @Override public @NonNull Observable<Boolean> isLoading() {
      return this.isLoading;
    }

    @Override public @NonNull Observable<Pair<Project, Integer>> projectAndCount() {
      return this.projectAndCount;
    }

    @Override public @NonNull Observable<Void> showError() {
      return this.showError;
    }

    @Override public @NonNull Observable<String> source() {
      return this.source;
    }
  }
}
