package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.android.testing.VirtualTimeExtension
import com.plumbline.examples.models.GardenPage
import com.plumbline.examples.support.Samples
import com.plumbline.examples.support.Samples.garden
import com.plumbline.examples.support.SearchServiceDouble
import java.time.Duration
import java.util.Optional
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.extension.RegisterExtension
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

@DisplayName("SearchViewModel")
class SearchViewModelTests {
  @JvmField @RegisterExtension val time = VirtualTimeExtension()

  private val service = SearchServiceDouble()
  private val viewModel = SearchViewModel.SearchViewModel(this.time.scheduler(), this.service)
  private val changeSearchFieldText = TestObserver.of(this.viewModel.outputs.changeSearchFieldText())
  private val dismissKeyboard = TestObserver.of(this.viewModel.outputs.dismissKeyboard())
  private val goToGarden = TestObserver.of(this.viewModel.outputs.goToGarden())
  private val isEmptyStateHidden = TestObserver.of(this.viewModel.outputs.isEmptyStateHidden())
  private val isFooterIndicatorHidden = TestObserver.of(this.viewModel.outputs.isFooterIndicatorHidden())
  private val reloadGardens =
      TestObserver.of(this.viewModel.outputs.reloadGardens().map { gardens -> gardens.map { it.id } })
  private val scrollToTop = TestObserver.of(this.viewModel.outputs.scrollToTop())
  private val showKeyboard = TestObserver.of(this.viewModel.outputs.showKeyboard())

  private fun ids(first: Int, last: Int): List<Int> = (first..last).toList()

  private fun page(first: Int, last: Int): GardenPage =
    GardenPage(ids(first, last).map { garden(it) }, Optional.empty())

  private fun page(first: Int, last: Int, nextCursor: String): GardenPage =
    GardenPage(page(first, last).gardens, Optional.of(nextCursor))

  private fun advance(milliseconds: Long) {
    this.time.advanceBy(Duration.ofMillis(milliseconds))
  }

  private fun search(text: String) {
    this.viewModel.inputs.searchTextChanged(text)
    this.advance(300)
  }

  @Test
  @DisplayName("A search begins when nothing was typed for 0.3 seconds")
  fun debounce() {
    this.viewModel.inputs.searchTextChanged("f")
    this.advance(200)
    this.viewModel.inputs.searchTextChanged("fig ")
    this.advance(200)
    assertEquals(emptyList<Any>(), this.service.searches.inputs())
    this.advance(100)
    assertEquals(listOf("fig"), this.service.searches.inputs())
    this.service.searches.succeed(page(1, 2))
    this.reloadGardens.assertValue(listOf(1, 2))
    this.isEmptyStateHidden.assertValue(true)
    this.scrollToTop.assertValueCount(1)
  }

  @Test
  @DisplayName("The search key searches at once, and not again after the delay")
  fun returnKey() {
    this.viewModel.inputs.searchTextChanged("fig")
    this.viewModel.inputs.searchTextFieldDidReturn()
    this.dismissKeyboard.assertValueCount(1)
    assertEquals(listOf("fig"), this.service.searches.inputs())
    this.advance(1000)
    assertEquals(listOf("fig"), this.service.searches.inputs())
  }

  @Test
  @DisplayName("A search without results shows a hint, and the next one takes it away")
  fun noResults() {
    this.search("figg")
    this.service.searches.succeed(GardenPage(emptyList(), Optional.empty()))
    this.isEmptyStateHidden.assertValues(false)
    this.search("fig")
    this.service.searches.succeed(page(1, 1))
    this.isEmptyStateHidden.assertValues(false, true)
    this.reloadGardens.assertValues(emptyList(), listOf(1))
  }

  @Test
  @DisplayName("A query gives up the one before it")
  fun newQuery() {
    this.search("fig")
    this.search("plum")
    assertEquals(1, this.service.searches.cancelledCount())
    this.service.searches.succeed(page(1, 1))
    this.reloadGardens.assertValue(listOf(1))
  }

