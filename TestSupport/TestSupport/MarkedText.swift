/// Source text with marks at the places that matter to a test, so that tests hold no line numbers.
public struct MarkedText: Sendable {
  /// The text without the marks.
  public let text: String
  /// The places of the marks as line and column, both counted from 1, columns in code points.
  public let places: [Place]

  public struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (lhs: Place, rhs: Place) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
    public var description: String { "\(self.line):\(self.column)" }
  }

  public init(_ marked: String, mark: Unicode.Scalar = "▸") {
    var text = String.UnicodeScalarView()
    var places: [Place] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == mark {
        places.append(Place(line: line, column: column))
        continue
      }
      text.append(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    self.text = String(text)
    self.places = places
  }
}
