import Plumbline
import Testing

@Suite("What is called without being retained outlives the call")
struct UnretainedTests {
  private final class Holder {
    var signal: Signal<Int, Never>?
    var disposable: (any Disposable)?
  }

  @Test("A signal whose last user goes in its own operator")
  func lastUserGoesInOperator() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    holder.signal = source.map { value in
      holder.signal = nil
      return value + 1
    }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(holder.signal == nil)
  }

  @Test("A chain whose last user goes in the middle of it")
  func lastUserGoesInChain() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    let log = Log<Int>()
    holder.signal = source.map { $0 + 1 }.scan(0) { sum, value in
      holder.signal = nil
      return sum + value
    }.filter { _ in true }.map { value in
      log.add(value)
      return value
    }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(log.entries == [])
  }

  @Test("An observer that is disposed of by itself, with all that it holds")
  func disposedByItself() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    var token: Token? = Token()
    weak let weakToken = token
    holder.disposable = source.map { $0 }.observeValues { [token] _ in
      holder.disposable?.dispose()
      holder.disposable = nil
      #expect(token != nil)
    }
    token = nil
    #expect(weakToken != nil)
    observer.send(value: 1)
    #expect(weakToken == nil)
  }

  @Test("A node that goes with observers that end each other", arguments: [true, false])
  func observersEndEachOther(isInTurn: Bool) {
    let start = {
      let holder = Holder()
      let token = Token { holder.disposable?.dispose() }
      SignalProducer<Int, Never>.never.startWithSignal { signal, _ in
        signal.observeValues { [token] _ in _ = token }
        holder.disposable = signal.observeValues { _ in }
      }
    }
    let (signal, observer) = Signal<Void, Never>.pipe()
    signal.observeValues { _ in start() }
    if isInTurn { observer.send(value: ()) } else { start() }
  }

  @Test("A join whose last user goes while it waits")
  func lastUserGoesBeforeJoin() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    holder.signal = Signal.combineLatest(source, source.map { $0 }).map { $0 + $1 }
    source.observeValues { _ in holder.signal = nil }
    observer.send(value: 1)
    observer.send(value: 2)
    #expect(holder.signal == nil)
  }

  @Test("A source whose observer goes in its own delivery")
  func sourceGoesInDelivery() {
    let log = Log<Signal<Int, Never>.Event>()
    var pipe: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal.pipe()
    pipe?.output.observe { event in
      log.add(event)
      pipe = nil
    }
    let observer = pipe?.input
    observer?.send(value: 1)
    observer?.send(value: 2)
    #expect(log.entries == [.value(1), .value(2)])
  }

  @Test("What goes away at the end of a turn may send and observe")
  func deinitSends() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let (goodbyes, goodbye) = Signal<String, Never>.pipe()
    let log = Log<String>()
    goodbyes.observeValues { log.add($0) }
    let holder = Holder()
    var token: Token? = Token {
      goodbye.send(value: "goodbye")
      goodbyes.observeValues { log.add("late \($0)") }
    }
    holder.signal = source.map { [token] value in
      _ = token
      holder.signal = nil
      return value
    }
    token = nil
    observer.send(value: 1)
    goodbye.send(value: "again")
    #expect(log.entries == ["goodbye", "late goodbye", "again", "late again"])
  }

  @Test("What goes away at the end of a turn may let go of signals that go with it")
  func deinitLetsGo() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let log = Log<Int>()
    var inner: (output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)? = Signal.pipe()
    if let inner {
      source.switchMap { [signals = [inner.output]] _ in signals[0] }.observeValues { log.add($0) }
    }
    observer.send(value: 0)
    inner?.input.send(value: 1)
    inner = nil
    observer.sendCompleted()
    #expect(log.entries == [1])
  }
}
