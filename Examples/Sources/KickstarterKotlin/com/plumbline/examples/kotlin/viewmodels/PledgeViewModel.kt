package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.errors
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.android.Transformers.values
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.HarvestShare
import com.plumbline.examples.models.Pledge
import com.plumbline.examples.models.PledgeData
import com.plumbline.examples.models.ServiceError
import com.plumbline.examples.models.ShippingRule
import com.plumbline.examples.services.PledgeServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.util.Locale

interface PledgeViewModel {
  interface Inputs {
    /** Call when the user edits the amount by hand. */
    fun amountTextFieldChanged(text: String)

    /** Call with the garden and the share to pledge for. */
    fun configureWith(data: PledgeData)

    /** Call when the user taps the confirm button. */
    fun confirmButtonTapped()

    /** Call with the shipping rule that the user selected and its row. */
    fun shippingRuleSelected(rule: ShippingRule, row: Int)

    /** Call when the user presses the plus or the minus of the stepper. */
    fun stepperValueChanged(value: Double)

    /** Call when the user turns the switch beside the terms of use. */
    fun termsSwitchToggled(isOn: Boolean)

    /** Call when the view loads. */
    fun viewDidLoad()
  }

  interface Outputs {
    /** Emits the text of the label below the amount, empty when the amount is right. */
    fun amountErrorLabelText(): Observable<String>

    /** Emits the text to put into the amount field. */
    fun amountTextFieldText(): Observable<String>

    /** Emits a pledge to thank for. */
    fun goToThanks(): Observable<Pledge>

    /** Emits a Boolean that says whether the confirm button can be tapped. */
    fun isConfirmButtonEnabled(): Observable<Boolean>

    /** Emits the shipping rules to choose from. */
    fun reloadShippingRules(): Observable<List<ShippingRule>>

    /** Emits the row of the shipping rule to be marked. */
    fun selectShippingRow(): Observable<Int>

    /** Emits the text of the shipping label. */
    fun shippingLabelText(): Observable<String>

    /** Emits the message of a dialog to be shown. */
    fun showErrorMessageDialog(): Observable<String>

    /** Emits the smallest and the largest value of the stepper. */
    fun stepperRange(): Observable<Pair<Double, Double>>

    /** Emits the value that the stepper should have. */
    fun stepperValue(): Observable<Double>

    /** Emits the text of the total label. */
    fun totalLabelText(): Observable<String>
  }

  class PledgeViewModel(service: PledgeServiceType) : ViewModel(), Inputs, Outputs {
    private val amountTextFieldChanged = PublishSubject.create<String>()
    private val confirmButtonTapped = PublishSubject.create<Unit>()
    private val data = PublishSubject.create<PledgeData>()
    private val shippingRuleSelected = PublishSubject.create<Pair<ShippingRule, Int>>()
    private val stepperValueChanged = PublishSubject.create<Double>()
    private val termsSwitchToggled = PublishSubject.create<Boolean>()
    private val viewDidLoad = PublishSubject.create<Unit>()

    private val amountErrorLabelText = BehaviorSubject.create<String>()
    private val amountTextFieldText = BehaviorSubject.create<String>()
    private val goToThanks: Observable<Pledge>
    private val isConfirmButtonEnabled = BehaviorSubject.create<Boolean>()
    private val reloadShippingRules: Observable<List<ShippingRule>>
    private val selectShippingRow: Observable<Int>
    private val shippingLabelText = BehaviorSubject.create<String>()
    private val showErrorMessageDialog: Observable<String>
    private val stepperRange = BehaviorSubject.create<Pair<Double, Double>>()
    private val stepperValue = BehaviorSubject.create<Double>()
    private val totalLabelText = BehaviorSubject.create<String>()

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      val data = Observable.combineLatest(this.data, this.viewDidLoad) { data, _ -> data }

      val minimum = data.map { it.share.minimum }

      val amount =
        Observable.merge(
          minimum,
          this.amountTextFieldChanged.map { it.toDoubleOrNull() ?: 0.0 },
          this.stepperValueChanged,
        )

      val rulesEvent = data.switchMap { service.shippingRules(it.share).materialize() }.share()

      val rules = rulesEvent.compose(values()).filter { it.isNotEmpty() }

      val shippingRule = Observable.merge(rules.map { it.first() }, this.shippingRuleSelected.map { (rule, _) -> rule })

      val amountProblem =
        Observable.combineLatest(amount, data) { dollars, latest -> this.problem(dollars, latest.share) }

