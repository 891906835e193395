package import Rules
package import SourceModel

/// Checks that findings are in the files that were checked.
package enum FindingCheck {
  /// What is wrong with a report; nil when nothing is.
  ///
  /// - Parameter texts: the checked texts by the paths that findings show.
  package static func failure(of report: LintReport, in texts: [String: SourceText]) -> String? {
    var lengths: [Line: Int] = [:]
    for finding in report.findings {
      var places = [(finding.path, SourcePosition(line: finding.line, column: finding.column))]
      places.append((finding.path, SourcePosition(line: finding.endLine, column: finding.endColumn)))
      places += finding.notes.map { ($0.path, SourcePosition(line: $0.line, column: $0.column)) }
      for (path, place) in places {
        guard let text = texts[path] else {
          return "\(finding.rule) is reported in '\(path)', which is no input"
        }
        guard (1...text.lineStarts.count).contains(place.line), place.column >= 1 else {
          return "\(finding.rule) is reported at \(place.line):\(place.column), outside of the file"
        }
        // A line may be megabytes long and have a finding at every word.
        let line = Line(path: path, number: place.line)
        let length = lengths[line] ?? text.line(place.line).unicodeScalars.count
        lengths[line] = length
        // The columns of an ending of two characters are those of the line as well.
        guard place.column <= length + 3 else {
          return "\(finding.rule) is reported at \(place.line):\(place.column), behind the end of the line"
        }
      }
      if places[1].1 < places[0].1 { return "\(finding.rule) ends before it starts" }
      if finding.message.isEmpty { return "\(finding.rule) has no message" }
    }
    return nil
  }

  private struct Line: Hashable {
    var path: String
    var number: Int
  }
}
