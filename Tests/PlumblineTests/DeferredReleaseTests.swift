import Plumbline
import Testing

@Suite("Deferred releases of a turn (contract 2)")
struct DeferredReleaseTests {
  /// In optimized code, the address sanitizer reports what is freed twice here.
  @Test("Objects whose release was deferred may defer further releases", arguments: [1, 2, 3, 8, 20, 100])
  func nestedRelease(count: Int) {
    var ends = 0
    for _ in 0..<20 {
      let (outer, observer) = Signal<Int, Never>.pipe()
      // The producers that wait hold signals, which are released with the terminal event.
      let flattened = outer.flatMap(.concat) { number in
        Signal<Int, Never>.never.merge(with: outer).map { _ in number }
      }
      flattened.observeInterrupted { ends += 1 }
      for number in 0..<count { observer.send(value: number) }
      observer.sendInterrupted()
    }
    #expect(ends == 20)
  }
}
