import Observation
import PlumblineBindings
import PlumblineBlueprint
import Testing

/// A control without a screen.
final class ControlDouble: Control {
  var isEnabled = true
  private var triggers: [Int: () -> Void] = [:]
  private var number = 0
  var triggerCount: Int { self.triggers.count }

  func observeTriggers(_ action: @escaping () -> Void) -> any Disposable {
    self.number += 1
    let number = self.number
    self.triggers[number] = action
    return AnyDisposable { [weak self] in self?.triggers[number] = nil }
  }

  /// Triggers it, as a person does: not when it is not enabled.
  func trigger() {
    guard self.isEnabled else { return }
    for trigger in self.triggers.values { trigger() }
  }
}

final class IndicatorDouble: ActivityIndicator {
  var states: [Bool] = []
  func setAnimating(_ isAnimating: Bool) { self.states.append(isAnimating) }
}

final class PresenterDouble: ErrorPresenter {
  var errors: [String] = []
  func present(_ error: any Error) { self.errors.append("\(error)") }
}

enum Failure: Error { case broken }

@Suite("Bindings")
struct BindingTests {
  @Test("A control executes an action with an input, and is enabled when that can be executed")
  func control() {
    let work = PublishSubject<Int>()
    let isValid = MutableProperty(false)
    var inputs: [String] = []
    let action = Plumbline.Action<String, Int>(enabledIf: isValid) { (input: String) in
      inputs.append(input)
      return work.take(1).producer
    }
    let control = ControlDouble()
    let indicator = IndicatorDouble()
    var text = "a"
    control.bind(to: action, input: { text })
    indicator.bind(to: action)
    #expect(!control.isEnabled)
    control.trigger()
    isValid.value = true
    #expect(control.isEnabled)
    text = "b"
    control.trigger()
    #expect(!control.isEnabled)
    control.trigger()
    work.onNext(1)
    #expect(control.isEnabled)
    #expect(inputs == ["b"])
    #expect(indicator.states == [false, true, false])
  }

  @Test("An action with the interface of the Action library is bound through its inputs")
  func blueprintAction() {
    let action = CocoaAction { Observable.just(()) }
    let control = ControlDouble()
    let indicator = IndicatorDouble()
    var inputs = 0
    action.inputs.subscribe(onNext: { inputs += 1 })
    control.bind(to: action)
    indicator.bind(to: action)
    control.trigger()
    #expect(inputs == 1)
    #expect(indicator.states == [false, true, false])
  }

  @Test("Errors of the work are presented, without those of inputs that were not accepted")
  func errors() {
    let action = Action<Int, Int>(enabledIf: Observable.just(true)) { number in
      number > 0 ? Observable.error(Failure.broken) : Observable.never()
    }
    let presenter = PresenterDouble()
    presenter.bindErrors(of: action)
    action.execute(1)
    action.execute(0)
    action.execute(1)
    #expect(presenter.errors == ["broken"])
  }

  @Test("A binding ends when it is disposed of")
  func disposes() {
    let isValid = MutableProperty(true)
    var executions = 0
    let action = Plumbline.Action<Void, Void>(enabledIf: isValid) { executions += 1 }
    let control = ControlDouble()
    let binding = control.bind(to: action)
    control.trigger()
    binding.dispose()
    isValid.value = false
    #expect(control.isEnabled)
    control.trigger()
    #expect(executions == 1)
    #expect(control.triggerCount == 0)
  }

  @Test("A binding retains neither the control nor the action")
  func keepsNothing() {
    var action: CocoaAction? = CocoaAction { Observable.just(()) }
    var control: ControlDouble? = ControlDouble()
    let other = ControlDouble()
    let presenter = PresenterDouble()
    if let action {
      control?.bind(to: action)
      other.bind(to: action)
      presenter.bindErrors(of: action)
    }
    weak let goneControl = control
    weak let goneAction = action
    control = nil
    #expect(goneControl == nil)
    action = nil
    #expect(goneAction == nil)
    #expect(other.triggerCount == 0)
    other.trigger()
    #expect(presenter.errors.isEmpty)
  }

  @Test("An action of Plumbline is not kept either, and an action forgets controls that are gone")
  func forgets() {
    let isValid = MutableProperty(true)
    var action: Plumbline.Action<Int, Int>? = Plumbline.Action(enabledIf: isValid) { (input: Int) in input }
    var control: ControlDouble? = ControlDouble()
    let other = ControlDouble()
    var inputs = 0
    let input = {
      inputs += 1
      return 1
    }
    if let action {
      control?.bind(to: action, input: input)
      other.bind(to: action, input: input)
    }
    other.trigger()
    #expect(inputs == 1)
    control = nil
    isValid.value = false
    isValid.value = true
    weak let gone = action
    action = nil
    #expect(gone == nil)
    #expect(other.triggerCount == 0)
    other.trigger()
    #expect(inputs == 1)
  }

  @Test("A control makes the input of an execution, and is not kept by what makes it")
  func ownInput() {
    var executed: [Int] = []
    let action = Plumbline.Action<Int, Void> { executed.append($0) }
    let named = Action<Int, Void> { number in
      executed.append(-number)
      return .just(())
    }
    var control: ControlDouble? = ControlDouble()
    weak let gone = control
    control?.bind(to: action, input: { $0.triggerCount })
    control?.bind(to: named, input: { $0.triggerCount + 1 })
    control?.trigger()
    #expect(Set(executed) == [2, -3])
    control = nil
    #expect(gone == nil)
  }

  @Test("SwiftUI is notified of the states and of the error of an action")
  func observed() {
    let work = PublishSubject<Int>()
    let action = Action<Int, Int> { _ in work.take(1) }
    let observed = ObservedAction(action)
    let changes = Changes()
    func track() {
      withObservationTracking {
        _ = (observed.isEnabled, observed.isExecuting, observed.error)
      } onChange: {
        changes.count += 1
      }
    }
    track()
    #expect(observed.isEnabled)
    observed.execute(1)
    #expect(changes.count == 1)
    #expect(observed.isExecuting)
    #expect(!observed.isEnabled)
    track()
    work.onError(Failure.broken)
    #expect(changes.count == 2)
    #expect(!observed.isExecuting)
    #expect(observed.hasError)
    observed.hasError = false
    #expect(observed.error == nil)
    observed.execute(2)
    #expect(!observed.isExecuting)
    #expect(observed.hasError)
  }

  @Test("The next execution forgets the error, and an execution of Plumbline's can be cancelled")
  func cancels() {
    let work = PublishSubject<Int>()
    let action = Plumbline.Action<Int, Int> { number in
      number > 0 ? SignalProducer(error: Failure.broken) : work.producer
    }
    let observed = ObservedAction(action)
    observed.execute(1)
    #expect(observed.hasError)
    let execution = observed.execute(0)
    #expect(!observed.hasError)
    #expect(observed.isExecuting)
    execution.dispose()
    #expect(!observed.isExecuting)
    #expect(observed.isEnabled)
  }

  @Test("An observed action is released with its last reference")
  func goesAway() {
    let action = Action<Int, Int> { Observable.just($0) }
    var observed: ObservedAction<Int, Int>? = ObservedAction(action)
    weak let gone = observed
    observed = nil
    #expect(gone == nil)
  }
}

/// Counted where the compiler sees a closure of any isolation; the test is in one.
final class Changes: @unchecked Sendable {
  var count = 0
}
