package com.plumbline.examples.template;

import com.plumbline.android.Environment;
import com.plumbline.android.testing.TestObserver;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The view model of the template")
final class MyViewModelTests {
  private final MyViewModel.ViewModel viewModel =
      new MyViewModel.ViewModel(Environment.builder().build());
  private final TestObserver<String> creatorNameTextViewText =
      TestObserver.of(this.viewModel.outputs.creatorNameTextViewText());

  @Test
  @DisplayName("shows the name of the creator of each project that it is configured with")
  void creatorName() {
    this.creatorNameTextViewText.assertDidNotEmitValue();
    this.viewModel.inputs.configureWith(new Project(new User("Ada")));
    this.creatorNameTextViewText.assertValue("Ada");
    this.viewModel.inputs.configureWith(new Project(new User("Bob")));
    this.creatorNameTextViewText.assertValues("Ada", "Bob");
  }

  @Test
  @DisplayName("shows nothing when a page is asked for")
  void nextPage() {
    this.viewModel.inputs.nextPage();
    this.creatorNameTextViewText.assertDidNotEmitValue();
  }
}
