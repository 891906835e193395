import SystemCalls

/// A thread that is joined.
package struct WorkThread {
  /// The stack of a thread that reads no source text, in bytes.
  static let smallStack = 1 << 20

  private let thread: OpaquePointer

  /// Starts one; nil when the system has no memory for it or allows no further one, and the work is then not done.
  ///
  /// Safe because the thread takes the one reference to the work; where there is no thread, it is released here.
  /// Test: `WorkThreadTests.joined`
  ///
  /// - Parameters:
  ///   - stackSize: the size of its stack in bytes.
  ///   - body: the work.
  package init?(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    let started = plumb_thread_start(
      stackSize, { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }, work.toOpaque())
    guard let started else {
      work.release()
      return nil
    }
    self.thread = started
  }

  /// Waits for the end of its work. To be called once.
  package func join() { plumb_thread_join(self.thread) }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
