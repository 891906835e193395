package com.plumbline.examples.viewmodels;

import static com.plumbline.examples.support.Samples.garden;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.android.testing.VirtualTimeExtension;
import com.plumbline.examples.models.Garden;
import com.plumbline.examples.models.GardenPage;
import com.plumbline.examples.services.SearchServiceType;
import com.plumbline.examples.support.Samples;
import com.plumbline.examples.support.SearchServiceDouble;
import com.plumbline.examples.support.Trace;
import io.reactivex.rxjava3.core.Scheduler;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("SearchViewModel")
final class SearchViewModelTests {
  @RegisterExtension final VirtualTimeExtension time = new VirtualTimeExtension();

  private final SearchServiceDouble service = new SearchServiceDouble();
  private final SearchViewModel.ViewModel viewModel =
      new SearchViewModel.ViewModel(
          Environment.builder()
              .with(SearchServiceType.class, this.service)
              .with(Scheduler.class, this.time.scheduler())
              .build());
  private final TestObserver<String> changeSearchFieldText =
      TestObserver.of(this.viewModel.outputs.changeSearchFieldText());
  private final TestObserver<NoValue> dismissKeyboard =
      TestObserver.of(this.viewModel.outputs.dismissKeyboard());
  private final TestObserver<Garden> goToGarden =
      TestObserver.of(this.viewModel.outputs.goToGarden());
  private final TestObserver<Boolean> isEmptyStateHidden =
      TestObserver.of(this.viewModel.outputs.isEmptyStateHidden());
  private final TestObserver<Boolean> isFooterIndicatorHidden =
      TestObserver.of(this.viewModel.outputs.isFooterIndicatorHidden());
  private final TestObserver<List<Integer>> reloadGardens =
      TestObserver.of(
          this.viewModel
              .outputs
              .reloadGardens()
              .map(gardens -> gardens.stream().map(Garden::id).toList()));
  private final TestObserver<NoValue> scrollToTop =
      TestObserver.of(this.viewModel.outputs.scrollToTop());
  private final TestObserver<Boolean> showKeyboard =
      TestObserver.of(this.viewModel.outputs.showKeyboard());

