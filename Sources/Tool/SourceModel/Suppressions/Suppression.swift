/// A comment, or an annotation in Java or Kotlin, that keeps findings from being reported.
///
/// ```swift
/// // plumb:disable:next sorted-inputs, void-input - the delegate's order
/// // plumb:disable:this explicit-self
/// // plumb:disable:previous explicit-self
/// // plumb:disable documented-inputs
/// // plumb:enable documented-inputs
/// ```
///
/// ```java
/// @SuppressWarnings("plumb:void-input")
/// ```
public struct Suppression: Sendable {
  /// The rules that it names, each with its place.
  public var rules: [Name]
  /// The target lines, counted from 1.
  public var lines: ClosedRange<Int>
  /// The comment or the annotation.
  public var range: TextRange

  package init(rules: [Name], lines: ClosedRange<Int>, range: TextRange) {
    self.rules = rules
    self.lines = lines
    self.range = range
  }

  /// Whether it suppresses the findings of a rule on a line.
  public func covers(_ rule: String, line: Int) -> Bool {
    self.lines.contains(line) && self.rules.contains { $0.text == rule || $0.text == "all" }
  }
}
