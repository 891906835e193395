import Foundation

/// How much a test tries: `PLUMBLINE_TEST_SCALE` is a percentage, 100 by default.
public enum TestScale {
  /// How long a server is kept under load: a minute at 100 percent, and a few seconds at the least.
  public static var loadDuration: Duration {
    let text = ProcessInfo.processInfo.environment["PLUMBLINE_TEST_SCALE"] ?? ""
    return .milliseconds(max(4_000, 600 * max(1, min(100, Int(text) ?? 100))))
  }
}
