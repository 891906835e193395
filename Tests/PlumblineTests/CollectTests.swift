import Plumbline
import PlumblineTesting
import Testing

@Suite struct CollectTests {
  private let signal: Signal<Int, Never>
  private let input: Signal<Int, Never>.Observer

  init() { (self.signal, self.input) = Signal.pipe() }

  @Test("A predicate of two arguments chooses the value that begins the next array")
  func next() {
    let arrays = TestObserver(self.signal.collect { values, value in value == 7 })
    for value in [1, 1, 7, 7, 3] { self.input.send(value: value) }
    arrays.assertValues([[1, 1], [7]])
    self.input.sendCompleted()
    arrays.assertValues([[1, 1], [7], [7, 3]])
  }

  @Test("A predicate of one argument completes an array with its last value")
  func complete() {
    let arrays = TestObserver(self.signal.producer.collect { values in values.reduce(0, +) == 8 })
    for value in [1, 3, 4, 7, 1, 5] { self.input.send(value: value) }
    arrays.assertValues([[1, 3, 4], [7, 1]])
    self.input.sendCompleted()
    arrays.assertValues([[1, 3, 4], [7, 1], [5]])
  }
}
