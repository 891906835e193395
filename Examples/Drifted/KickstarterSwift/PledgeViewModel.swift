// Drifted: documented-outputs, helper-placement, input-storage-name, optional-storage, sorted-input-storage

import Foundation
import Plumbline

/// What the pledge screen is opened with.
public struct PledgeData: Equatable, Sendable {
  public let garden: Garden
  public let share: HarvestShare

  public init(garden: Garden, share: HarvestShare) {
    self.garden = garden
    self.share = share
  }
}

public protocol PledgeViewModelInputs {
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

public protocol PledgeViewModelOutputs {
  /// Emits the text of the label below the amount, empty when the amount is right.
  var amountErrorLabelText: Signal<String, Never> { get }

  /// Emits the text to put into the amount field.
  var amountTextFieldText: Signal<String, Never> { get }

  /// Emits a pledge to thank for.
  var goToThanks: Signal<Pledge, Never> { get }

  /// Emits a Boolean that says whether the confirm button can be tapped.
  var isConfirmButtonEnabled: Signal<Bool, Never> { get }

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

  // Emits the text of the total label.
  var totalLabelText: Signal<String, Never> { get }
}

public protocol PledgeViewModelType {
  var inputs: PledgeViewModelInputs { get }
  var outputs: PledgeViewModelOutputs { get }
}

public final class PledgeViewModel: PledgeViewModelType, PledgeViewModelInputs, PledgeViewModelOutputs {
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
      .takeWhen(self.confirmTap.signal)
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

    self.shippingLabelText = shippingRule.map { "\($0.placeName) +\(PledgeViewModel.formatted($0.cost))" }

    self.showErrorMessageDialog = Signal.merge(rulesEvent.errors(), pledgeEvent.errors())
      .map { $0.message }

    self.stepperRange = data.map { (minimum: $0.share.minimum, maximum: $0.share.maximum) }

    self.stepperValue = Signal.combineLatest(amount, data)
      .map { amount, data in min(max(amount, data.share.minimum), data.share.maximum) }
      .skipRepeats()

    self.totalLabelText = total.map(PledgeViewModel.formatted)
  }

  fileprivate static func formatted(_ amount: Double) -> String {
    return String(format: "$%.2f", amount)
  }

  // MARK: - Inputs

  private let amountTextFieldChangedProperty = MutableProperty<String?>(nil)
  public func amountTextFieldChanged(_ text: String?) {
    self.amountTextFieldChangedProperty.value = text
  }

  private let dataProperty = MutableProperty<PledgeData?>(nil)
  public func configureWith(data: PledgeData) {
    self.dataProperty.value = data
  }

  private let shippingRuleSelectedProperty = MutableProperty<(rule: ShippingRule, row: Int)?>(nil)
  public func shippingRuleSelected(_ rule: ShippingRule, row: Int) {
    self.shippingRuleSelectedProperty.value = (rule, row)
  }

  private let stepperValueChangedProperty = MutableProperty<Double?>(nil)
  public func stepperValueChanged(_ value: Double) {
    self.stepperValueChangedProperty.value = value
  }

  private let termsSwitchToggledProperty = MutableProperty(false)
  public func termsSwitchToggled(isOn: Bool) {
    self.termsSwitchToggledProperty.value = isOn
  }

  private let viewDidLoadProperty = MutableProperty<Void?>(nil)
  public func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  private let confirmTap = MutableProperty(())
  public func confirmButtonTapped() {
    self.confirmTap.value = ()
  }

  // MARK: - Outputs

  public let amountErrorLabelText: Signal<String, Never>
  public let amountTextFieldText: Signal<String, Never>
  public let goToThanks: Signal<Pledge, Never>
  public let isConfirmButtonEnabled: Signal<Bool, Never>
  public let reloadShippingRules: Signal<[ShippingRule], Never>
  public let selectShippingRow: Signal<Int, Never>
  public let shippingLabelText: Signal<String, Never>
  public let showErrorMessageDialog: Signal<String, Never>
  public let stepperRange: Signal<(minimum: Double, maximum: Double), Never>
  public let stepperValue: Signal<Double, Never>
  public let totalLabelText: Signal<String, Never>

  public var inputs: PledgeViewModelInputs { return self }
  public var outputs: PledgeViewModelOutputs { return self }
}

// MARK: - Helpers

private func problem(withAmount amount: Double, of share: HarvestShare) -> String? {
  if amount < share.minimum {
    return "Pledge at least \(PledgeViewModel.formatted(share.minimum)) for “\(share.title)”."
  }
  if amount > share.maximum {
    return "Nobody can pledge more than \(PledgeViewModel.formatted(share.maximum))."
  }
  return nil
}
