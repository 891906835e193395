import Foundation

/// A thread with a stack of 1 MB, as the main thread of an app has.
enum SmallStack {
  /// Runs code on a new thread, and waits for it.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = body()
      isDone.signal()
    }
    thread.stackSize = 1 << 20
    thread.start()
    isDone.wait()
    guard let result else { preconditionFailure("The thread has ended without a result.") }
    return result
  }
}
