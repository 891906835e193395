package import SourceModel

/// A table of words in columns.
package enum RuleTable {
  /// Arranges rows in columns, two spaces apart; the last column is not padded.
  package static func text(_ rows: [[String]]) -> PrintableText {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      // The space behind the last cell that is not empty is left out.
      let cells = row.reversed().drop(while: \.isEmpty).reversed()
      return cells.enumerated().map { column, cell in
        let isLast = column == cells.count - 1
        return isLast ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
