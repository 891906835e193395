package com.plumbline.examples.screens;

import static com.plumbline.android.Transformers.observeForUI;

import com.plumbline.examples.models.PledgeData;
import com.plumbline.examples.models.ShippingRule;
import com.plumbline.examples.viewmodels.PledgeViewModel;
import io.reactivex.rxjava3.annotations.NonNull;

/** The view of {@code PledgeViewModel}. */
final class PledgeScreen extends Screen<PledgeViewModel.ViewModel> {
  private final Widget amountErrorLabel = new Widget();
  private final Widget amountTextField = new Widget();
  private final Widget confirmButton = new Widget();
  private final Widget shippingLabel = new Widget();
  private final Widget totalLabel = new Widget();

  PledgeScreen(final @NonNull PledgeViewModel.ViewModel viewModel) {
    super(viewModel);
  }

  void bind() {
    this.viewModel.outputs.amountErrorLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.amountErrorLabel.text = value);

    this.viewModel.outputs.amountTextFieldText()
        .compose(observeForUI())
        .subscribe(value -> this.amountTextField.text = value);

    this.viewModel.outputs.goToThanks()
        .compose(observeForUI())
        .subscribe(value -> perform("goToThanks", value));

    this.viewModel.outputs.isConfirmButtonEnabled()
        .compose(observeForUI())
        .subscribe(value -> this.confirmButton.isEnabled = value);

    this.viewModel.outputs.reloadShippingRules()
        .compose(observeForUI())
        .subscribe(value -> perform("reloadShippingRules", value));

    this.viewModel.outputs.selectShippingRow()
        .compose(observeForUI())
        .subscribe(value -> perform("selectShippingRow", value));

    this.viewModel.outputs.shippingLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.shippingLabel.text = value);

    this.viewModel.outputs.showErrorMessageDialog()
        .compose(observeForUI())
        .subscribe(value -> perform("showErrorMessageDialog", value));

    this.viewModel.outputs.stepperRange()
        .compose(observeForUI())
        .subscribe(value -> perform("stepperRange", value));

    this.viewModel.outputs.stepperValue()
        .compose(observeForUI())
        .subscribe(value -> perform("stepperValue", value));

    this.viewModel.outputs.totalLabelText()
        .compose(observeForUI())
        .subscribe(value -> this.totalLabel.text = value);
  }

  void amountTextFieldChanged(final String text) {
    this.viewModel.inputs.amountTextFieldChanged(text);
  }

  void configureWith(final PledgeData data) {
    this.viewModel.inputs.configureWith(data);
  }

  void confirmButtonTapped() {
    this.viewModel.inputs.confirmButtonTapped();
  }

  void shippingRuleSelected(final ShippingRule rule, final int row) {
    this.viewModel.inputs.shippingRuleSelected(rule, row);
  }

  void stepperValueChanged(final double value) {
    this.viewModel.inputs.stepperValueChanged(value);
  }

  void termsSwitchToggled(final boolean isOn) {
    this.viewModel.inputs.termsSwitchToggled(isOn);
  }

  void viewDidLoad() {
    this.viewModel.inputs.viewDidLoad();
  }
}
