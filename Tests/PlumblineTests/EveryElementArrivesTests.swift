import Plumbline
import Testing

@Suite("19. Every element arrives")
struct EveryElementArrivesTests {
  @Test("All elements arrive, sent immediately or later")
  func elements() {
    let log = Log<Int>()
    let (later, observer) = Signal<Int, Never>.pipe()
    let action = Action<Int, Int> { SignalProducer<Int, Never>(0..<$0).concat(later.producer) }
    action.elements.observeValues { log.add($0) }
    action.execute(1_000)
    observer.send(value: -1)
    observer.send(value: -2)
    #expect(log.entries == Array(0..<1_000) + [-1, -2])
  }

  @Test("The element of asynchronous work arrives")
  @MainActor func asynchronousWork() async {
    let action = Action<Int, Int> { input in
      await Task.yield()
      return input * 10
    }
    let states = Log<Bool>()
    action.isExecuting.signal.observeValues { states.add($0) }
    let value = await withCheckedContinuation { continuation in
      action.elements.observeValues { continuation.resume(returning: $0) }
      action.execute(4)
    }
    #expect(value == 40)
    #expect(states.entries == [true, false])
  }
}
