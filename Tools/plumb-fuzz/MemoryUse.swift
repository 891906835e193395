import Foundation

/// The memory of this process.
enum MemoryUse {
  /// The most that was in use at any time, in bytes.
  static var maximum: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(CInt(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) << 10
    #endif
  }
}
