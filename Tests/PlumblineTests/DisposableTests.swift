import Plumbline
import Testing

@Suite("Disposables and lifetimes")
struct DisposableTests {
  @Test("A closure is run once")
  func once() {
    let log = Log<Int>()
    let disposable = AnyDisposable { log.add(1) }
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(log.entries == [1])
  }

  @Test("A composite disposes of its disposables in order, and of later ones immediately")
  func composite() {
    let log = Log<Int>()
    let composite = CompositeDisposable([AnyDisposable { log.add(1) }])
    composite += AnyDisposable { log.add(2) }
    let removed = composite.add { log.add(3) }
    removed?.dispose()
    composite.dispose()
    composite.dispose()
    #expect(composite.add { log.add(4) } == nil)
    #expect(log.entries == [1, 2, 4])
  }

  @Test("Disposables that have ended are removed")
  func pruning() {
    let composite = CompositeDisposable()
    weak var first: AnyDisposable?
    for index in 0..<1_000 {
      let disposable = AnyDisposable()
      if index == 0 { first = disposable }
      composite += disposable
      disposable.dispose()
    }
    #expect(first == nil)
  }

  @Test("Deinitializers of removed disposables may add others")
  func pruningIsReentrant() {
    let (signal, _) = Signal<Int, Never>.pipe()
    let composite = CompositeDisposable()
    var additions = 0
    for _ in 0..<40 {
      let token = Token {
        additions += 1
        composite.add {}
      }
      let disposable = signal.observeValues { [token] _ in _ = token }
      composite += disposable
      disposable?.dispose()
    }
    // Those that remain are released with the composite.
    #expect(additions >= 16)
    composite.dispose()
    #expect(additions == 40)
  }

  @Test("A serial disposable disposes of its inner disposable when it is replaced")
  func serial() {
    let log = Log<Int>()
    let serial = SerialDisposable(AnyDisposable { log.add(1) })
    serial.inner = AnyDisposable { log.add(2) }
    #expect(log.take() == [1])
    serial.dispose()
    #expect(log.take() == [2])
    serial.inner = AnyDisposable { log.add(3) }
    #expect(log.take() == [3])
  }

  @Test("A scoped disposable is disposed of when it is deinitialized")
  func scoped() {
    let log = Log<Int>()
    var scoped: ScopedDisposable<AnyDisposable>? = ScopedDisposable(AnyDisposable { log.add(1) })
    #expect(scoped?.isDisposed == false)
    scoped = nil
    #expect(log.entries == [1])
  }

  @Test("A lifetime ends with its token")
  func lifetime() {
    let log = Log<String>()
    var token: Lifetime.Token? = Lifetime.Token()
    let lifetime = token.map { Lifetime($0) }
    lifetime?.observeEnded { log.add("observed") }
    lifetime?.ended.observeCompleted { log.add("completed") }
    #expect(lifetime?.hasEnded == false)
    token = nil
    #expect(lifetime?.hasEnded == true)
    lifetime?.observeEnded { log.add("late") }
    #expect(log.entries == ["observed", "completed", "late"])
    #expect(Lifetime.empty.hasEnded)
  }
}
