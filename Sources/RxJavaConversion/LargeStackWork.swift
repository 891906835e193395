import Foundation
import JavaLanguage
import SystemCalls

/// Work on a thread whose stack is large enough for any Java file.
///
/// Where the system has no memory for such a thread, the calling one does the work.
///
/// Safe because every access to the value holds the lock.
/// Test: `FileTests.deepCode`
final class LargeStackWork<Value: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Value
  private let lock = NSLock()
  private var value: Value?

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  /// Does the work, and waits for its result.
  func result() -> Value {
    let body = Unmanaged.passRetained(
      LargeStackBody { [self] in
        let value = self.work()
        self.lock.withLock { self.value = value }
      })
    let thread = plumb_thread_start(
      JavaReader.stackSize, { Unmanaged<LargeStackBody>.fromOpaque($0).takeUnretainedValue().run() },
      body.toOpaque())
    if let thread { plumb_thread_join(thread) }
    body.release()
    return self.lock.withLock { self.value } ?? self.work()
  }
}
