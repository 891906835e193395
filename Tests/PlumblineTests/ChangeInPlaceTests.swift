import Plumbline
import Testing

@Suite("A change in place copies nothing outside of turns (contract 12)")
struct ChangeInPlaceTests {
  /// What else holds or observes the property.
  enum Use: CaseIterable {
    case nothing, observers, producer, startedProducer, derivedSignal, exposed, formerWaiting
  }

  /// How the array is changed.
  enum Change: CaseIterable {
    case modify, append, subscripted, member, wrapped

    func make(to property: MutableProperty<[Int]>) {
      switch self {
      case .modify: property.modify { $0[1] += 1 }
      case .append: property.value.append(1)
      case .subscripted: property.value[1] += 1
      case .member: property.value.swapAt(0, 1)
      case .wrapped: property.wrappedValue.removeLast()
      }
    }
  }

  private static func address(of property: MutableProperty<[Int]>) -> UnsafePointer<Int>? {
    property.value.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test("An array stays where it is", arguments: Change.allCases, Use.allCases)
  func arraysStay(change: Change, use: Use) {
    var numbers = [1, 2, 3]
    numbers.reserveCapacity(100)
    let property = MutableProperty<[Int]>([])
    var received = 0
    var kept: [Any] = []
    switch use {
    case .nothing: break
    case .observers: for _ in 0..<3 { property.signal.observeValues { received += $0.count } }
    case .producer: kept.append(property.producer)
    case .startedProducer: property.producer.map { $0.count }.startWithValues { received += $0 }
    case .derivedSignal: kept.append(property.signal.map { $0.count })
    case .exposed: kept = [Property(property), Property(capturing: property)]
    case .formerWaiting:
      SignalProducer<Int, Never>(value: 1).startWithValues { property.value.append($0) }
    }
    property.value = numbers
    numbers = []
    change.make(to: property)
    let before = Self.address(of: property)
    for _ in 0..<5 { change.make(to: property); property.modify { $0.append(4) } }
    #expect(Self.address(of: property) == before)
    #expect(property.value.last == 4)
    withExtendedLifetime(kept) {}
  }

  @Test("A closure that throws changes nothing, and one that cannot throw sends once")
  func errors() throws {
    struct Failed: Error {}
    let property = MutableProperty([1])
    let log = Log<[Int]>()
    property.signal.observeValues { log.add($0) }
    #expect(throws: Failed.self) {
      try property.modify { value throws in
        value.append(2)
        throw Failed()
      }
    }
    #expect(property.value == [1])
    #expect(property.modify { $0.removeLast() } == 1)
    #expect(log.entries == [[]])
    property.value = [7]
    #expect(log.entries == [[], [7]])
  }

  @Test("What a closure that changes a property sends follows the change, and numbers can be read in it")
  func sendsInTheClosure() {
    let names = MutableProperty(["a"])
    let isDirty = MutableProperty(false)
    let log = Log<String>()
    names.signal.observeValues { log.add("\($0)") }
    isDirty.signal.observeValues { [unowned names] in log.add("\($0) \(names.value)") }
    names.modify { value in
      value.append("b")
      isDirty.value = true
    }
    #expect(log.entries == [#"["a", "b"]"#, #"true ["a", "b"]"#])
    let number = MutableProperty(1)
    number.modify { $0 = number.value + $0 }
    #expect(number.value == 2)
  }

  @Test("A change that throws in a member is set, as that of any variable")
  func throwingMembers() {
    struct Failed: Error {}
    struct Names {
      var all: [String] = []
      mutating func add(_ name: String) throws {
        self.all.append(name)
        throw Failed()
      }
    }
    let property = MutableProperty(Names())
    #expect(throws: Failed.self) { try property.value.add("a") }
    #expect(property.value.all == ["a"])
  }

  #if os(Linux) || os(macOS)
    @Test("Reading a value that is changed in place stops with a message")
    func overlaps() async {
      await #expect(processExitsWith: .failure) {
        let property = MutableProperty(["a", "b"])
        property.value.removeAll { _ in property.value.isEmpty }
      }
      await #expect(processExitsWith: .success) {
        let property = MutableProperty(["a", "b"])
        SignalProducer<Int, Never>(value: 1).startWithValues { _ in
          property.value.removeAll { _ in property.value.isEmpty }
        }
        precondition(property.value.count == 2)
      }
    }
  #endif
}
