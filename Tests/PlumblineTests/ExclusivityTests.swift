import Plumbline
import Testing

/// Code that runs while the runtime accesses its state, and that uses the same signals and properties.
///
/// Without the exclusivity of the accesses, these tests crash or report other values: the runtime traps where its
/// accesses are checked, and the address sanitizer reports freed objects where they are not.
@Suite("Accesses to the state of the runtime do not overlap")
struct ExclusivityTests {
  /// A value whose deinitializer calls a closure.
  private final class Item {
    let number: Int
    private let onDeinit: () -> Void

    init(_ number: Int, onDeinit: @escaping () -> Void = {}) {
      self.number = number
      self.onDeinit = onDeinit
    }

    deinit { self.onDeinit() }
  }

  @Test("An operator that changes its state is not run again before it has finished")
  func stateIsChangedByOneTurn() {
    let (signal, observer) = Signal<Int, Never>.pipe()
    let log = Log<[Int]>()
    signal.scan(into: [Int]()) { [unowned observer] collected, value in
      if value < 3 { observer.send(value: value + 1) }
      collected.append(value)
    }.observeValues { log.add($0) }
    observer.send(value: 1)
    #expect(log.entries == [[1], [1, 2], [1, 2, 3]])
  }

  @Test("The deinitializer of a former value may read and set its property")
  func formerValueUsesItsProperty() {
    let property = MutableProperty<Item?>(nil)
    let log = Log<Int?>()
    property.value = Item(1) { [unowned property] in
      log.add(property.value?.number)
      property.value = Item(3)
      log.add(property.value?.number)
    }
    property.value = Item(2)
    #expect(log.entries == [2, 3])
    #expect(property.value?.number == 3)
  }

  @Test("The deinitializer of a waiting value may read and set its property")
  func waitingValueUsesItsProperty() {
    let (start, input) = Signal<Void, Never>.pipe()
    let property = MutableProperty<Item?>(nil)
    let log = Log<Int?>()
    start.observeValues {
      property.value = Item(1) { [unowned property] in
        log.add(property.value?.number)
        if property.value?.number == 2 { property.value = Item(3) }
      }
      property.value = Item(2)
    }
    input.send(value: ())
    #expect(log.entries == [2])
    #expect(property.value?.number == 3)
  }

  @Test("The deinitializer of a former value may read a derived property")
  func formerValueReadsDerivedProperty() {
    let source = MutableProperty<Item?>(nil)
    let derived = source.map { $0 }
    let log = Log<Int?>()
    source.value = Item(1) { [unowned derived] in log.add(derived.value?.number) }
    source.value = Item(2)
    #expect(log.entries == [2])
  }

  @Test("The deinitializer of a former value may read a property that validates it")
  func formerValueReadsValidatingProperty() {
    struct Wrong: Error {}
    let property = ValidatingProperty<Item?, Wrong>(nil) { _ in .valid }
    let log = Log<Int?>()
    property.value = Item(1) { [unowned property] in
      log.add(property.value?.number)
      log.add(property.result.value.value??.number)
    }
    property.value = Item(2)
    #expect(log.entries == [2, 2])
  }

  @Test("The deinitializer of a value of a join may end the join")
  func valueOfAJoinEndsIt() {
    let (left, leftObserver) = Signal<Item, Never>.pipe()
    let (right, rightObserver) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    let handle = SerialDisposable()
    handle.inner = Signal.combineLatest(left, right).observeValues { log.add("\($0.number) \($1)") }
    leftObserver.send(value: Item(1) { handle.dispose() })
    rightObserver.send(value: 1)
    leftObserver.send(value: Item(2))
    rightObserver.send(value: 2)
    #expect(log.entries == ["1 1", "2 1"])
  }

  @Test("The deinitializer of a buffered value may start the producer that buffers it")
  func bufferedValueStartsAgain() {
    let (signal, observer) = Signal<Item, Never>.pipe()
    let log = Log<String>()
    let shared = signal.producer.share(replay: 2)
    let handle = shared.startWithValues { log.add("\($0.number)") }
    observer.send(
      value: Item(1) { shared.startWithValues { log.add("late \($0.number)") } })
    observer.send(value: Item(2))
    observer.send(value: Item(3))
    observer.send(value: Item(4))
    #expect(log.entries == ["1", "2", "3", "late 2", "late 3", "4", "late 4"])
    handle.dispose()
  }

  @Test(
    "A source that ends may hold objects that end other sources of the same signal", arguments: [0, 1, 2])
  func sourcesReleaseEachOther(first: Int) {
    let pipes = (0..<3).map { _ in Signal<Int, Never>.pipe() }
    let log = Log<String>()
    var merged: Signal<Int, Never>? = Signal.merge(
      pipes.indices.map { index in
        let token = Token {
          log.add("released \(index)")
          for pipe in pipes { pipe.input.sendCompleted() }
        }
        return pipes[index].output.map { [token] value in withExtendedLifetime(token) { value } }
      })
    merged?.observe { log.add("\($0)") }
    merged = nil
    pipes[first].input.send(value: first)
    pipes[first].input.sendCompleted()
    #expect(log.entries.prefix(2) == ["VALUE \(first)", "released \(first)"])
    #expect(
      log.entries.dropFirst(2).sorted()
        == (["COMPLETED"] + pipes.indices.filter { $0 != first }.map { "released \($0)" }))
  }

  @Test("The closure of a join may hold objects that use the join as they are released")
  func closureOfAJoinEndsIt() {
    let (left, leftObserver) = Signal<Int, Never>.pipe()
    let log = Log<String>()
    var signal: Signal<Int, Never>?
    let handle = SerialDisposable()
    do {
      let token = Token {
        handle.dispose()
        log.add("released")
      }
      signal = left.filterWhenLatest(from: left) { [token] _ in withExtendedLifetime(token) { true } }
      handle.inner = signal?.observe { log.add("\($0)") }
    }
    leftObserver.send(value: 1)
    signal = nil
    leftObserver.sendCompleted()
    #expect(log.entries == ["VALUE 1", "COMPLETED", "released"])
  }
}
