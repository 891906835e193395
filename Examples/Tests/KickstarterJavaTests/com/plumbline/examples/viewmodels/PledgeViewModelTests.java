package com.plumbline.examples.viewmodels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.plumbline.android.Environment;
import com.plumbline.android.ValuePair;
import com.plumbline.android.testing.TestObserver;
import com.plumbline.examples.models.HarvestShare;
import com.plumbline.examples.models.Pledge;
import com.plumbline.examples.models.PledgeData;
import com.plumbline.examples.models.ShippingRule;
import com.plumbline.examples.services.PledgeServiceType;
import com.plumbline.examples.support.PledgeServiceDouble;
import com.plumbline.examples.support.Samples;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("PledgeViewModel")
final class PledgeViewModelTests {
  private final PledgeServiceDouble service = new PledgeServiceDouble();
  private final PledgeViewModel.ViewModel viewModel =
      new PledgeViewModel.ViewModel(
          Environment.builder().with(PledgeServiceType.class, this.service).build());
  private final TestObserver<String> amountErrorLabelText =
      TestObserver.of(this.viewModel.outputs.amountErrorLabelText());
  private final TestObserver<String> amountTextFieldText =
      TestObserver.of(this.viewModel.outputs.amountTextFieldText());
  private final TestObserver<Pledge> goToThanks =
      TestObserver.of(this.viewModel.outputs.goToThanks());
  private final TestObserver<Boolean> isConfirmButtonEnabled =
      TestObserver.of(this.viewModel.outputs.isConfirmButtonEnabled());
  private final TestObserver<List<ShippingRule>> reloadShippingRules =
      TestObserver.of(this.viewModel.outputs.reloadShippingRules());
  private final TestObserver<Integer> selectShippingRow =
      TestObserver.of(this.viewModel.outputs.selectShippingRow());
  private final TestObserver<String> shippingLabelText =
      TestObserver.of(this.viewModel.outputs.shippingLabelText());
  private final TestObserver<String> showErrorMessageDialog =
      TestObserver.of(this.viewModel.outputs.showErrorMessageDialog());
  private final TestObserver<ValuePair<Double, Double>> stepperRange =
      TestObserver.of(this.viewModel.outputs.stepperRange());
  private final TestObserver<Double> stepperValue =
      TestObserver.of(this.viewModel.outputs.stepperValue());
  private final TestObserver<String> totalLabelText =
      TestObserver.of(this.viewModel.outputs.totalLabelText());

  private final PledgeData data =
      new PledgeData(Samples.garden(1), new HarvestShare(1, 10, 100, "Apples"));
  private final List<ShippingRule> rules =
      List.of(new ShippingRule(1, 2.5, "North"), new ShippingRule(2, 7, "South"));

  private void show() {
    this.viewModel.inputs.configureWith(this.data);
    this.viewModel.inputs.viewDidLoad();
  }

