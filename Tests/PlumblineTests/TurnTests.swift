import Plumbline
import Testing

@Suite struct TurnTests {
  @Test("A diamond emits once for each value")
  func diamond() {
    let number = MutableProperty(1)
    var pairs: [[Int]] = []
    Signal.combineLatest(number.signal, number.signal.map { $0 * 10 }).observeValues {
      pairs.append([$0, $1])
    }
    number.value = 2
    number.value = 3
    #expect(pairs == [[2, 20], [3, 30]])
  }
}
