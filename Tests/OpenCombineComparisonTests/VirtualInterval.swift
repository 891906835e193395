import OpenCombine

/// A time between two moments of a virtual scheduler.
struct VirtualInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
  var seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init(integerLiteral value: Int) { self.seconds = Double(value) }

  init?(exactly source: some BinaryInteger) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.seconds = seconds
  }

  var magnitude: Double { self.seconds.magnitude }

  static func seconds(_ seconds: Int) -> VirtualInterval { VirtualInterval(seconds: Double(seconds)) }
  static func seconds(_ seconds: Double) -> VirtualInterval { VirtualInterval(seconds: seconds) }
  static func milliseconds(_ milliseconds: Int) -> VirtualInterval {
    VirtualInterval(seconds: Double(milliseconds) / 1e3)
  }
  static func microseconds(_ microseconds: Int) -> VirtualInterval {
    VirtualInterval(seconds: Double(microseconds) / 1e6)
  }
  static func nanoseconds(_ nanoseconds: Int) -> VirtualInterval {
    VirtualInterval(seconds: Double(nanoseconds) / 1e9)
  }

  static func < (left: VirtualInterval, right: VirtualInterval) -> Bool { left.seconds < right.seconds }
  static func + (left: VirtualInterval, right: VirtualInterval) -> VirtualInterval {
    VirtualInterval(seconds: left.seconds + right.seconds)
  }
  static func - (left: VirtualInterval, right: VirtualInterval) -> VirtualInterval {
    VirtualInterval(seconds: left.seconds - right.seconds)
  }
  static func * (left: VirtualInterval, right: VirtualInterval) -> VirtualInterval {
    VirtualInterval(seconds: left.seconds * right.seconds)
  }
  static func *= (left: inout VirtualInterval, right: VirtualInterval) { left = left * right }
}
