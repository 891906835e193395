/// Text that leaves the command: a report, a baseline, a message.
///
/// It can only be created from text whose values are escaped for its format. Apart from source text, only output text can
/// be printed or written to a file of the user's choice.
public struct OutputText: Hashable, Sendable {
  /// The text as it is written.
  package let text: String

  package init<Format>(_ text: FormattedText<Format>) { self.text = Format.finished(text.text) }
}
