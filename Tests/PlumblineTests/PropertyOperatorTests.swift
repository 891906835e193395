import Plumbline
import PlumblineTesting
import Testing

@Suite struct PropertyOperatorTests {
  enum Wrong: Error, Equatable { case wrong }

  private let first = MutableProperty(1)
  private let second = MutableProperty("a")

  @Test("Properties of all kinds are joined")
  func joins() {
    let latest = Property.combineLatest(self.first, self.second).map { "\($0)\($1)" }
    let zipped = Property.zip(self.first, self.second).map { "\($0)\($1)" }
    #expect(latest.value == "1a" && zipped.value == "1a")
    self.first.value = 2
    #expect(latest.value == "2a" && zipped.value == "1a")
    self.second.value = "b"
    #expect(latest.value == "2b" && zipped.value == "2b")
    #expect(Property.combineLatest([self.first, self.first]).value == [2, 2])
    #expect(Property.zip([self.first, self.first]).value == [2, 2])
    #expect(self.first.zip(with: self.second).value == (2, "b"))
  }

  @Test("Properties of Booleans are joined")
  func booleans() {
    let isLarge = self.first.map { $0 > 5 }
    let isOdd = self.first.map { $0 % 2 == 1 }
    let all = Property.all(isLarge, isOdd)
    let any = Property.any([isLarge, isOdd])
    #expect(!all.value && any.value)
    self.first.value = 7
    #expect(all.value && any.value)
    self.first.value = 2
    #expect(!all.value && !any.value)
  }

  @Test("map(value:), combinePrevious, uniqueValues and key paths")
  func operators() {
    let constant = self.first.map(value: "x")
    let pairs = self.first.combinePrevious(0)
    let unique = self.first.uniqueValues()
    let keyPath: KeyPath<Int, String> = \.description
    let described = self.first.map(keyPath)
    #expect(constant.value == "x" && pairs.value == (0, 1) && described.value == "1")
    let uniqueValues = TestObserver(unique.signal)
    for value in [2, 1, 2, 3] { self.first.value = value }
    #expect(pairs.value == (2, 3) && described.value == "3")
    uniqueValues.assertValues([2, 3])
  }

  @Test("flatten takes the values of the latest property")
  func flatten() {
    let other = MutableProperty(10)
    let outer = MutableProperty(self.first)
    let flat = outer.flatten(.latest)
    #expect(flat.value == 1)
    outer.value = other
    #expect(flat.value == 10)
    other.value = 11
    self.first.value = 5
    #expect(flat.value == 11)
  }

  @Test("Property wrappers give the value and the property")
  func wrappers() {
    struct Model {
      @MutableProperty var name = "Ada"
    }
    let model = Model()
    let names = TestObserver(model.$name.signal)
    model.name = "Grace"
    #expect(model.name == "Grace")
    #expect(model.$name.withValue { $0.count } == 5)
    names.assertValues(["Grace"])
  }

  @Test("A property of optionals takes changes that are not optional")
  func optionals() {
    let property = Property<Int?>(initial: nil, then: self.first.signal)
    self.first.value = 2
    #expect(property.value == 2)
  }

  @Test("A binding to no target does nothing, one to an observer sends to it")
  func bindings() {
    let target: MutableProperty<Int>? = nil
    target <~ self.first
    let (signal, input) = Signal<Int, Never>.pipe()
    let observer = TestObserver(signal)
    input <~ self.first.signal
    self.first.value = 2
    observer.assertValues([2])
    let scheduler = TestScheduler()
    var received: [Int] = []
    let scheduled = BindingTarget<Int>(on: scheduler, lifetime: self.first.lifetime) { received.append($0) }
    scheduled <~ self.first
    #expect(received == [])
    scheduler.advance()
    #expect(received == [2])
  }

  @Test("A validating property sets another property, and validates what is set to it directly")
  func validatesAnotherProperty() {
    let property = ValidatingProperty<Int, Wrong>(self.first) { $0 < 0 ? .invalid(.wrong) : .valid }
    property.value = 2
    #expect(self.first.value == 2)
    property.value = -1
    #expect(self.first.value == 2)
    #expect(property.result.value.isInvalid)
    self.first.value = -3
    #expect(property.value == -3)
    #expect(property.result.value.isInvalid)
    self.first.value = 3
    #expect(!property.result.value.isInvalid)
  }

  @Test("A validation that depends on another property is repeated when that changes")
  func validatesWithAnotherProperty() {
    let limit = MutableProperty(5)
    let property = ValidatingProperty<Int, Wrong>(1, with: limit) { value, limit in
      value > limit ? .invalid(.wrong) : .valid
    }
    property.value = 7
    #expect(property.value == 1)
    limit.value = 10
    #expect(property.value == 7)
    let other = ValidatingProperty<Int, Wrong>(0, with: property) { value, other in
      value > other ? .coerced(other, .wrong) : .valid
    }
    other.value = 9
    #expect(other.value == 7)
    property.value = 10
    #expect(other.value == 9)
    other <~ SignalProducer<Int, Never>(value: 4)
    #expect(other.value == 4)
  }
}
