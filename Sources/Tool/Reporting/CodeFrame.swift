import Rules
import SourceModel

/// The source line of a finding with a mark under its range.
///
/// Both are ready to print: tabs are spaces, control characters are visible signs, and a long line is cut to the part
/// around the mark.
struct CodeFrame {
  /// The text of the line, or the part of it that is shown.
  var code: String
  /// Spaces up to the mark.
  var indentation: String
  /// A `^` for each column of the terminal that the finding covers; never empty.
  var mark: String

  /// The most columns of code that are shown.
  static let limit = 100
  /// The columns from one tab stop to the next.
  static let tabWidth = 4

  /// Makes the frame of a finding.
  ///
  /// - Parameters:
  ///   - finding: the finding to mark. In a range of several lines, only the part in the first line is marked.
  ///   - line: the text of the finding's line.
  init(_ finding: ReportedFinding, in line: String) {
    let start = max(0, finding.column - 1)
    let end = finding.endLine > finding.line ? Int.max : max(start + 1, finding.endColumn - 1)

    // Only the part of a very long line that can be shown is measured.
    let skipped = max(0, start - Self.limit)
    let scalars = line.unicodeScalars.dropFirst(skipped)
    let shown = scalars.prefix(3 * Self.limit)
    let cells = Cell.cells(of: Substring(shown), firstCodePoint: skipped)
    let width = cells.last.map { $0.column + $0.width } ?? 0

    let marked = cells.filter { $0.codePoints.upperBound > start && $0.codePoints.lowerBound < end }
    let markStart = marked.first?.column ?? width
    let markEnd = max(markStart + 1, marked.last.map { $0.column + $0.width } ?? 0)

    let window = Self.window(width: width, markStart: markStart, markEnd: markEnd)
    let isCutBefore = skipped > 0 || window.lowerBound > 0
    let isCutAfter = shown.endIndex < scalars.endIndex || window.upperBound < width
    let visible = cells.filter { $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound }

    let code = (isCutBefore ? "…" : "") + visible.map(\.text).joined() + (isCutAfter ? "…" : "")
    self.code = String(code.reversed().drop { $0 == " " }.reversed())
    let offset = visible.first?.column ?? window.lowerBound
    self.indentation = String(repeating: " ", count: max(0, markStart - offset) + (isCutBefore ? 1 : 0))
    self.mark = String(repeating: "^", count: max(1, min(markEnd, window.upperBound) - markStart))
  }

  /// The columns to show: all when they fit, or else those around the mark.
  private static func window(width: Int, markStart: Int, markEnd: Int) -> Range<Int> {
    guard width > self.limit else { return 0..<max(width, markEnd) }
    // The start of the mark remains visible even when the mark is longer than the line.
    let margin = max(0, self.limit - (markEnd - markStart)) / 2
    let start = max(0, min(markStart - margin, width - self.limit))
    return start..<(start + self.limit)
  }

  /// A character as it is displayed.
  private struct Cell {
    var text: String
    /// The column of the terminal that it starts in, counted from 0.
    var column: Int
    var width: Int
    /// The code points of the line that it represents, counted from 0.
    var codePoints: Range<Int>

    static func cells(of line: Substring, firstCodePoint: Int) -> [Cell] {
      var cells: [Cell] = []
      var column = 0
      var codePoint = firstCodePoint
      for character in line {
        let next = codePoint + character.unicodeScalars.count
        let text: String
        let width: Int
        if character == "\t" {
          width = CodeFrame.tabWidth - column % CodeFrame.tabWidth
          text = String(repeating: " ", count: width)
        } else {
          text = PlainText.line(String(character))
          width = text.reduce(0) { $0 + DisplayWidth.of($1) }
        }
        cells.append(Cell(text: text, column: column, width: width, codePoints: codePoint..<next))
        column += width
        codePoint = next
      }
      return cells
    }
  }
}
