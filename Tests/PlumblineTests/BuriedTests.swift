import Plumbline
import Testing

@Suite("What a turn lets go of (contract 2)")
struct BuriedTests {
  /// Optimized code once freed twice here; the address sanitizer tells.
  @Test("may hold more that is let go of on the way", arguments: [1, 2, 3, 8, 20, 100])
  func nestedRelease(count: Int) {
    var ends = 0
    for _ in 0..<20 {
      let (outer, observer) = Signal<Int, Never>.pipe()
      // Those that wait hold signals, which go with the last event.
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