  @Test
  @DisplayName("The screen begins with the smallest amount of the share")
  void initialState() {
    this.show();
    this.amountTextFieldText.assertValue("10");
    this.stepperRange.assertValue(ValuePair.create(10.0, 100.0));
    this.stepperValue.assertValue(10.0);
    this.amountErrorLabelText.assertValue("");
    assertEquals(List.of(this.data.share()), this.service.rules.inputs());
    this.totalLabelText.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("The first shipping rule is selected when the rules arrive")
  void shippingRules() {
    this.show();
    this.service.rules.succeed(this.rules);
    this.reloadShippingRules.assertValue(this.rules);
    this.selectShippingRow.assertValue(0);
    this.shippingLabelText.assertValue("North +$2.50");
    this.totalLabelText.assertValue("$12.50");
  }

  @Test
  @DisplayName("Another shipping rule changes the total")
  void otherShippingRule() {
    this.show();
    this.service.rules.succeed(this.rules);
    this.viewModel.inputs.shippingRuleSelected(this.rules.get(1), 1);
    this.selectShippingRow.assertValues(0, 1);
    this.shippingLabelText.assertValues("North +$2.50", "South +$7.00");
    this.totalLabelText.assertValues("$12.50", "$17.00");
  }

  @Test
  @DisplayName("A share that is sent nowhere marks no row, and cannot be confirmed")
  void noShippingRules() {
    this.show();
    this.service.rules.succeed(List.of());
    this.viewModel.inputs.termsSwitchToggled(true);
    this.reloadShippingRules.assertValue(List.of());
    this.selectShippingRow.assertDidNotEmitValue();
    this.isConfirmButtonEnabled.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("The button is enabled when the amount is right and the terms are accepted")
  void isConfirmButtonEnabledFollowsTheForm() {
    this.show();
    this.service.rules.succeed(this.rules);
    this.isConfirmButtonEnabled.assertValues(false);
    this.viewModel.inputs.termsSwitchToggled(true);
    this.isConfirmButtonEnabled.assertValues(false, true);
    this.viewModel.inputs.amountTextFieldChanged("9");
    this.isConfirmButtonEnabled.assertValues(false, true, false);
    this.viewModel.inputs.amountTextFieldChanged("100");
    this.isConfirmButtonEnabled.assertValues(false, true, false, true);
    this.viewModel.inputs.termsSwitchToggled(false);
    this.isConfirmButtonEnabled.assertLastValue(false);
  }

  /** The Swift twin has a case more, since its text may be missing. */
  @ParameterizedTest
  @CsvSource({
    "9, Pledge at least $10.00 for “Apples”., 10",
    "'', Pledge at least $10.00 for “Apples”., 10",
    "abc, Pledge at least $10.00 for “Apples”., 10",
    "100.01, Nobody can pledge more than $100.00., 100",
    "100, '', 100",
    "55.5, '', 55.5"
  })
  @DisplayName("What is wrong with a typed amount is told")
  void typedAmount(final String text, final String problem, final double stepperValue) {
    this.show();
    this.viewModel.inputs.amountTextFieldChanged("20");
    this.viewModel.inputs.amountTextFieldChanged(text);
    this.amountErrorLabelText.assertLastValue(problem);
    this.stepperValue.assertLastValue(stepperValue);
    this.amountTextFieldText.assertValues(List.of("10"), "what is typed is left alone");
  }

  @Test
  @DisplayName("The stepper changes the field, the total and the error")
  void stepper() {
    this.show();
    this.service.rules.succeed(this.rules);
    this.viewModel.inputs.amountTextFieldChanged("5");
    this.viewModel.inputs.stepperValueChanged(11);
    this.amountTextFieldText.assertValues("10", "11");
    this.totalLabelText.assertValues("$12.50", "$7.50", "$13.50");
    this.amountErrorLabelText.assertLastValue("");
  }

  @Test
  @DisplayName("The stepper follows the field, though the same amount was typed before")
  void stepperFollowsField() {
    this.show();
    this.viewModel.inputs.amountTextFieldChanged("50");
    this.viewModel.inputs.stepperValueChanged(51);
    this.viewModel.inputs.amountTextFieldChanged("50");
    this.stepperValue.assertLastValue(50.0);
    this.stepperValue.assertValues(10.0, 50.0, 51.0, 50.0);
  }

  @Test
  @DisplayName("Confirming pledges the amount for the share and leads to the thanks")
  void confirm() {
    this.show();
    this.service.rules.succeed(this.rules);
    this.viewModel.inputs.amountTextFieldChanged("25");
    this.viewModel.inputs.shippingRuleSelected(this.rules.get(1), 1);
    this.viewModel.inputs.confirmButtonTapped();
    assertEquals(
        List.of(
            new PledgeServiceDouble.Order(
                this.data.garden(), this.data.share(), 25, this.rules.get(1))),
        this.service.pledges.inputs());
    final Pledge pledge = new Pledge(1, this.data.garden(), 32);
    this.service.pledges.succeed(pledge);
    this.goToThanks.assertValue(pledge);
    this.showErrorMessageDialog.assertDidNotEmitValue();
  }

  @Test
  @DisplayName("What goes wrong is told")
  void failures() {
    this.show();
    this.service.rules.fail(Samples.OFFLINE);
    this.showErrorMessageDialog.assertValues("offline");
    this.viewModel.inputs.shippingRuleSelected(this.rules.get(0), 0);
    this.viewModel.inputs.confirmButtonTapped();
    this.service.pledges.fail(Samples.UNKNOWN);
    this.showErrorMessageDialog.assertValues("offline", "Something went wrong.");
    this.goToThanks.assertDidNotEmitValue();
  }
}
