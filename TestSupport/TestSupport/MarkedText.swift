/// Source text with marks at the places that matter to a test, so that tests hold no line numbers.
package struct MarkedText: Sendable {
  /// The text without the marks.
  package let text: String
  /// The places of the marks as line and column, both counted from 1, columns in code points.
  package let places: [Place]

  package struct Place: Hashable, Sendable, Comparable, CustomStringConvertible {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    package static func < (lhs: Place, rhs: Place) -> Bool { (lhs.line, lhs.column) < (rhs.line, rhs.column) }
    package var description: String { "\(self.line):\(self.column)" }
  }

  package init(_ marked: String, mark: Unicode.Scalar = "▸") {
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
