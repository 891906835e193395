import Foundation
import JavaLanguage
import SwiftLanguage

/// Runs work on a thread whose stack is large enough to read any source file.
package enum DeepStack {
  /// The stack of a program's first thread, in bytes, on which the command groups files and reports.
  package static let usualSize = 8 << 20

  /// The stack that is large enough for the reader of any language, in bytes.
  package static let readerSize = max(JavaReader.stackSize, SwiftReader.stackSize)

  package static func run(
    stackSize: Int = Self.readerSize, _ work: @escaping @Sendable () -> Void
  ) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
  }

  /// Runs work and gives back what it makes.
  package static func value<Value: Sendable>(
    stackSize: Int = Self.readerSize, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let box = Box<Value>()
    Self.run(stackSize: stackSize) { box.set(work()) }
    return box.value
  }

  /// Holds what the thread has made.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    // Every access holds the lock, which is what makes it Sendable.
    private let lock = NSLock()
    private var stored: Value?

    func set(_ value: Value) { self.lock.withLock { self.stored = value } }
    var value: Value? { self.lock.withLock { self.stored } }
  }
}
