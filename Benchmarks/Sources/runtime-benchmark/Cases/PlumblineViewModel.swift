import Plumbline

/// Ten inputs, and ten outputs of four operators each.
final class PlumblineViewModel {
  let inputs: [MutableProperty<Int>]
  let outputs: [Signal<Int, Never>]

  @inline(never)
  init() {
    self.inputs = (0..<10).map { MutableProperty($0) }
    self.outputs = self.inputs.map { input in
      input.signal.map { $0 &+ 1 }.filter { $0 > 2 }.map { $0 &* 3 }.skipRepeats()
    }
  }
}
