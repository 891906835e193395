import Foundation

/// Text in columns.
package struct Table {
  private var rows: [[String]]

  package init(header: [String]) {
    self.rows = [header]
  }

  package mutating func add(_ row: [String]) {
    self.rows.append(row)
  }

  /// The first column stands at the left, and the numbers of the others at the right.
  package var text: String {
    let widths = (self.rows.first ?? []).indices.map { column in
      self.rows.map { $0[column].count }.max() ?? 0
    }
    return self.rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  package static func number(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
