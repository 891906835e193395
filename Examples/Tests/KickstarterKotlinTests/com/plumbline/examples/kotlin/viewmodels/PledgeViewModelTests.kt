package com.plumbline.examples.kotlin.viewmodels

import com.plumbline.android.testing.TestObserver
import com.plumbline.examples.models.HarvestShare
import com.plumbline.examples.models.Pledge
import com.plumbline.examples.models.PledgeData
import com.plumbline.examples.models.ShippingRule
import com.plumbline.examples.support.PledgeServiceDouble
import com.plumbline.examples.support.Samples
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource

@DisplayName("PledgeViewModel")
class PledgeViewModelTests {
  private val service = PledgeServiceDouble()
  private val viewModel = PledgeViewModel.PledgeViewModel(this.service)
  private val amountErrorLabelText = TestObserver.of(this.viewModel.outputs.amountErrorLabelText())
  private val amountTextFieldText = TestObserver.of(this.viewModel.outputs.amountTextFieldText())
  private val goToThanks = TestObserver.of(this.viewModel.outputs.goToThanks())
  private val isConfirmButtonEnabled = TestObserver.of(this.viewModel.outputs.isConfirmButtonEnabled())
  private val reloadShippingRules = TestObserver.of(this.viewModel.outputs.reloadShippingRules())
  private val selectShippingRow = TestObserver.of(this.viewModel.outputs.selectShippingRow())
  private val shippingLabelText = TestObserver.of(this.viewModel.outputs.shippingLabelText())
  private val showErrorMessageDialog = TestObserver.of(this.viewModel.outputs.showErrorMessageDialog())
  private val stepperRange = TestObserver.of(this.viewModel.outputs.stepperRange())
  private val stepperValue = TestObserver.of(this.viewModel.outputs.stepperValue())
  private val totalLabelText = TestObserver.of(this.viewModel.outputs.totalLabelText())

  private val data = PledgeData(Samples.garden(1), HarvestShare(1, 10.0, 100.0, "Apples"))
  private val rules = listOf(ShippingRule(1, 2.5, "North"), ShippingRule(2, 7.0, "South"))

  private fun show() {
    this.viewModel.inputs.configureWith(this.data)
    this.viewModel.inputs.viewDidLoad()
  }

