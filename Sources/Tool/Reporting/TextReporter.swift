package import Rules
package import SourceModel

extension OutputFormat {
  /// For a person: colors and code frames.
  package static let text = OutputFormat("text") { TextReporter(settings: $0) }
}

/// Writes findings for a person: file by file, with the source line and a mark under the place.
package struct TextReporter: Reporter {
  var settings: ReportSettings

  /// How many of some findings, at least one, fit in a number of lines.
  package static func count(of findings: [ReportedFinding], fitting lines: Int) -> Int {
    var left = lines
    let fitting = findings.prefix { finding in
      left -= 4 + finding.notes.count
      return left >= 0
    }
    return max(fitting.count, 1)
  }

  package func report(_ report: LintReport) -> OutputText {
    var blocks: [PrintableText] = []
    for group in FileFindings.groups(of: report.findings) {
      let source = self.settings.source(group.path).map { SourceText($0) }
      for finding in group.findings {
        let lines =
          [self.headline(of: finding)] + self.frame(of: finding, in: source) + self.notes(of: finding)
        blocks.append(lines.map { "\($0)\n" }.joined())
      }
    }
    return OutputText(blocks.joined(separator: "\n"))
  }

  private func headline(of finding: ReportedFinding) -> PrintableText {
    let place = PrintableText.place(finding.path, finding.line, finding.column)
    let severity = self.styled("\(finding.severity.rawValue):", TerminalStyle(finding.severity))
    let message = self.styled("\(finding.message)", .bold)
    let name: PrintableText = "\(finding.rule)"
    let rule = self.settings.page(finding.rule).map { TerminalLink.text(name, to: $0) } ?? name
    return "\(self.styled("\(place):", .bold)) \(severity) \(message) \(self.styled("(\(rule))", .dim))"
  }

  private func frame(of finding: ReportedFinding, in source: SourceText?) -> [PrintableText] {
    guard let line = source?.line(finding.line), !line.isEmpty else { return [] }
    let frame = CodeFrame(finding, in: line)
    let number = self.styled("\(finding.line) |", .dim)
    let gutter = self.styled("\(self.gutter(of: finding)) |", .dim)
    let mark = self.styled("\(frame.mark)", TerminalStyle(finding.severity))
    return [
      frame.code.isEmpty ? number : "\(number) \(frame.code)", "\(gutter) \(frame.indentation)\(mark)",
    ]
  }

  private func notes(of finding: ReportedFinding) -> [PrintableText] {
    let gutter = self.gutter(of: finding)
    let heading: PrintableText = "\(self.styled("=", .dim)) \(self.styled("note:", TerminalStyle(.note)))"
    return finding.notes.map { note in
      "\(gutter) \(heading) \(note.message): \(PrintableText.place(note.path, note.line, note.column))"
    }
  }

  /// Spaces as wide as the line number.
  private func gutter(of finding: ReportedFinding) -> String {
    String(repeating: " ", count: String(finding.line).count)
  }

  private func styled(_ text: PrintableText, _ style: TerminalStyle) -> PrintableText {
    self.settings.usesColour ? style.applied(to: text) : text
  }
}
