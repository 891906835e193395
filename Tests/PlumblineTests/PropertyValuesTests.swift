import Plumbline
import Testing

@Suite("The values of properties as sequences")
@MainActor
struct PropertyValuesTests {
  @Test("An iteration begins with the current value, and misses no change")
  func values() async {
    let property = MutableProperty(1)
    property.value = 2
    var iterator = property.values.makeAsyncIterator()
    for value in [3, 3, 4] { property.value = value }
    var received: [Int] = []
    for _ in 0..<4 { if let value = await iterator.next(isolation: #isolation) { received.append(value) } }
    #expect(received == [2, 3, 3, 4])
  }

  @Test("What a view model sends before a task begins is the first value", .timeLimit(.minutes(10)))
  func appearsBeforeTask() async {
    let loaded = MutableProperty(())
    let title = Property(initial: "", then: loaded.signal.map { "Loaded" })
    loaded.value = ()
    let first = await Task { () -> String? in
      for await value in title.values { return value }
      return nil
    }.value
    #expect(first == "Loaded")
  }

  @Test("Values that are sent in the turn of the beginning arrive once, in order")
  func beginsInATurn() async {
    let property = MutableProperty(1)
    var iterator: SignalValues<Int, Never>.AsyncIterator?
    property.signal.take(first: 1).observeValues { _ in
      property.value = 3
      iterator = property.values.makeAsyncIterator()
    }
    property.value = 2
    property.value = 4
    var received: [Int] = []
    for _ in 0..<3 { if let value = await iterator?.next(isolation: #isolation) { received.append(value) } }
    #expect(received == [2, 3, 4])
  }

  @Test("The sequence ends with the property, which it does not keep", .timeLimit(.minutes(10)))
  func ends() async {
    var property: MutableProperty<Int>? = MutableProperty(1)
    weak let weakProperty = property
    let values = property?.values
    let received = Task {
      var received: [Int] = []
      if let values { for await value in values { received.append(value) } }
      return received
    }
    await Task.yield()
    property?.value = 2
    property = nil
    #expect(weakProperty == nil)
    #expect(await received.value.last == 2)
    var constants: [Int] = []
    for await value in Property(value: 7).values { constants.append(value) }
    #expect(constants == [7])
  }

  @Test("A cancelled task ends its iteration, and the next value the observation", .timeLimit(.minutes(10)))
  func cancelled() async {
    let property = MutableProperty(1)
    var token: Token? = Token()
    weak let weakToken = token
    let output = Property(
      initial: 0,
      then: property.signal.map { [token] value in
        _ = token
        return value
      })
    token = nil
    var values: SignalValues<Int, Never>? = output.values
    let task = Task { [values] in
      var count = 0
      if let values { for await _ in values { count += 1 } }
      return count
    }
    values = nil
    await Task.yield()
    task.cancel()
    #expect(await task.value <= 1)
    property.value = 2
    #expect(output.value == 2)
    #expect(weakToken != nil)
  }

  @Test("A buffering policy applies to the current value as well")
  func policy() async {
    let property = MutableProperty(1)
    let stream = property.values(buffering: .bufferingNewest(1))
    property.value = 2
    property.value = 3
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next(isolation: #isolation) == 3)
  }
}
