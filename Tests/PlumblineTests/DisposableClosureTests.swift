import Plumbline
import Testing

@Suite struct DisposableClosureTests {
  @Test("Closures and disposables are added to collections with +=")
  func added() {
    var runs = 0
    let composite = CompositeDisposable()
    composite += { runs += 1 }
    let scoped = ScopedDisposable(composite)
    scoped += { runs += 1 }
    scoped += AnyDisposable { runs += 1 }
    scoped.dispose()
    #expect(runs == 3)
    let inner = AnyDisposable()
    AnyDisposable(inner).dispose()
    #expect(inner.isDisposed)
    let optional: [(any Disposable)?] = [AnyDisposable { runs += 1 }, nil]
    CompositeDisposable(optional).dispose()
    #expect(runs == 4)
  }
}
