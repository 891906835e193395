import Foundation

/// The time that the cores of the machine have worked for this process.
///
/// Other processes on the machine do not change what an input takes of it.
enum ProcessorTime {
  /// The time since the process started, in milliseconds, of all its threads.
  static var milliseconds: Int64 { Int64(clock()) * 1_000 / Int64(CLOCKS_PER_SEC) }
}
