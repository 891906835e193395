import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct PledgeViewModelTests {
  private let service = PledgeServiceDouble()
  private let viewModel: PledgeViewModel
  private let amountErrorLabelText = TestObserver<String, Never>()
  private let amountTextFieldText = TestObserver<String, Never>()
  private let goToThanks = TestObserver<Pledge, Never>()
  private let isConfirmButtonEnabled = TestObserver<Bool, Never>()
  private let reloadShippingRules = TestObserver<[ShippingRule], Never>()
  private let selectShippingRow = TestObserver<Int, Never>()
  private let shippingLabelText = TestObserver<String, Never>()
  private let showErrorMessageDialog = TestObserver<String, Never>()
  private let stepperRange = TestObserver<[Double], Never>()
  private let stepperValue = TestObserver<Double, Never>()
  private let totalLabelText = TestObserver<String, Never>()

  private let data = PledgeData(
    garden: .sample(1), share: HarvestShare(id: 1, minimum: 10, maximum: 100, title: "Apples"))
  private let rules = [
    ShippingRule(id: 1, cost: 2.5, placeName: "North"),
    ShippingRule(id: 2, cost: 7, placeName: "South"),
  ]

  init() {
    self.viewModel = PledgeViewModel(service: self.service)
    self.viewModel.outputs.amountErrorLabelText.observe(self.amountErrorLabelText.observer)
    self.viewModel.outputs.amountTextFieldText.observe(self.amountTextFieldText.observer)
    self.viewModel.outputs.goToThanks.observe(self.goToThanks.observer)
    self.viewModel.outputs.isConfirmButtonEnabled.observe(self.isConfirmButtonEnabled.observer)
    self.viewModel.outputs.reloadShippingRules.observe(self.reloadShippingRules.observer)
    self.viewModel.outputs.selectShippingRow.observe(self.selectShippingRow.observer)
    self.viewModel.outputs.shippingLabelText.observe(self.shippingLabelText.observer)
    self.viewModel.outputs.showErrorMessageDialog.observe(self.showErrorMessageDialog.observer)
    self.viewModel.outputs.stepperRange.map { [$0.minimum, $0.maximum] }
      .observe(self.stepperRange.observer)
    self.viewModel.outputs.stepperValue.observe(self.stepperValue.observer)
    self.viewModel.outputs.totalLabelText.observe(self.totalLabelText.observer)
  }

  private func show() {
    self.viewModel.inputs.configureWith(data: self.data)
    self.viewModel.inputs.viewDidLoad()
  }

  @Test("The screen begins with the smallest amount of the share")
  func initialState() {
    self.show()
    self.amountTextFieldText.assertValue("10")
    self.stepperRange.assertValue([10, 100])
    self.stepperValue.assertValue(10)
    self.amountErrorLabelText.assertValue("")
    #expect(self.service.rules.inputs == [self.data.share])
    self.totalLabelText.assertDidNotEmitValue()
  }

  @Test("The first shipping rule is selected when the rules arrive")
  func shippingRules() {
    self.show()
    self.service.rules.succeed(self.rules)
    self.reloadShippingRules.assertValue(self.rules)
    self.selectShippingRow.assertValue(0)
    self.shippingLabelText.assertValue("North +$2.50")
    self.totalLabelText.assertValue("$12.50")
  }

  @Test("Another shipping rule changes the total")
  func otherShippingRule() {
    self.show()
    self.service.rules.succeed(self.rules)
    self.viewModel.inputs.shippingRuleSelected(self.rules[1], row: 1)
    self.selectShippingRow.assertValues([0, 1])
    self.shippingLabelText.assertValues(["North +$2.50", "South +$7.00"])
    self.totalLabelText.assertValues(["$12.50", "$17.00"])
  }

  @Test("A share that is sent nowhere marks no row, and cannot be confirmed")
  func noShippingRules() {
    self.show()
    self.service.rules.succeed([])
    self.viewModel.inputs.termsSwitchToggled(isOn: true)
    self.reloadShippingRules.assertValue([])
    self.selectShippingRow.assertDidNotEmitValue()
    self.isConfirmButtonEnabled.assertDidNotEmitValue()
  }

  @Test("The button is enabled when the amount is right and the terms are accepted")
  func isConfirmButtonEnabledFollowsTheForm() {
    self.show()
    self.service.rules.succeed(self.rules)
    self.isConfirmButtonEnabled.assertValues([false])
    self.viewModel.inputs.termsSwitchToggled(isOn: true)
    self.isConfirmButtonEnabled.assertValues([false, true])
    self.viewModel.inputs.amountTextFieldChanged("9")
    self.isConfirmButtonEnabled.assertValues([false, true, false])
    self.viewModel.inputs.amountTextFieldChanged("100")
    self.isConfirmButtonEnabled.assertValues([false, true, false, true])
    self.viewModel.inputs.termsSwitchToggled(isOn: false)
    self.isConfirmButtonEnabled.assertLastValue(false)
  }

  @Test(
    "What is wrong with a typed amount is told",
    arguments: [
      ("9", "Pledge at least $10.00 for “Apples”.", 10), ("", "Pledge at least $10.00 for “Apples”.", 10),
      ("abc", "Pledge at least $10.00 for “Apples”.", 10), (nil, "Pledge at least $10.00 for “Apples”.", 10),
      ("100.01", "Nobody can pledge more than $100.00.", 100), ("100", "", 100), ("55.5", "", 55.5),
    ] as [(String?, String, Double)])
  func typedAmount(_ text: String?, _ problem: String, _ stepperValue: Double) {
    self.show()
    self.viewModel.inputs.amountTextFieldChanged("20")
    self.viewModel.inputs.amountTextFieldChanged(text)
    self.amountErrorLabelText.assertLastValue(problem)
    self.stepperValue.assertLastValue(stepperValue)
    self.amountTextFieldText.assertValues(["10"], "what is typed is left alone")
  }

  @Test("The stepper changes the field, the total and the error")
  func stepper() {
    self.show()
    self.service.rules.succeed(self.rules)
    self.viewModel.inputs.amountTextFieldChanged("5")
    self.viewModel.inputs.stepperValueChanged(11)
    self.amountTextFieldText.assertValues(["10", "11"])
    self.totalLabelText.assertValues(["$12.50", "$7.50", "$13.50"])
    self.amountErrorLabelText.assertLastValue("")
  }

  @Test("The stepper follows the field, though the same amount was typed before")
  func stepperFollowsField() {
    self.show()
    self.viewModel.inputs.amountTextFieldChanged("50")
    self.viewModel.inputs.stepperValueChanged(51)
    self.viewModel.inputs.amountTextFieldChanged("50")
    self.stepperValue.assertLastValue(50)
    self.stepperValue.assertValues([10, 50, 51, 50])
  }

  @Test("Confirming pledges the amount for the share and leads to the thanks")
  func confirm() {
    self.show()
    self.service.rules.succeed(self.rules)
    self.viewModel.inputs.amountTextFieldChanged("25")
    self.viewModel.inputs.shippingRuleSelected(self.rules[1], row: 1)
    self.viewModel.inputs.confirmButtonTapped()
    #expect(
      self.service.pledges.inputs == [
        .init(
          garden: self.data.garden, share: self.data.share, amount: 25, shippingRule: self.rules[1])
      ])
    let pledge = Pledge(id: 1, garden: self.data.garden, total: 32)
    self.service.pledges.succeed(pledge)
    self.goToThanks.assertValue(pledge)
    self.showErrorMessageDialog.assertDidNotEmitValue()
  }

  @Test("What goes wrong is told")
  func failures() {
    self.show()
    self.service.rules.fail(.offline)
    self.showErrorMessageDialog.assertValues(["offline"])
    self.viewModel.inputs.shippingRuleSelected(self.rules[0], row: 0)
    self.viewModel.inputs.confirmButtonTapped()
    self.service.pledges.fail(.unknown)
    self.showErrorMessageDialog.assertValues(["offline", "Something went wrong."])
    self.goToThanks.assertDidNotEmitValue()
  }
}
