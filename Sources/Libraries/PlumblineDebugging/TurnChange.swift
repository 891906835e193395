internal import CustomDump
internal import Plumbline

/// A value that a stream of a view model has sent in a turn, as text.
struct TurnChange {
  let isInput: Bool
  let text: String

  init(_ stream: StoredStream, from former: Any?, to value: Any) {
    self.isInput = stream.role == .input
    self.text =
      stream.role == .input
      ? "  \(stream.name)(\(Self.arguments(value)))"
      : "  \(stream.name)\(Self.difference(former, value))"
  }

  /// The arguments of an input: its property stores an optional of the argument, or of a tuple.
  private static func arguments(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { self.arguments($0.value) } ?? "nil"
    }
    if value is Void { return "" }
    let arguments = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
    return arguments.map { Self.text($0) }.joined(separator: ", ")
  }

  private static func difference(_ former: Any?, _ value: Any) -> String {
    if value is Void { return "" }
    let text = Self.text(value)
    guard let former else { return Self.isLine(text) ? ": \(text)" : Self.block(text) }
    let formerText = Self.text(former)
    if formerText == text { return Self.isLine(text) ? ": \(text)" : ": the same value" }
    if Self.isLine(text), Self.isLine(formerText) { return ": \(formerText) → \(text)" }
    return Self.block(diff(former, value, format: DiffFormat(first: "−", second: "+", both: " ")) ?? text)
  }

  private static func text(_ value: Any) -> String { String(customDumping: value) }

  private static func isLine(_ text: String) -> Bool { !text.contains("\n") }

  private static func block(_ text: String) -> String {
    ":\n" + text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
