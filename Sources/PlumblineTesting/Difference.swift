internal import CustomDump

/// Says in words how values differ.
enum Difference {
  /// How two values differ, line by line: `−` is what was expected, `+` is what came.
  ///
  /// - Parameters:
  ///   - expected: what was expected.
  ///   - actual: what came; it is not equal to the other.
  static func text<Value>(_ expected: Value, _ actual: Value) -> String {
    guard let difference = diff(expected, actual, format: DiffFormat(first: "−", second: "+", both: " "))
    else {
      return "both look like this:\n\n\(Self.indented(String(customDumping: actual)))"
    }
    return "\n\(Self.indented(difference))\n\n  (expected: −, actual: +)"
  }

  /// A value on lines of its own.
  static func listing(_ value: some Any) -> String { "\n\n\(Self.indented(String(customDumping: value)))" }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
