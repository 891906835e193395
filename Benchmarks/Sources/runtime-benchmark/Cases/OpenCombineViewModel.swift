import OpenCombine

/// Ten inputs, and ten outputs of four operators each.
final class OpenCombineViewModel {
  let inputs: [PassthroughSubject<Int, Never>]
  let outputs: [AnyPublisher<Int, Never>]

  @inline(never)
  init() {
    self.inputs = (0..<10).map { _ in PassthroughSubject() }
    self.outputs = self.inputs.map { input in
      input.map { $0 &+ 1 }.filter { $0 > 2 }.map { $0 &* 3 }.removeDuplicates().eraseToAnyPublisher()
    }
  }
}
