import Foundation
import SourceModel

/// Runs work on a thread whose stack is large enough to read any source file.
package enum DeepStack {
  /// The stack of a program's first thread, in bytes, on which the command groups files and reports.
  package static let usualSize = 8 << 20

  /// The stack that is large enough for the reader of any language, in bytes.
  package static let readerSize = Language.stackSize

  /// How many seconds a process may wait for something and do nothing.
  private static let mostIdleSeconds = 300

  /// Runs work to its end, or for so long; returns whether it has ended.
  ///
  /// - Parameter seconds: for how many seconds every core may work for this process meanwhile. The clock does not count:
  ///   other processes may have the cores.
  @discardableResult
  package static func run(
    stackSize: Int = Self.readerSize, within seconds: Int? = nil, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    guard let seconds else {
      done.wait()
      return true
    }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    var last = ProcessorTime.milliseconds
    let limit = last + Int64(1_000 * seconds * cores)
    var idle = 0
    while done.wait(timeout: .now() + .seconds(1)) == .timedOut {
      let now = ProcessorTime.milliseconds
      idle = now == last ? idle + 1 : 0
      last = now
      if now > limit || idle > Self.mostIdleSeconds { return false }
    }
    return true
  }

  /// Runs work and returns its result; nil when it takes longer than so many seconds of every core.
  package static func value<Value: Sendable>(
    stackSize: Int = Self.readerSize, within seconds: Int? = nil, _ work: @escaping @Sendable () -> Value
  ) -> Value? {
    let box = Box<Value>()
    guard self.run(stackSize: stackSize, within: seconds, { box.set(work()) }) else { return nil }
    return box.value
  }

  /// Holds the result of the thread.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    // Every access holds the lock, which is what makes it Sendable.
    private let lock = NSLock()
    private var stored: Value?

    func set(_ value: Value) { self.lock.withLock { self.stored = value } }
    var value: Value? { self.lock.withLock { self.stored } }
  }
}
