import Plumbline
import Testing

@Suite("Objects that are called without being retained outlive the call")
struct UnretainedTests {
  private final class Holder {
    var signal: Signal<Int, Never>?
    var disposable: (any Disposable)?
  }

  @Test("A signal whose last reference is released in its own operator")
  func lastUserGoesInOperator() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    let log = Log<Int>()
    var token: Token? = Token()
    weak let weakToken = token
    holder.signal = source.map { [token] value in
      holder.signal = nil
      // The closure still holds its token, although nothing holds the signal any more.
      #expect(token != nil)
      log.add(value)
      return value + 1
    }
    token = nil
    observer.send(value: 1)
    #expect(weakToken == nil)
    observer.send(value: 2)
    #expect(log.entries == [1])
  }

  @Test("A chain whose last reference is released in the middle of it")
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

  @Test("An observer that disposes of itself, and releases all that it holds")
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

  @Test("A signal that is released with observers that dispose of each other", arguments: [true, false])
  func observersEndEachOther(isInTurn: Bool) {
    let log = Log<String>()
    let start = {
      let holder = Holder()
      let token = Token {
        log.add("first released")
        holder.disposable?.dispose()
        log.add(holder.disposable?.isDisposed == true ? "second disposed of" : "second observes")
      }
      let other = Token { log.add("second released") }
      SignalProducer<Int, Never>.never.startWithSignal { signal, _ in
        signal.observeValues { [token] _ in _ = token }
        holder.disposable = signal.observeValues { [other] _ in _ = other }
      }
      log.add("started")
    }
    let (signal, observer) = Signal<Void, Never>.pipe()
    signal.observeValues { _ in start() }
    if isInTurn { observer.send(value: ()) } else { start() }
    #expect(
      log.entries.sorted() == ["first released", "second disposed of", "second released", "started"])
  }

  @Test("A join whose last reference is released while it waits")
  func lastUserGoesBeforeJoin() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let holder = Holder()
    let log = Log<Int>()
    var token: Token? = Token()
    weak let weakToken = token
    holder.signal = Signal.combineLatest(source, source.map { $0 }).map { [token] in
      _ = token
      log.add($0 + $1)
      return $0 + $1
    }
    token = nil
    source.observeValues { if $0 == 2 { holder.signal = nil } }
    observer.send(value: 1)
    #expect(weakToken != nil)
    observer.send(value: 2)
    #expect(weakToken == nil)
    observer.send(value: 3)
    #expect(log.entries == [2])
  }

  @Test("A source whose input is released in its own delivery")
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

  @Test("An object that is released at the end of a turn may send and observe")
  func deinitSends() {
    let (source, observer) = Signal<Int, Never>.pipe()
    let (messages, messenger) = Signal<String, Never>.pipe()
    let log = Log<String>()
    messages.observeValues { log.add($0) }
    let holder = Holder()
    var token: Token? = Token {
      messenger.send(value: "released")
      messages.observeValues { log.add("late \($0)") }
    }
    holder.signal = source.map { [token] value in
      _ = token
      holder.signal = nil
      return value
    }
    token = nil
    observer.send(value: 1)
    messenger.send(value: "again")
    #expect(log.entries == ["released", "late released", "again", "late again"])
  }

  @Test("An object that is released at the end of a turn may release the last reference to signals")
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
