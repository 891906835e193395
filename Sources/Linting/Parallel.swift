import Foundation

/// Runs work on all cores, on threads whose stacks are large enough to read any source file.
enum Parallel {
  /// Maps elements in parallel; the results are in the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let work = Work(elements: elements, transform: transform)
    let count = max(1, min(threads, elements.count))
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        work.run()
        group.leave()
      }
      thread.stackSize = SourceReader.stackSize
      thread.start()
    }
    group.wait()
    return work.results
  }

  /// The elements that are still to be mapped, and what the others were mapped to.
  private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
    // Every access to `next` and `finished` holds the lock, which is what makes it Sendable; the tests run
    // it with many more elements than threads and compare the order.
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
      // Small bites keep the threads equally busy, and larger ones keep them off the lock.
      let bite = max(1, min(16, self.elements.count / 64))
      while true {
        let range = self.lock.withLock { () -> Range<Int> in
          let start = self.next
          self.next = min(self.elements.count, start + bite)
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
