package com.plumbline.examples.flows

import androidx.lifecycle.ViewModel
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow

/** A view model without port protocols: its public functions are the inputs, its public flows the outputs. */
class SearchViewModel(private val pages: List<String>) : ViewModel() {
  private val mutableResults = MutableStateFlow(emptyList<String>())
  private val mutableShowPage = MutableSharedFlow<String>(extraBufferCapacity = 1)

  /** The names of the pages that match the text of the search field. */
  val results: StateFlow<List<String>> = this.mutableResults.asStateFlow()

  /** Emits the name of a page to be shown. */
  val showPage: SharedFlow<String> = this.mutableShowPage.asSharedFlow()

  /** Call when the user taps a result. */
  fun resultTapped(index: Int) {
    this.mutableResults.value.getOrNull(index)?.let { this.mutableShowPage.tryEmit(it) }
  }

  /** Call when the text of the search field changes. */
  fun searchTextChanged(text: String) {
    this.mutableResults.value = this.pages.filter { it.contains(text, ignoreCase = true) }
  }
}
