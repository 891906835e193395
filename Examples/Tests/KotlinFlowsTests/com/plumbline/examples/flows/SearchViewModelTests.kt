package com.plumbline.examples.flows

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test

@DisplayName("SearchViewModel with flows")
class SearchViewModelTests {
  private val scope = CoroutineScope(Dispatchers.Unconfined)
  private val viewModel = SearchViewModel(listOf("Fig", "Plum", "Big plum"))
  private val shown = mutableListOf<String>()

  init {
    this.scope.launch { this@SearchViewModelTests.viewModel.showPage.collect { this@SearchViewModelTests.shown += it } }
  }

  @AfterEach fun end() = this.scope.cancel()

  @Test
  @DisplayName("The results match the text, whatever its case")
  fun results() {
    assertEquals(emptyList<String>(), this.viewModel.results.value)
    this.viewModel.searchTextChanged("PLUM")
    assertEquals(listOf("Plum", "Big plum"), this.viewModel.results.value)
  }

  @Test
  @DisplayName("A tap on a result shows its page, and one beside the results nothing")
  fun tap() {
    this.viewModel.searchTextChanged("plum")
    this.viewModel.resultTapped(1)
    this.viewModel.resultTapped(2)
    assertEquals(listOf("Big plum"), this.shown)
  }
}
