import Foundation
import Plumbline
import PlumblineMacros

/// What the pledge screen is opened with.
public struct PledgeData: Equatable, Sendable {
  public let garden: Garden
  public let share: HarvestShare

  public init(garden: Garden, share: HarvestShare) {
    self.garden = garden
    self.share = share
  }
}

@ViewModel
public final class PledgeViewModel {
  public protocol Inputs {
    /// Call when the user edits the amount by hand.
    func amountTextFieldChanged(_ text: String?)

    /// Call with the garden and the share to pledge for.
    func configureWith(data: PledgeData)

    /// Call when the user taps the confirm button.
    func confirmButtonTapped()

    /// Call with the shipping rule that the user selected and its row.
    func shippingRuleSelected(_ rule: ShippingRule, row: Int)

    /// Call when the user presses the plus or the minus of the stepper.
    func stepperValueChanged(_ value: Double)

    /// Call when the user turns the switch beside the terms of use.
    func termsSwitchToggled(isOn: Bool)

    /// Call when the view loads.
    func viewDidLoad()
  }

  public protocol Outputs {
    /// Emits the text of the label below the amount, empty when the amount is right.
    var amountErrorLabelText: Signal<String, Never> { get }

    /// Emits the text to put into the amount field.
    var amountTextFieldText: Signal<String, Never> { get }

    /// Emits a pledge to thank for.
    var goToThanks: Signal<Pledge, Never> { get }

    /// Emits a Boolean that says whether the confirm button can be tapped.
    var isConfirmButtonEnabled: Signal<Bool, Never> { get }

    /// Emits the shipping rules to choose from.
    var reloadShippingRules: Signal<[ShippingRule], Never> { get }

    /// Emits the row of the shipping rule to be marked.
    var selectShippingRow: Signal<Int, Never> { get }

    /// Emits the text of the shipping label.
    var shippingLabelText: Signal<String, Never> { get }

    /// Emits the message of a dialog to be shown.
    var showErrorMessageDialog: Signal<String, Never> { get }

    /// Emits the smallest and the largest value of the stepper.
    var stepperRange: Signal<(minimum: Double, maximum: Double), Never> { get }

    /// Emits the value that the stepper should have.
    var stepperValue: Signal<Double, Never> { get }

    /// Emits the text of the total label.
    var totalLabelText: Signal<String, Never> { get }
  }

  public init(service: PledgeServiceType) {
    let data = Signal.combineLatest(self.dataProperty.signal.skipNil(), self.viewDidLoadProperty.signal)
      .map { data, _ in data }

    let typedAmount = self.amountTextFieldChangedProperty.signal
      .map { Double($0 ?? "") ?? 0 }

    let steppedAmount = self.stepperValueChangedProperty.signal.skipNil()

    let amount = Signal.merge(data.map { $0.share.minimum }, typedAmount, steppedAmount)

    let rulesEvent =
      data
      .switchMap { service.shippingRules(for: $0.share).materialize() }

    let rules = rulesEvent.values()

    let shippingRule = Signal.merge(
      rules.map { $0.first }.skipNil(),
      self.shippingRuleSelectedProperty.signal.skipNil().map { $0.rule }
    )

    let amountProblem = Signal.combineLatest(amount, data)
      .map { amount, data in problem(withAmount: amount, of: data.share) }

    let total = Signal.combineLatest(amount, shippingRule)
      .map { amount, rule in amount + rule.cost }

    let acceptedTerms = Signal.merge(
      data.mapConst(false),
      self.termsSwitchToggledProperty.signal
    )

    let order = Signal.combineLatest(data, amount, shippingRule)

    let pledgeEvent =
      order
      .takeWhen(self.confirmButtonTappedProperty.signal)
      .switchMap { data, amount, rule in
        service
          .createPledge(garden: data.garden, share: data.share, amount: amount, shippingRule: rule)
          .materialize()
      }

    self.amountErrorLabelText =
      amountProblem
      .map { $0 ?? "" }
      .skipRepeats()

    self.amountTextFieldText = Signal.merge(data.map { $0.share.minimum }, steppedAmount)
      .map { String(format: "%.0f", $0) }

    self.goToThanks = pledgeEvent.values()

    self.isConfirmButtonEnabled = Signal.combineLatest(amountProblem, acceptedTerms, shippingRule)
      .map { problem, acceptedTerms, _ in problem == nil && acceptedTerms }
      .skipRepeats()

    self.reloadShippingRules = rules

    self.selectShippingRow = Signal.merge(
      rules.filter { !$0.isEmpty }.mapConst(0),
      self.shippingRuleSelectedProperty.signal.skipNil().map { $0.row }
    )

    self.shippingLabelText = shippingRule.map { "\($0.placeName) +\(formatted($0.cost))" }

    self.showErrorMessageDialog = Signal.merge(rulesEvent.errors(), pledgeEvent.errors())
      .map { $0.message }

    self.stepperRange = data.map { (minimum: $0.share.minimum, maximum: $0.share.maximum) }

    self.stepperValue = Signal.combineLatest(amount, data)
      .map { amount, data in min(max(amount, data.share.minimum), data.share.maximum) }
      .skipRepeats()

    self.totalLabelText = total.map(formatted)
  }

  private let termsSwitchToggledProperty = MutableProperty(false)
}

extension PledgeViewModel: PledgeViewModel.Inputs, PledgeViewModel.Outputs {}

// MARK: - Helpers

private func formatted(_ amount: Double) -> String {
  return String(format: "$%.2f", amount)
}

private func problem(withAmount amount: Double, of share: HarvestShare) -> String? {
  if amount < share.minimum {
    return "Pledge at least \(formatted(share.minimum)) for “\(share.title)”."
  }
  if amount > share.maximum {
    return "Nobody can pledge more than \(formatted(share.maximum))."
  }
  return nil
}
