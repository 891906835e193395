import Foundation
import SourceModel

/// Runs work on all cores, on threads whose stacks are large enough to read any source file.
///
/// When the system cannot start another thread, the calling thread does the work.
package enum Parallel {
  /// Maps elements in parallel; the results are in the order of the elements.
  ///
  /// - Parameter stackSize: the stack of each thread in bytes.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, stackSize: Int = Language.stackSize,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let work = Work(elements: elements, transform: transform)
    let count = max(1, min(threads, elements.count))
    var started: [WorkThread] = []
    while started.count < count, let thread = WorkThread(stackSize: stackSize, { work.run() }) {
      started.append(thread)
    }
    if started.isEmpty { work.run() }
    for thread in started { thread.join() }
    return work.results
  }

  /// Performs a whole command on a thread with such a stack, which is large enough to read and traverse any file.
  ///
  /// Deeply nested code has a deeply nested description, which needs as much stack to be traversed or freed. The
  /// calling thread waits, and leaves termination signals to the other thread.
  package static func wholly<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result? {
    TerminationSignals.handedOn { restore in
      self.map([0], threads: 1) { _ in
        restore()
        return body()
      }.first
    }
  }

  /// Performs two tasks concurrently.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    let made = Derived<First>()
    let thread = WorkThread(stackSize: WorkThread.smallStack) { made.set(first()) }
    let value = second()
    guard let thread else { return (first(), value) }
    thread.join()
    return (made.known ?? first(), value)
  }

  /// The elements that are still to be mapped, and the results of the others.
  ///
  /// Safe because every access to `next` and `finished` holds the lock.
  /// Test: `LinterTests.manyFiles`
  private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let elements: [Element]
    private let transform: @Sendable (Element) -> Result
    private var next = 0
    private var finished: [(index: Int, result: Result)] = []

    init(elements: [Element], transform: @escaping @Sendable (Element) -> Result) {
      self.elements = elements
      self.transform = transform
      self.finished.reserveCapacity(elements.count)
    }

    func run() {
      var own: [(index: Int, result: Result)] = []
      while true {
        let range = self.lock.withLock { () -> Range<Int> in
          let start = self.next
          // Large batches reduce contention for the lock, and smaller ones at the end balance the threads.
          self.next = min(self.elements.count, start + max(1, min(16, (self.elements.count - start) / 64)))
          return start..<self.next
        }
        if range.isEmpty { break }
        for index in range { own.append((index, self.transform(self.elements[index]))) }
      }
      self.lock.withLock { self.finished += own }
    }

    var results: [Result] {
      self.lock.withLock { self.finished.sorted { $0.index < $1.index }.map(\.result) }
    }
  }
}