  @Test
  @DisplayName("The screen begins with the smallest amount of the share")
  fun initialState() {
    this.show()
    this.amountTextFieldText.assertValue("10")
    this.stepperRange.assertValue(Pair(10.0, 100.0))
    this.stepperValue.assertValue(10.0)
    this.amountErrorLabelText.assertValue("")
    assertEquals(listOf(this.data.share), this.service.rules.inputs())
    this.totalLabelText.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("The first shipping rule is selected when the rules arrive")
  fun shippingRules() {
    this.show()
    this.service.rules.succeed(this.rules)
    this.reloadShippingRules.assertValue(this.rules)
    this.selectShippingRow.assertValue(0)
    this.shippingLabelText.assertValue("North +$2.50")
    this.totalLabelText.assertValue("$12.50")
  }

  @Test
  @DisplayName("Another shipping rule changes the total")
  fun otherShippingRule() {
    this.show()
    this.service.rules.succeed(this.rules)
    this.viewModel.inputs.shippingRuleSelected(this.rules[1], 1)
    this.selectShippingRow.assertValues(0, 1)
    this.shippingLabelText.assertValues("North +$2.50", "South +$7.00")
    this.totalLabelText.assertValues("$12.50", "$17.00")
  }

  @Test
  @DisplayName("A share that is sent nowhere marks no row, and cannot be confirmed")
  fun noShippingRules() {
    this.show()
    this.service.rules.succeed(emptyList())
    this.viewModel.inputs.termsSwitchToggled(true)
    this.reloadShippingRules.assertValue(emptyList())
    this.selectShippingRow.assertDidNotEmitValue()
    this.isConfirmButtonEnabled.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("The button is enabled when the amount is right and the terms are accepted")
  fun isConfirmButtonEnabledFollowsTheForm() {
    this.show()
    this.service.rules.succeed(this.rules)
    this.isConfirmButtonEnabled.assertValues(false)
    this.viewModel.inputs.termsSwitchToggled(true)
    this.isConfirmButtonEnabled.assertValues(false, true)
    this.viewModel.inputs.amountTextFieldChanged("9")
    this.isConfirmButtonEnabled.assertValues(false, true, false)
    this.viewModel.inputs.amountTextFieldChanged("100")
    this.isConfirmButtonEnabled.assertValues(false, true, false, true)
    this.viewModel.inputs.termsSwitchToggled(false)
    this.isConfirmButtonEnabled.assertLastValue(false)
  }

  /** The Swift twin has a case more, since its text may be missing. */
  @ParameterizedTest
  @CsvSource(
    "9, Pledge at least $10.00 for “Apples”., 10",
    "'', Pledge at least $10.00 for “Apples”., 10",
    "abc, Pledge at least $10.00 for “Apples”., 10",
    "100.01, Nobody can pledge more than $100.00., 100",
    "100, '', 100",
    "55.5, '', 55.5"
  )
  @DisplayName("What is wrong with a typed amount is told")
  fun typedAmount(text: String, problem: String, stepperValue: Double) {
    this.show()
    this.viewModel.inputs.amountTextFieldChanged("20")
    this.viewModel.inputs.amountTextFieldChanged(text)
    this.amountErrorLabelText.assertLastValue(problem)
    this.stepperValue.assertLastValue(stepperValue)
    this.amountTextFieldText.assertValues(listOf("10"), "what is typed is left alone")
  }

  @Test
  @DisplayName("The stepper changes the field, the total and the error")
  fun stepper() {
    this.show()
    this.service.rules.succeed(this.rules)
    this.viewModel.inputs.amountTextFieldChanged("5")
    this.viewModel.inputs.stepperValueChanged(11.0)
    this.amountTextFieldText.assertValues("10", "11")
    this.totalLabelText.assertValues("$12.50", "$7.50", "$13.50")
    this.amountErrorLabelText.assertLastValue("")
  }

  @Test
  @DisplayName("The stepper follows the field, though the same amount was typed before")
  fun stepperFollowsField() {
    this.show()
    this.viewModel.inputs.amountTextFieldChanged("50")
    this.viewModel.inputs.stepperValueChanged(51.0)
    this.viewModel.inputs.amountTextFieldChanged("50")
    this.stepperValue.assertLastValue(50.0)
    this.stepperValue.assertValues(10.0, 50.0, 51.0, 50.0)
  }

  @Test
  @DisplayName("Confirming pledges the amount for the share and leads to the thanks")
  fun confirm() {
    this.show()
    this.service.rules.succeed(this.rules)
    this.viewModel.inputs.amountTextFieldChanged("25")
    this.viewModel.inputs.shippingRuleSelected(this.rules[1], 1)
    this.viewModel.inputs.confirmButtonTapped()
    assertEquals(
      listOf(
        PledgeServiceDouble.Order(
          this.data.garden, this.data.share, 25.0, this.rules[1])),
      this.service.pledges.inputs())
    val pledge = Pledge(1, this.data.garden, 32.0)
    this.service.pledges.succeed(pledge)
    this.goToThanks.assertValue(pledge)
    this.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test
  @DisplayName("What goes wrong is told")
  fun failures() {
    this.show()
    this.service.rules.fail(Samples.OFFLINE)
    this.showErrorMessageDialog.assertValues("offline")
    this.viewModel.inputs.shippingRuleSelected(this.rules[0], 0)
    this.viewModel.inputs.confirmButtonTapped()
    this.service.pledges.fail(Samples.UNKNOWN)
    this.showErrorMessageDialog.assertValues("offline", "Something went wrong.")
    this.goToThanks.assertDidNotEmitValue()
  }
}
