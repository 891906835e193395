internal import CustomDump

/// Descriptions of differences between values.
enum Difference {
  /// The difference of two values, line by line: `−` marks the expected lines, `+` the actual ones.
  ///
  /// - Parameters:
  ///   - expected: The expected value.
  ///   - actual: The actual value, which is not equal to the expected one.
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