      val acceptedTerms = Observable.merge(data.map { false }, this.termsSwitchToggled)

      val order =
        Observable.combineLatest(data, amount, shippingRule) { latest, dollars, rule -> Triple(latest, dollars, rule) }

      val pledgeEvent =
        order
          .compose(takeWhen(this.confirmButtonTapped))
          .switchMap { (latest, dollars, rule) ->
            service.createPledge(latest.garden, latest.share, dollars, rule).materialize()
          }
          .share()

      amountProblem
        .distinctUntilChanged()
        .subscribe { this.amountErrorLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.merge(minimum, this.stepperValueChanged)
        .map { String.format(Locale.US, "%.0f", it) }
        .subscribe { this.amountTextFieldText.onNext(it) }
        .addToDisposable(this.disposables)

      this.goToThanks = pledgeEvent.compose(values())

      Observable.combineLatest(amountProblem, acceptedTerms, shippingRule) { problem, accepted, _ ->
          problem.isEmpty() && accepted
        }
        .distinctUntilChanged()
        .subscribe { this.isConfirmButtonEnabled.onNext(it) }
        .addToDisposable(this.disposables)

      this.reloadShippingRules = rulesEvent.compose(values())

      this.selectShippingRow = Observable.merge(rules.map { 0 }, this.shippingRuleSelected.map { (_, row) -> row })

      shippingRule
        .map { "${it.placeName} +${this.formatted(it.cost)}" }
        .subscribe { this.shippingLabelText.onNext(it) }
        .addToDisposable(this.disposables)

      this.showErrorMessageDialog =
        Observable.merge(rulesEvent.compose(errors()), pledgeEvent.compose(errors()))
          .map { ServiceError.of(it).message() }

      data
        .map { Pair(it.share.minimum, it.share.maximum) }
        .subscribe { this.stepperRange.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.combineLatest(amount, data) { dollars, latest ->
          dollars.coerceIn(latest.share.minimum, latest.share.maximum)
        }
        .distinctUntilChanged()
        .subscribe { this.stepperValue.onNext(it) }
        .addToDisposable(this.disposables)

      Observable.combineLatest(amount, shippingRule) { dollars, rule -> this.formatted(dollars + rule.cost) }
        .subscribe { this.totalLabelText.onNext(it) }
        .addToDisposable(this.disposables)
    }

    private fun formatted(amount: Double): String = String.format(Locale.US, "$%.2f", amount)

    /** What is wrong with an amount, in words; empty when nothing is. */
    private fun problem(amount: Double, share: HarvestShare): String =
      when {
        amount < share.minimum -> "Pledge at least ${this.formatted(share.minimum)} for “${share.title}”."
        amount > share.maximum -> "Nobody can pledge more than ${this.formatted(share.maximum)}."
        else -> ""
      }

    override fun amountTextFieldChanged(text: String) {
      this.amountTextFieldChanged.onNext(text)
    }

    override fun configureWith(data: PledgeData) {
      this.data.onNext(data)
    }

    override fun confirmButtonTapped() {
      this.confirmButtonTapped.onNext(Unit)
    }

    override fun shippingRuleSelected(rule: ShippingRule, row: Int) {
      this.shippingRuleSelected.onNext(Pair(rule, row))
    }

    override fun stepperValueChanged(value: Double) {
      this.stepperValueChanged.onNext(value)
    }

    override fun termsSwitchToggled(isOn: Boolean) {
      this.termsSwitchToggled.onNext(isOn)
    }

    override fun viewDidLoad() {
      this.viewDidLoad.onNext(Unit)
    }

    override fun amountErrorLabelText(): Observable<String> = this.amountErrorLabelText

    override fun amountTextFieldText(): Observable<String> = this.amountTextFieldText

    override fun goToThanks(): Observable<Pledge> = this.goToThanks

    override fun isConfirmButtonEnabled(): Observable<Boolean> = this.isConfirmButtonEnabled

    override fun reloadShippingRules(): Observable<List<ShippingRule>> = this.reloadShippingRules

    override fun selectShippingRow(): Observable<Int> = this.selectShippingRow

    override fun shippingLabelText(): Observable<String> = this.shippingLabelText

    override fun showErrorMessageDialog(): Observable<String> = this.showErrorMessageDialog

    override fun stepperRange(): Observable<Pair<Double, Double>> = this.stepperRange

    override fun stepperValue(): Observable<Double> = this.stepperValue

    override fun totalLabelText(): Observable<String> = this.totalLabelText

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }
  }
}
