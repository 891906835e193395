/// Text that leaves the command: a report, a baseline, a message. Only text whose values were escaped for its format can
/// be one, and nothing else can be printed or written to a file of the user's choice, but source text.
public struct OutputText: Hashable, Sendable {
  /// The text as it is written.
  package let text: String

  package init<Format>(_ text: FormattedText<Format>) { self.text = Format.finished(text.text) }
}