  private static List<Integer> ids(final int first, final int last) {
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  private static GardenPage page(final int first, final int last) {
    return new GardenPage(ids(first, last).stream().map(Samples::garden).toList(), Optional.empty());
  }

  private static GardenPage page(final int first, final int last, final String nextCursor) {
    return new GardenPage(page(first, last).gardens(), Optional.of(nextCursor));
  }

  private void advance(final long milliseconds) {
    this.time.advanceBy(Duration.ofMillis(milliseconds));
  }

  private void search(final String text) {
    this.viewModel.inputs.searchTextChanged(text);
    this.advance(300);
  }

  @Test
  @DisplayName("A search begins when nothing was typed for 0.3 seconds")
  void debounce() {
    this.viewModel.inputs.searchTextChanged("f");
    this.advance(200);
    this.viewModel.inputs.searchTextChanged("fig ");
    this.advance(200);
    assertEquals(List.of(), this.service.searches.inputs());
    this.advance(100);
    assertEquals(List.of("fig"), this.service.searches.inputs());
    this.service.searches.succeed(page(1, 2));
    this.reloadGardens.assertValue(List.of(1, 2));
    this.isEmptyStateHidden.assertValue(true);
    this.scrollToTop.assertValueCount(1);
  }

  @Test
  @DisplayName("The search key searches at once, and not again after the delay")
  void returnKey() {
    this.viewModel.inputs.searchTextChanged("fig");
    this.viewModel.inputs.searchTextFieldDidReturn();
    this.dismissKeyboard.assertValueCount(1);
    assertEquals(List.of("fig"), this.service.searches.inputs());
    this.advance(1000);
    assertEquals(List.of("fig"), this.service.searches.inputs());
  }

  @Test
  @DisplayName("A search without results shows a hint, and the next one takes it away")
  void noResults() {
    this.search("figg");
    this.service.searches.succeed(new GardenPage(List.of(), Optional.empty()));
    this.isEmptyStateHidden.assertValues(false);
    this.search("fig");
    this.service.searches.succeed(page(1, 1));
    this.isEmptyStateHidden.assertValues(false, true);
    this.reloadGardens.assertValues(List.of(), List.of(1));
  }

  @Test
  @DisplayName("A new query gives up the one before it")
  void newQuery() {
    this.search("fig");
    this.search("plum");
    assertEquals(1, this.service.searches.cancelledCount());
    this.service.searches.succeed(page(1, 1));
    this.reloadGardens.assertValue(List.of(1));
  }

  @Test
  @DisplayName("A search that fails leaves the list alone, and the next one works")
  void failure() {
    this.search("fig");
    this.service.searches.fail(Samples.OFFLINE);
    this.reloadGardens.assertDidNotEmitValue();
    this.search("plum");
    this.service.searches.succeed(page(1, 1));
    this.reloadGardens.assertValue(List.of(1));
  }

  @Test
  @DisplayName("Cancelling empties the field and the list")
  void cancel() {
    this.search("fig");
    this.service.searches.succeed(page(1, 2));
    this.viewModel.inputs.cancelButtonTapped();
    this.changeSearchFieldText.assertValue("");
    this.dismissKeyboard.assertValueCount(1);
    this.reloadGardens.assertValues(List.of(1, 2), List.of());
    this.isEmptyStateHidden.assertValues(true);
  }

  @Test
  @DisplayName("What was typed before cancelling is not searched for")
  void cancelBeforeTheDelay() {
    this.viewModel.inputs.searchTextChanged("fig");
    this.advance(200);
    this.viewModel.inputs.cancelButtonTapped();
    this.advance(10_000);
    this.viewModel.inputs.searchTextFieldDidReturn();
    assertEquals(List.of(), this.service.searches.inputs());
    this.reloadGardens.assertValue(List.of());
  }

  @Test
  @DisplayName("The next page is loaded when the end of the list comes near, and only once")
  void nextPage() {
    this.search("fig");
    this.service.searches.succeed(page(1, 10, "ten"));
    this.viewModel.inputs.willDisplayRow(4, 10);
    assertEquals(List.of(), this.service.nextPages.inputs());
    this.viewModel.inputs.willDisplayRow(5, 10);
    this.viewModel.inputs.willDisplayRow(6, 10);
    assertEquals(List.of("ten"), this.service.nextPages.inputs());
    this.isFooterIndicatorHidden.assertValues(false);

    this.service.nextPages.succeed(page(11, 20, "twenty"));
    this.isFooterIndicatorHidden.assertValues(false, true);
    this.reloadGardens.assertLastValue(ids(1, 20));
    this.scrollToTop.assertValueCount(1, "the list stays where it is");

    this.viewModel.inputs.willDisplayRow(7, 20);
    this.viewModel.inputs.willDisplayRow(15, 20);
    assertEquals(List.of("ten", "twenty"), this.service.nextPages.inputs());
    this.service.nextPages.succeed(page(21, 22));
    this.reloadGardens.assertLastValue(ids(1, 22));
  }

  @Test
  @DisplayName("There is no page after the last one")
  void lastPage() {
    this.search("fig");
    this.service.searches.succeed(page(1, 10));
    this.viewModel.inputs.willDisplayRow(9, 10);
    assertEquals(List.of(), this.service.nextPages.inputs());
    this.isFooterIndicatorHidden.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("A new query gives up the next page of the one before it, and hides its indicator")
  void newQueryWhileLoading() {
    this.search("fig");
    this.service.searches.succeed(page(1, 10, "ten"));
    this.viewModel.inputs.willDisplayRow(9, 10);
    this.search("plum");
    assertEquals(1, this.service.nextPages.cancelledCount());
    this.isFooterIndicatorHidden.assertValues(false, true);
    this.service.searches.succeed(page(31, 32));
    this.reloadGardens.assertValues(ids(1, 10), List.of(31, 32));
    this.scrollToTop.assertValueCount(2);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @DisplayName("The keyboard comes up when the view appears for the first time")
  void keyboard(final boolean animated) {
    this.viewModel.inputs.viewWillAppear(animated);
    this.viewModel.inputs.viewWillAppear(true);
    this.showKeyboard.assertValue(animated);
  }

  @Test
  @DisplayName("A tap on a garden shows it without the keyboard")
  void tap() {
    this.viewModel.inputs.gardenTapped(garden(1));
    this.goToGarden.assertValue(garden(1));
    this.dismissKeyboard.assertValueCount(1);
  }

  @Test
  @DisplayName("The time of a search can be read off a trace")
  void trace() {
    final Trace trace = new Trace(() -> this.time.now().toMillis() + " ms: ");
    trace.record(
        "reloadGardens",
        this.viewModel.outputs.reloadGardens(),
        gardens -> String.valueOf(gardens.size()));
    trace.record("scrollToTop", this.viewModel.outputs.scrollToTop());
    for (final String text : List.of("f", "fi", "fig")) {
      trace.input("searchTextChanged " + text);
      this.viewModel.inputs.searchTextChanged(text);
      if (text.equals("f")) {
        this.advance(100);
      }
    }
    this.advance(500);
    this.service.searches.succeed(page(1, 2));
    assertEquals(
        List.of(
            "0 ms: searchTextChanged f",
            "100 ms: searchTextChanged fi",
            "100 ms: searchTextChanged fig",
            "600 ms: reloadGardens 2",
            "600 ms: scrollToTop •"),
        trace.events());
  }
}
