package com.example.greeting

import com.plumbline.android.*
import com.plumbline.android.Transformers.observeForUI

/** A view, as an activity of AndroidX uses its view model. */
class CounterView(val viewModel: CounterViewModel.ViewModel) {
  val lifecycle = ViewLifecycleRegistry()
  var countLabel: String = ""
    private set
  var celebrations: Int = 0
    private set

  init {
    this.viewModel.outputs
        .countLabelText()
        .compose(observeForUI())
        .compose(this.lifecycle.bindToLifecycle())
        .subscribe { this.countLabel = it }
    this.viewModel.outputs
        .showCelebration()
        .compose(this.lifecycle.bindToLifecycle())
        .subscribe { this.celebrations += 1 }
    this.viewModel.attach(this, this.lifecycle)
  }

  fun range(): Pair<Int, Int> = Pair(0, this.celebrations)
}
