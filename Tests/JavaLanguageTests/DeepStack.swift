import Foundation
import SourceModel

/// Runs work on a thread with the stack that the reader needs.
func onDeepStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = Language.stackSize
    thread.start()
  }
}
