import SendingList
import TerminalInterface

extension Notice {
  /// How it is drawn.
  var line: Line {
    switch self {
    case .none: Line()
    case .information(let text): Line(text, Style(color: .cyan))
    case .failure(let text): Line(text, Style(color: .red, isBold: true))
    }
  }
}
