import Plumbline
import Testing

@Suite("22. A turn invalidates the readers of a property once")
@MainActor
struct ObservationTests {
  @Test("A turn invalidates a read once, however many values it sends")
  func oneInvalidation() {
    let input = MutableProperty(1)
    let doubled = input.map { $0 * 2 }
    let reader = TrackedReader()
    #expect(reader.read { doubled.value } == 2)
    #expect(reader.count == 0)
    input.value = 2
    #expect(reader.count == 1)
    // It is not read again.
    input.value = 3
    #expect(reader.count == 1)
    #expect(reader.read { doubled.value } == 6)
    input.value = 3
    #expect(reader.count == 2)
  }

  @Test("A property that is read again and again is invalidated once for each change")
  func readsAgain() {
    let input = MutableProperty(0)
    let output = Property(input)
    let reader = TrackedReader()
    var seen: [Int] = []
    func render() { reader.read { seen.append(output.value) } }
    reader.onChange = { render() }
    render()
    for value in 1...100 { input.value = value }
    #expect(seen == Array(0...100))
    #expect(reader.count == 100)
  }

  @Test("All outputs have their new values when the first is invalidated")
  func noTornState() {
    let input = MutableProperty(1)
    let (ones, other) = Signal<Int, Never>.pipe()
    let tens = Property(initial: 10, then: input.signal.map { $0 * 10 })
    let hundreds = Property(initial: 100, then: input.signal.map { $0 * 100 })
    let sum = Property.combineLatest(tens, hundreds).map { $0 + $1 }
    let latest = Property(initial: 0, then: ones)
    input.signal.observeValues { other.send(value: $0) }
    var states: [[Int]] = []
    let readers = (0..<4).map { _ in TrackedReader() }
    let properties = [sum, hundreds, tens, latest]
    for (reader, property) in zip(readers, properties) {
      reader.onChange = { states.append(properties.map(\.value)) }
      _ = reader.read { property.value }
    }
    input.value = 2
    // The value that an observer sends is of the turn after this one.
    #expect(states == Array(repeating: [220, 200, 20, 0], count: 3) + [[220, 200, 20, 2]])
    #expect(readers.map(\.count) == [1, 1, 1, 1])
  }

  @Test("A reader of several properties is invalidated once in a turn")
  func severalProperties() {
    let input = MutableProperty(1)
    let properties = (0..<5).map { number in input.map { $0 + number } }
    let reader = TrackedReader()
    #expect(reader.read { properties.map(\.value) } == [1, 2, 3, 4, 5])
    input.value = 2
    #expect(reader.count == 1)
    #expect(reader.read { properties.map(\.value) } == [2, 3, 4, 5, 6])
  }

  @Test("Readers are told apart: only those of a property that has changed are invalidated")
  func otherProperties() {
    let (first, second) = (MutableProperty(1), MutableProperty(2))
    let outputs = (Property(first), Property(second))
    let readers = (TrackedReader(), TrackedReader(), TrackedReader())
    _ = readers.0.read { outputs.0.value }
    _ = readers.1.read { outputs.1.value }
    _ = readers.2.read { outputs.0.value + outputs.1.value }
    first.value = 3
    #expect([readers.0.count, readers.1.count, readers.2.count] == [1, 0, 1])
    second.value = 4
    #expect([readers.0.count, readers.1.count, readers.2.count] == [1, 1, 1])
  }

  @Test("Nested tracking, and reads on both sides of one that is not tracked")
  func nestedTracking() {
    let input = MutableProperty(1)
    let (outer, inner, untracked) = (Property(input), Property(input), Property(input))
    let readers = (TrackedReader(), TrackedReader())
    _ = untracked.value
    readers.0.read {
      _ = outer.value
      readers.1.read { _ = inner.value }
    }
    _ = untracked.value
    input.value = 2
    // What an inner closure reads belongs to the outer one as well, as for every observable object.
    #expect([readers.0.count, readers.1.count] == [1, 1])
  }

  @Test("A property that is made in a tracked closure is not a read of its source")
  func madeWhileTracked() {
    let input = MutableProperty(1)
    let output = Property(input)
    let reader = TrackedReader()
    let joined = reader.read { Property.combineLatest(output.map { $0 * 2 }, output.skipRepeats()) }
    input.value = 2
    #expect(reader.count == 0)
    #expect(joined.value == (4, 2))
  }

