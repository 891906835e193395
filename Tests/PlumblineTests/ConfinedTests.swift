import Foundation
import Plumbline
import Testing

@Suite("Values that are carried through code without isolation are used in their isolation")
struct ConfinedTests {
  private final class NotSendable {
    var count = 0
  }

  @Test("Work of a producer runs and ends on the actor that made it")
  @MainActor func workOnTheMainActor() async {
    let object = NotSendable()
    await withCheckedContinuation { continuation in
      SignalProducer<Int, Never> {
        MainActor.assertIsolated()
        object.count += 1
        await Task.yield()
        MainActor.assertIsolated()
        return object.count
      }.startWithValues { value in
        MainActor.assertIsolated()
        object.count += value
        continuation.resume()
      }
    }
    #expect(object.count == 2)
  }

  @Test("Work of a producer runs and ends on any actor that made it")
  func workOnAnActor() async {
    #expect(await Worker().run() == 2)
  }

  @Test("The scheduler of the main actor runs its work there")
  @MainActor func mainScheduler() async {
    let object = NotSendable()
    await withCheckedContinuation { continuation in
      let cancelled = MainScheduler.main.schedule(after: 0) { object.count += 100 }
      cancelled?.dispose()
      MainScheduler.main.schedule(after: 0.001) {
        MainActor.assertIsolated()
        object.count += 1
        continuation.resume()
      }
    }
    #expect(object.count == 1)
  }

  @Test("Values are iterated over in their isolation")
  @MainActor func iteration() async {
    let (signal, observer) = Signal<NotSendable, Never>.pipe()
    let object = NotSendable()
    var iterator = signal.values.makeAsyncIterator()
    observer.send(value: object)
    observer.sendCompleted()
    let first = await iterator.next(isolation: #isolation)
    first?.count += 1
    #expect(object.count == 1)
    #expect(await iterator.next(isolation: #isolation) == nil)
  }
}

private actor Worker {
  private var count = 0

  func run() async -> Int {
    await withCheckedContinuation { continuation in
      SignalProducer<Int, Never> {
        self.assertIsolated()
        self.count += 1
        await Task.yield()
        self.assertIsolated()
        return self.count
      }.startWithValues { value in
        self.assertIsolated()
        self.count += value
        continuation.resume()
      }
    }
    return self.count
  }
}
