import Foundation
import JavaReader
import Synchronization
import ViewModelModel

/// Measures the reader.
enum Measurement {
  /// The median of the megabytes that one thread reads in a second.
  static func speed(of files: [SourceText], rounds: Int) -> Double {
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let times = (0..<rounds).map { _ in self.seconds { for file in files { self.read(file) } } }.sorted()
    return Double(size) / 1e6 / times[times.count / 2]
  }

  /// Reads a file, and looks at the outcome so that reading is not left out.
  @inline(never)
  private static func read(_ text: SourceText) {
    let file = JavaReader.read(path: "", text: text)
    precondition(file.language == .java)
  }

  /// The time that work takes on a thread with the stack that the reader needs.
  private static func seconds(_ work: @escaping @Sendable () -> Void) -> Double {
    let done = DispatchSemaphore(value: 0)
    let seconds = Mutex(0.0)
    let thread = Thread {
      let start = ContinuousClock.now
      work()
      let duration = ContinuousClock.now - start
      seconds.withLock { $0 = duration / .seconds(1) }
      done.signal()
    }
    thread.stackSize = JavaReader.stackSize
    thread.start()
    done.wait()
    return seconds.withLock { $0 }
  }
}
