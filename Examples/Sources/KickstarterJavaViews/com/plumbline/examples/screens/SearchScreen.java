package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.models.Garden;
import com.plumbline.examples.viewmodels.SearchViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code SearchViewModel}. */
final class SearchScreen extends Screen<SearchViewModel.ViewModel> {
  private final Widget emptyState = new Widget();
  private final Widget footerIndicator = new Widget();
  private final Widget searchField = new Widget();

  SearchScreen(final @NonNull SearchViewModel.ViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.changeSearchFieldText()
        .compose(observeForUI())
        .subscribe(value -> this.searchField.text = value);

    this.viewModel.outputs.dismissKeyboard()
        .compose(observeForUI())
        .subscribe(value -> perform("dismissKeyboard", value));

    this.viewModel.outputs.goToGarden()
        .compose(observeForUI())
        .subscribe(value -> perform("goToGarden", value));

    this.viewModel.outputs.isEmptyStateHidden()
        .compose(observeForUI())
        .subscribe(value -> this.emptyState.isHidden = value);

    this.viewModel.outputs.isFooterIndicatorHidden()
        .compose(observeForUI())
        .subscribe(value -> this.footerIndicator.isHidden = value);

    this.viewModel.outputs.reloadGardens()
        .compose(observeForUI())
        .subscribe(value -> perform("reloadGardens", value));

    this.viewModel.outputs.scrollToTop()
        .compose(observeForUI())
        .subscribe(value -> perform("scrollToTop", value));

    this.viewModel.outputs.showKeyboard()
        .compose(observeForUI())
        .subscribe(value -> perform("showKeyboard", value));
  }

  void cancelButtonTapped() {
    this.viewModel.inputs.cancelButtonTapped();
  }

  void gardenTapped(final Garden garden) {
    this.viewModel.inputs.gardenTapped(garden);
  }

  void searchTextChanged(final String text) {
    this.viewModel.inputs.searchTextChanged(text);
  }

  void searchTextFieldDidReturn() {
    this.viewModel.inputs.searchTextFieldDidReturn();
  }

  void viewWillAppear(final boolean animated) {
    this.viewModel.inputs.viewWillAppear(animated);
  }

  void willDisplayRow(final int row, final int totalRows) {
    this.viewModel.inputs.willDisplayRow(row, totalRows);
  }
}
