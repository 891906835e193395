import Foundation
import JavaLanguage

/// Work on a thread whose stack is large enough for any Java file.
///
/// Safe because the only access of two threads to the value is ordered by the condition.
/// Test: `FileTests.deepCode`
final class LargeStackWork<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  init(_ work: @escaping @Sendable () -> Value) {
    let thread = Thread { [self] in
      let value = work()
      self.condition.withLock {
        self.value = value
        self.condition.signal()
      }
    }
    thread.stackSize = JavaReader.stackSize
    thread.start()
  }

  /// Waits for the result of the work.
  func result() -> Value {
    self.condition.withLock {
      while true {
        if let value = self.value { return value }
        self.condition.wait()
      }
    }
  }
}
