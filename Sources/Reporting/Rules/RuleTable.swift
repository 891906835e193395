/// A table of words in columns.
public enum RuleTable {
  /// Arranges rows in columns, two spaces apart; the last column is not padded.
  public static func text(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      row.enumerated().map { column, cell in
        let isLast = column == row.count - 1
        return isLast ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }.joined(separator: "  ")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
