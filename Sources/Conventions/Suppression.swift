public import ViewModelModel

/// A comment that keeps findings from being reported.
///
/// ```swift
/// // plumb:disable:next sorted-inputs, void-input - the delegate's order
/// // plumb:disable:this explicit-self
/// // plumb:disable:previous explicit-self
/// // plumb:disable documented-inputs
/// // plumb:enable documented-inputs
/// ```
public struct Suppression: Sendable {
  /// The rules that the comment names, each with its place.
  public var rules: [Name]
  /// The lines that it speaks of, counted from 1.
  public var lines: ClosedRange<Int>
  /// The comment.
  public var range: TextRange

  /// Whether it holds back the findings of a rule on a line.
  public func covers(_ rule: String, line: Int) -> Bool {
    self.lines.contains(line) && self.rules.contains { $0.text == rule || $0.text == "all" }
  }
}