  @Test
  @DisplayName("A search that fails leaves the list alone, and the next one works")
  fun failure() {
    this.search("fig")
    this.service.searches.fail(Samples.OFFLINE)
    this.reloadGardens.assertDidNotEmitValue()
    this.search("plum")
    this.service.searches.succeed(page(1, 1))
    this.reloadGardens.assertValue(listOf(1))
  }

  @Test
  @DisplayName("Cancelling empties the field and the list")
  fun cancel() {
    this.search("fig")
    this.service.searches.succeed(page(1, 2))
    this.viewModel.inputs.cancelButtonTapped()
    this.changeSearchFieldText.assertValue("")
    this.dismissKeyboard.assertValueCount(1)
    this.reloadGardens.assertValues(listOf(1, 2), emptyList())
    this.isEmptyStateHidden.assertValues(true)
  }

  @Test
  @DisplayName("What was typed before cancelling is not searched for")
  fun cancelBeforeTheDelay() {
    this.viewModel.inputs.searchTextChanged("fig")
    this.advance(200)
    this.viewModel.inputs.cancelButtonTapped()
    this.advance(10_000)
    this.viewModel.inputs.searchTextFieldDidReturn()
    assertEquals(emptyList<Any>(), this.service.searches.inputs())
    this.reloadGardens.assertValue(emptyList())
  }

  @Test
  @DisplayName("The next page is loaded when the end of the list comes near, and only once")
  fun nextPage() {
    this.search("fig")
    this.service.searches.succeed(page(1, 10, "ten"))
    this.viewModel.inputs.willDisplayRow(4, 10)
    assertEquals(emptyList<Any>(), this.service.nextPages.inputs())
    this.viewModel.inputs.willDisplayRow(5, 10)
    this.viewModel.inputs.willDisplayRow(6, 10)
    assertEquals(listOf("ten"), this.service.nextPages.inputs())
    this.isFooterIndicatorHidden.assertValues(false)

    this.service.nextPages.succeed(page(11, 20, "twenty"))
    this.isFooterIndicatorHidden.assertValues(false, true)
    this.reloadGardens.assertLastValue(ids(1, 20))
    this.scrollToTop.assertValueCount(1, "the list stays where it is")

    this.viewModel.inputs.willDisplayRow(7, 20)
    this.viewModel.inputs.willDisplayRow(15, 20)
    assertEquals(listOf("ten", "twenty"), this.service.nextPages.inputs())
    this.service.nextPages.succeed(page(21, 22))
    this.reloadGardens.assertLastValue(ids(1, 22))
  }

  @Test
  @DisplayName("There is no page after the last one")
  fun lastPage() {
    this.search("fig")
    this.service.searches.succeed(page(1, 10))
    this.viewModel.inputs.willDisplayRow(9, 10)
    assertEquals(emptyList<Any>(), this.service.nextPages.inputs())
    this.isFooterIndicatorHidden.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("A query gives up the next page of the one before it, and hides its indicator")
  fun newQueryWhileLoading() {
    this.search("fig")
    this.service.searches.succeed(page(1, 10, "ten"))
    this.viewModel.inputs.willDisplayRow(9, 10)
    this.search("plum")
    assertEquals(1, this.service.nextPages.cancelledCount())
    this.isFooterIndicatorHidden.assertValues(false, true)
    this.service.searches.succeed(page(31, 32))
    this.reloadGardens.assertValues(ids(1, 10), listOf(31, 32))
    this.scrollToTop.assertValueCount(2)
  }

  @ParameterizedTest
  @ValueSource(booleans = [false, true])
  @DisplayName("The keyboard comes up when the view appears for the first time")
  fun keyboard(animated: Boolean) {
    this.viewModel.inputs.viewWillAppear(animated)
    this.viewModel.inputs.viewWillAppear(true)
    this.showKeyboard.assertValue(animated)
  }

  @Test
  @DisplayName("A tap on a garden shows it without the keyboard")
  fun tap() {
    this.viewModel.inputs.gardenTapped(garden(1))
    this.goToGarden.assertValue(garden(1))
    this.dismissKeyboard.assertValueCount(1)
  }
}