  @Test("The states of an action are tracked, each change of both is one turn")
  func action() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let action = Action<Void, Int> { signal.producer }
    let reader = TrackedReader()
    var states: [[Bool]] = []
    func render() { reader.read { states.append([action.isEnabled.value, action.isExecuting.value]) } }
    reader.onChange = { render() }
    render()
    action.execute()
    observer.sendCompleted()
    #expect(states == [[true, false], [false, true], [true, false]])
  }

  @Test("A constant and a completed property are not tracked, and a deinitialized one invalidates nobody")
  func ended() {
    let reader = TrackedReader()
    #expect(reader.read { Property(value: 1).value } == 1)
    var source: MutableProperty<Int>? = MutableProperty(2)
    let output = source.map { Property($0) }
    #expect(reader.read { output?.value } == 2)
    source = nil
    #expect(output?.value == 2)
    #expect(reader.read { output?.value } == 2)
    #expect(reader.count == 0)
  }

  @Test("A tracked property goes, with its pipeline and what its readers hold")
  func leaks() {
    weak var weakInput: MutableProperty<Int>?
    weak var weakOutput: Property<Int>?
    weak var weakToken: Token?
    do {
      let input = MutableProperty(1)
      let output = input.map { $0 * 2 }
      let token = Token()
      (weakInput, weakOutput, weakToken) = (input, output, token)
      let reader = TrackedReader()
      reader.onChange = { _ = token }
      _ = reader.read { output.value }
      #expect(weakToken != nil)
    }
    #expect(weakInput == nil)
    #expect(weakOutput == nil)
    #expect(weakToken == nil)
  }

  @Test("A property that goes in the turn that changes it, and one that its reader releases")
  func goesInItsTurn() {
    let input = MutableProperty(1)
    var output: Property<Int>? = input.map { $0 }
    var other: Property<Int>? = input.map { $0 }
    weak let weakOutput = output
    weak let weakOther = other
    let readers = (TrackedReader(), TrackedReader())
    _ = readers.0.read { output?.value }
    _ = readers.1.read { other?.value }
    readers.1.onChange = { other = nil }
    input.signal.take(first: 1).observeValues { _ in output = nil }
    input.value = 2
    #expect(readers.1.count == 1)
    #expect(weakOutput == nil)
    #expect(weakOther == nil)
    input.value = 3
    #expect(readers.1.count == 1)
  }

  @Test("A property that captures another one keeps it once it is tracked")
  func capturedPropertyIsKept() {
    weak var weakInput: MutableProperty<Int>?
    var output: Property<Int>?
    do {
      let input = MutableProperty(1)
      weakInput = input
      output = Property(capturing: input)
    }
    let reader = TrackedReader()
    #expect(reader.read { output?.value } == 1)
    weakInput?.value = 2
    #expect(reader.count == 1)
    #expect(reader.read { output?.value } == 2)
    output = nil
    #expect(weakInput == nil)
  }

  @Test("A reader sends to an input: that is another turn")
  func sendsToAnInput() {
    let (input, limited) = (MutableProperty(1), MutableProperty(0))
    let outputs = (Property(input), Property(limited))
    let reader = TrackedReader()
    var states: [[Int]] = []
    func render() { reader.read { states.append([outputs.0.value, outputs.1.value]) } }
    reader.onChange = {
      if limited.value != input.value { limited.value = input.value }
      render()
    }
    render()
    input.value = 2
    // What a reader has set, it reads at once.
    #expect(states == [[1, 0], [2, 2], [2, 2]])
  }

  @Test("What a turn of another thread changes is tracked there")
  func otherThread() async {
    let counts = await Task.detached {
      let input = MutableProperty(1)
      let output = input.map { $0 }
      let reader = TrackedReader()
      var counts: [Int] = []
      for value in 2...4 {
        _ = reader.read { output.value }
        input.value = value
        counts.append(reader.count)
      }
      return counts
    }.value
    #expect(counts == [1, 2, 3])
  }
}
