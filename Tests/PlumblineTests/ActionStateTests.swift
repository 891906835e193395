import Plumbline
import PlumblineTesting
import Testing

@Suite struct ActionStateTests {
  enum Failed: Error { case failed }

  @Test("The work of an action gets the value of a property, which enables the action")
  func state() {
    let state = MutableProperty(1)
    let action = Action<String, String>(
      state: state, enabledIf: { $0 > 0 },
      execute: { SignalProducer<String, Failed>(value: "\($0)\($1)") })
    let elements = TestObserver(action.elements)
    action.execute("a")
    state.value = 2
    action.execute("b")
    state.value = 0
    #expect(!action.isEnabled.value)
    action.execute("c")
    elements.assertValues(["1a", "2b"])
  }

  @Test("An action that unwraps a property is enabled while that is not nil")
  func unwrapping() {
    let state = MutableProperty<Int?>(nil)
    let action = Action<Void, Int>(unwrapping: state, execute: { SignalProducer<Int, Never>(value: $0 * 10) })
    let elements = TestObserver(action.elements)
    let errors = TestObserver(action.errors.map { "\($0)" })
    action.execute()
    state.value = 4
    action.execute()
    errors.assertValues(["not enabled"])
    elements.assertValues([40])
  }

  @Test("An action is enabled while a validating property has accepted the last value")
  func validated() {
    let state = ValidatingProperty<Int, Failed>(0) { $0 > 5 ? .invalid(.failed) : .valid }
    let action = Action<Void, Int>(validated: state, execute: { SignalProducer<Int, Never>(value: $0) })
    let elements = TestObserver(action.elements)
    #expect(action.isEnabled.value)
    state.value = 9
    #expect(!action.isEnabled.value)
    state.value = 3
    action.execute()
    elements.assertValues([3])
  }

  @Test("The action keeps its property")
  func keepsState() {
    var state: MutableProperty<Int>? = MutableProperty(1)
    weak let weakState = state
    let action = state.map {
      Action<Void, Int>(state: $0, execute: { SignalProducer<Int, Never>(value: $0) })
    }
    state = nil
    #expect(weakState != nil)
    withExtendedLifetime(action) {}
  }

  @Test("The type of the work is inferred")
  func inference() {
    let nothing = Action<Void, Int>(execute: { _ in .empty })
    let value = Action<Int, Int>(enabledIf: MutableProperty(true), execute: { .init(value: $0) })
    let values = TestObserver(value.elements)
    nothing.execute()
    value.execute(7)
    values.assertValues([7])
  }
}
