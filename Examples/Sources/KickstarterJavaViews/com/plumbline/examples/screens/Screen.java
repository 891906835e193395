package com.plumbline.examples.screens;

/** What the screens use of an activity, so that they compile everywhere. */
abstract class Screen<T> {
  final T viewModel;

  Screen(final T viewModel) {
    this.viewModel = viewModel;
  }

  /** Stands for what a screen does with a value: it shows a dialog or starts another screen. */
  final void perform(final String step, final Object value) {}
}
