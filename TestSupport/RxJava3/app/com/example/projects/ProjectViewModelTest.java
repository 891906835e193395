package com.example.projects;

import android.content.Intent;
import android.util.Pair;
import com.example.libs.Analytics;
import com.example.libs.Environment;
import com.example.libs.Sharing;
import java.util.Arrays;
import org.junit.Assert;
import org.junit.Test;
import rx.Observable;
import rx.observers.TestSubscriber;

public final class ProjectViewModelTest {
  private final Analytics analytics = new Analytics();
  private final Project project = new Project("a", "art");
  private final TestSubscriber<Void> goBack = new TestSubscriber<>();
  private final TestSubscriber<Pair<Project, Integer>> projectAndCount = new TestSubscriber<>();
  private final TestSubscriber<Void> showError = TestSubscriber.create();

  private ProjectViewModel.ViewModel viewModel(final ProjectClient client) {
    final Environment environment = Environment.builder().analytics(this.analytics).client(client).build();
    return new ProjectViewModel.ViewModel(environment);
  }

  @Test
  public void testRefresh() {
    final ProjectViewModel.ViewModel viewModel = this.viewModel(p -> Observable.just(p));
    viewModel.outputs.projectAndCount().subscribe(this.projectAndCount);
    viewModel.outputs.showError().subscribe(this.showError);
    final Intent intent = new Intent();
    intent.putExtra("project", this.project);
    viewModel.intent(intent);
    viewModel.inputs.refreshButtonTapped();
    this.projectAndCount.assertValues(Pair.create(this.project, 0), Pair.create(this.project, 1));
    this.showError.assertNoValues();
  }

  @Test
  public void testError() {
    final ProjectViewModel.ViewModel viewModel = this.viewModel(p -> Observable.error(new RuntimeException()));
    viewModel.outputs.showError().subscribe(this.showError);
    viewModel.intent(new Intent().putExtra("project", this.project));
    viewModel.inputs.refreshButtonTapped();
    this.showError.assertValues(null);
    this.showError.assertNoErrors();
  }

  @Test
  public void testBack() {
    final TestSubscriber<String> events = new TestSubscriber<>();
    this.analytics.events.subscribe(events);
    final ProjectViewModel.ViewModel viewModel = this.viewModel(p -> Observable.empty());
    viewModel.outputs.goBack().subscribe(this.goBack);
    viewModel.inputs.backButtonTapped();
    this.goBack.assertValue(null);
    events.assertValue("back");
  }

  @Test
  public void testText() {
    final TestSubscriber<String> category = new TestSubscriber<>();
    final TestSubscriber<String> source = new TestSubscriber<>();
    final ProjectViewModel.ViewModel viewModel = this.viewModel(p -> Observable.empty());
    viewModel.outputs.categoryText().subscribe(category);
    viewModel.outputs.source().subscribe(source);
    viewModel.intent(new Intent("link").putExtra("project", this.project));
    category.assertValue("art");
    source.assertValues("app", "link");
  }

  @Test
  public void testSharing() {
    Assert.assertEquals(Arrays.asList("a", "a", "b"), Sharing.collected(Observable.just("a", "b")));
    Assert.assertTrue(new Sharing<String>(text -> text.isEmpty()).end());
  }
}
