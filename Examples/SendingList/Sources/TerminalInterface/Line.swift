/// A line of text on a screen.
public nonisolated struct Line: Hashable, Sendable {
  /// A part of it that looks the same.
  struct Span: Hashable, Sendable {
    let text: String
    let style: Style
  }

  private(set) var spans: [Span]

  /// Makes a line of one style.
  public init(_ text: String = "", _ style: Style = .plain) {
    self.spans = [Span(text: TerminalText.printable(text), style: style)]
  }

  /// A line behind another one.
  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.spans += right.spans
    return line
  }

  /// Its text without styles.
  public var text: String { self.spans.map(\.text).joined() }

  /// How many columns it takes.
  public var width: Int { self.spans.reduce(0) { $0 + TerminalText.width(of: $1.text) } }

  /// The line cut off, or filled with spaces, to a width.
  public func padded(to width: Int) -> Line {
    var line = self
    line.spans = []
    var rest = width
    for span in self.spans where rest > 0 {
      let text = TerminalText.prefix(of: span.text, width: rest)
      line.spans.append(Span(text: text, style: span.style))
      rest -= TerminalText.width(of: text)
    }
    if rest > 0 { line.spans.append(Span(text: String(repeating: " ", count: rest), style: .plain)) }
    return line
  }
}
