import Foundation
import Plumbline
import Testing

@MainActor @Suite struct MainSchedulerTests {
  @Test("Work that has run is disposed of, so that collections of disposables release it")
  func runIsDisposed() async {
    let scheduler = MainScheduler()
    var work: (any Disposable)?
    await withCheckedContinuation { continuation in
      work = scheduler.schedule(after: 0) { continuation.resume() }
    }
    #expect(work?.isDisposed == true)
  }

  @Test("Work that was cancelled does not run")
  func cancelled() async {
    let scheduler = MainScheduler()
    var hasRun = false
    scheduler.schedule(after: 0) { hasRun = true }?.dispose()
    await withCheckedContinuation { continuation in
      scheduler.schedule(after: 0) { continuation.resume() }
    }
    #expect(!hasRun)
  }

  @Test("debounce waits for an interval after the last value with one timer", .timeLimit(.minutes(1)))
  func debounce() async {
    let scheduler = MainScheduler()
    let (signal, input) = Signal<Int, Never>.pipe()
    var sent = 0.0
    var received: [Int] = []
    await withCheckedContinuation { continuation in
      signal.debounce(0.04, on: scheduler).observeValues { value in
        received.append(value)
        #expect(scheduler.now - sent > 0.0399)
        continuation.resume()
      }
      for value in 0..<6 {
        input.send(value: value)
        sent = scheduler.now
        // No timer runs meanwhile: the first one elapses too early.
        while scheduler.now < sent + 0.015 {}
      }
    }
    #expect(received == [5])
  }

  /// Keeps its work itself, as the schedulers of tests do.
  private final class Clock: Scheduler {
    var now = 0.0
    var works: [() -> Void] = []

    func schedule(after interval: Double, _ action: @escaping () -> Void) -> (any Disposable)? {
      self.works.append(action)
      return nil
    }
  }

  @Test("Timers go on although nobody else keeps their scheduler", .timeLimit(.minutes(1)))
  func repeats() async {
    let sources: [SignalProducer<Int, Never>] = [
      .interval(.milliseconds(1), on: MainScheduler.main), .interval(.milliseconds(1), on: UIScheduler()),
      SignalProducer.timer(interval: .milliseconds(1), on: QueueScheduler()).map { _ in 0 },
    ]
    for source in sources {
      await withCheckedContinuation { continuation in
        source.take(first: 5).startWithCompleted { continuation.resume() }
      }
    }
    var scheduler: MainScheduler? = MainScheduler()
    weak let kept = scheduler
    await withCheckedContinuation { continuation in
      scheduler?.schedule(after: 0, every: 60) { continuation.resume() }
      scheduler = nil
    }
    #expect(kept != nil)
  }

  @Test(
    "Timers go on that run at once, and whose work is late", .timeLimit(.minutes(1)), arguments: [0, 0.001])
  func late(_ interval: Double) async {
    for scheduler in [UIScheduler(), MainScheduler()] as [any Scheduler] {
      var count = 0
      var timer: (any Disposable)?
      await withCheckedContinuation { continuation in
        timer = scheduler.schedule(after: interval, every: 0.001) {
          usleep(2_000)
          count += 1
          if count == 5 { continuation.resume() }
        }
      }
      timer?.dispose()
    }
  }

  @Test("A scheduler that keeps its work lives as long as a timer is needed")
  func keptWhileNeeded() throws {
    var clock: Clock? = Clock()
    weak let kept = clock
    var count = 0
    // The producer keeps its scheduler, so it is not kept either.
    let timer = SignalProducer<Int, Never>.interval(.seconds(1), on: clock!)
      .startWithValues { _ in count += 1 }
    clock = nil
    for _ in 0..<3 { try #require(kept).works.removeFirst()() }
    #expect(count == 3)
    timer.dispose()
    #expect(kept == nil)
  }
}
