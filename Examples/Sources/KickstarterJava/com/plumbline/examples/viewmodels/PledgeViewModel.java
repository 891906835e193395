package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.combineLatestPair;
import static com.plumbline.android.Transformers.errors;
import static com.plumbline.android.Transformers.takeWhen;
import static com.plumbline.android.Transformers.values;

import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.ValuePair;
import com.plumbline.examples.models.HarvestShare;
import com.plumbline.examples.models.Pledge;
import com.plumbline.examples.models.PledgeData;
import com.plumbline.examples.models.ServiceError;
import com.plumbline.examples.models.ShippingRule;
import com.plumbline.examples.services.PledgeServiceType;
import com.plumbline.examples.ui.PledgeActivity;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.List;
import java.util.Locale;

public interface PledgeViewModel {

  interface Inputs {
    /** Call when the user edits the amount by hand. */
    void amountTextFieldChanged(String text);

    /** Call with the garden and the share to pledge for. */
    void configureWith(PledgeData data);

    /** Call when the user taps the confirm button. */
    void confirmButtonTapped();

    /** Call with the shipping rule that the user selected and its row. */
    void shippingRuleSelected(ShippingRule rule, int row);

    /** Call when the user presses the plus or the minus of the stepper. */
    void stepperValueChanged(double value);

    /** Call when the user turns the switch beside the terms of use. */
    void termsSwitchToggled(boolean isOn);

    /** Call when the view loads. */
    void viewDidLoad();
  }

  interface Outputs {
    /** Emits the text of the label below the amount, empty when the amount is right. */
    Observable<String> amountErrorLabelText();

    /** Emits the text to put into the amount field. */
    Observable<String> amountTextFieldText();

    /** Emits a pledge to thank for. */
    Observable<Pledge> goToThanks();

    /** Emits a Boolean that says whether the confirm button can be tapped. */
    Observable<Boolean> isConfirmButtonEnabled();

    /** Emits the shipping rules to choose from. */
    Observable<List<ShippingRule>> reloadShippingRules();

    /** Emits the row of the shipping rule to be marked. */
    Observable<Integer> selectShippingRow();

    /** Emits the text of the shipping label. */
    Observable<String> shippingLabelText();

    /** Emits the message of a dialog to be shown. */
    Observable<String> showErrorMessageDialog();

    /** Emits the smallest and the largest value of the stepper. */
    Observable<ValuePair<Double, Double>> stepperRange();

    /** Emits the value that the stepper should have. */
    Observable<Double> stepperValue();

    /** Emits the text of the total label. */
    Observable<String> totalLabelText();
  }

  final class ViewModel extends ActivityViewModel<PledgeActivity> implements Inputs, Outputs {

    public ViewModel(@NonNull Environment environment) {
      super(environment);

      final PledgeServiceType service = environment.get(PledgeServiceType.class);

      final Observable<PledgeData> data =
          Observable.combineLatest(this.data, this.viewDidLoad, (pledgeData, __) -> pledgeData);

      final Observable<Double> minimum = data.map(pledgeData -> pledgeData.share().minimum());

      final Observable<Double> amount =
          Observable.merge(
              minimum,
              this.amountTextFieldChanged.map(ViewModel::amount),
              this.stepperValueChanged);

      final Observable<Notification<List<ShippingRule>>> rulesEvent =
          data.switchMap(pledgeData -> service.shippingRules(pledgeData.share()).materialize())
              .share();

      final Observable<List<ShippingRule>> rules =
          rulesEvent.compose(values()).filter(list -> !list.isEmpty());

      final Observable<ShippingRule> shippingRule =
          Observable.merge(
              rules.map(list -> list.get(0)),
              this.shippingRuleSelected.map(ruleAndRow -> ruleAndRow.first));

      final Observable<String> amountProblem =
          Observable.combineLatest(
              amount, data, (dollars, pledgeData) -> problem(dollars, pledgeData.share()));

      final Observable<Boolean> acceptedTerms =
          Observable.merge(data.map(__ -> false), this.termsSwitchToggled);

      final Observable<ValuePair<ValuePair<PledgeData, Double>, ShippingRule>> order =
          data.compose(combineLatestPair(amount)).compose(combineLatestPair(shippingRule));

      final Observable<Notification<Pledge>> pledgeEvent =
          order
              .compose(takeWhen(this.confirmButtonTapped))
              .switchMap(
                  dataAmountAndRule -> {
                    final PledgeData pledgeData = dataAmountAndRule.first.first;
                    return service
                        .createPledge(
                            pledgeData.garden(),
                            pledgeData.share(),
                            dataAmountAndRule.first.second,
                            dataAmountAndRule.second)
                        .materialize();
                  })
              .share();

      amountProblem
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.amountErrorLabelText::onNext);

      Observable.merge(minimum, this.stepperValueChanged)
          .map(dollars -> String.format(Locale.US, "%.0f", dollars))
          .compose(bindToLifecycle())
          .subscribe(this.amountTextFieldText::onNext);

      this.goToThanks = pledgeEvent.compose(values());

      Observable.combineLatest(
              amountProblem,
              acceptedTerms,
              shippingRule,
              (problem, accepted, __) -> problem.isEmpty() && accepted)
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.isConfirmButtonEnabled::onNext);

      this.reloadShippingRules = rulesEvent.compose(values());

      this.selectShippingRow =
          Observable.merge(
              rules.map(__ -> 0), this.shippingRuleSelected.map(ruleAndRow -> ruleAndRow.second));

