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
}
