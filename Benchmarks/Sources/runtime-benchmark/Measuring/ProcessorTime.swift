#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The time that this thread has had a processor: what other programs take does not count.
enum ProcessorTime {
  static func nanoseconds(of body: () -> Void) -> Double {
    let start = self.now
    body()
    return self.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