      shippingRule
          .map(rule -> rule.placeName() + " +" + formatted(rule.cost()))
          .compose(bindToLifecycle())
          .subscribe(this.shippingLabelText::onNext);

      this.showErrorMessageDialog =
          Observable.merge(rulesEvent.compose(errors()), pledgeEvent.compose(errors()))
              .map(error -> ServiceError.of(error).message());

      data.map(PledgeData::share)
          .map(share -> ValuePair.create(share.minimum(), share.maximum()))
          .compose(bindToLifecycle())
          .subscribe(this.stepperRange::onNext);

      Observable.combineLatest(
              amount, data, (dollars, pledgeData) -> clamped(dollars, pledgeData.share()))
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.stepperValue::onNext);

      Observable.combineLatest(amount, shippingRule, (dollars, rule) -> dollars + rule.cost())
          .map(ViewModel::formatted)
          .compose(bindToLifecycle())
          .subscribe(this.totalLabelText::onNext);
    }

    /** What the user typed as an amount; nothing is pledged for what is no number. */
    private static double amount(@NonNull String text) {
      try {
        return Double.parseDouble(text);
      } catch (NumberFormatException __) {
        return 0;
      }
    }

    private static double clamped(double amount, @NonNull HarvestShare share) {
      return Math.min(Math.max(amount, share.minimum()), share.maximum());
    }

    private static @NonNull String formatted(double amount) {
      return String.format(Locale.US, "$%.2f", amount);
    }

    /** What is wrong with an amount, in words; empty when nothing is. */
    private static @NonNull String problem(double amount, @NonNull HarvestShare share) {
      if (amount < share.minimum()) {
        return "Pledge at least " + formatted(share.minimum()) + " for “" + share.title() + "”.";
      }
      if (amount > share.maximum()) {
        return "Nobody can pledge more than " + formatted(share.maximum()) + ".";
      }
      return "";
    }

    // INPUTS

    private final PublishSubject<String> amountTextFieldChanged = PublishSubject.create();
    private final PublishSubject<NoValue> confirmButtonTapped = PublishSubject.create();
    private final PublishSubject<PledgeData> data = PublishSubject.create();
    private final PublishSubject<ValuePair<ShippingRule, Integer>> shippingRuleSelected =
        PublishSubject.create();
    private final PublishSubject<Double> stepperValueChanged = PublishSubject.create();
    private final PublishSubject<Boolean> termsSwitchToggled = PublishSubject.create();
    private final PublishSubject<NoValue> viewDidLoad = PublishSubject.create();

    // OUTPUTS

    private final BehaviorSubject<String> amountErrorLabelText = BehaviorSubject.create();
    private final BehaviorSubject<String> amountTextFieldText = BehaviorSubject.create();
    private final Observable<Pledge> goToThanks;
    private final BehaviorSubject<Boolean> isConfirmButtonEnabled = BehaviorSubject.create();
    private final Observable<List<ShippingRule>> reloadShippingRules;
    private final Observable<Integer> selectShippingRow;
    private final BehaviorSubject<String> shippingLabelText = BehaviorSubject.create();
    private final Observable<String> showErrorMessageDialog;
    private final BehaviorSubject<ValuePair<Double, Double>> stepperRange = BehaviorSubject.create();
    private final BehaviorSubject<Double> stepperValue = BehaviorSubject.create();
    private final BehaviorSubject<String> totalLabelText = BehaviorSubject.create();

    public final Inputs inputs = this;
    public final Outputs outputs = this;

    @Override
    public void amountTextFieldChanged(@NonNull String text) {
      this.amountTextFieldChanged.onNext(text);
    }
    @Override
    public void configureWith(@NonNull PledgeData data) {
      this.data.onNext(data);
    }
    @Override
    public void confirmButtonTapped() {
      this.confirmButtonTapped.onNext(NoValue.INSTANCE);
    }
    @Override
    public void shippingRuleSelected(@NonNull ShippingRule rule, int row) {
      this.shippingRuleSelected.onNext(ValuePair.create(rule, row));
    }
    @Override
    public void stepperValueChanged(double value) {
      this.stepperValueChanged.onNext(value);
    }
    @Override
    public void termsSwitchToggled(boolean isOn) {
      this.termsSwitchToggled.onNext(isOn);
    }
    @Override
    public void viewDidLoad() {
      this.viewDidLoad.onNext(NoValue.INSTANCE);
    }

    @Override
    public Observable<String> amountErrorLabelText() {
      return this.amountErrorLabelText;
    }
    @Override
    public Observable<String> amountTextFieldText() {
      return this.amountTextFieldText;
    }
    @Override
    public Observable<Pledge> goToThanks() {
      return this.goToThanks;
    }
    @Override
    public Observable<Boolean> isConfirmButtonEnabled() {
      return this.isConfirmButtonEnabled;
    }
    @Override
    public Observable<List<ShippingRule>> reloadShippingRules() {
      return this.reloadShippingRules;
    }
    @Override
    public Observable<Integer> selectShippingRow() {
      return this.selectShippingRow;
    }
    @Override
    public Observable<String> shippingLabelText() {
      return this.shippingLabelText;
    }
    @Override
    public Observable<String> showErrorMessageDialog() {
      return this.showErrorMessageDialog;
    }
    @Override
    public Observable<ValuePair<Double, Double>> stepperRange() {
      return this.stepperRange;
    }
    @Override
    public Observable<Double> stepperValue() {
      return this.stepperValue;
    }
    @Override
    public Observable<String> totalLabelText() {
      return this.totalLabelText;
    }
  }
}
