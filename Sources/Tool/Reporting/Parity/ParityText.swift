import Parity
import SourceModel

/// A comparison of two platforms as tables for a terminal.
enum ParityText {
  static func text(_ report: ParityReport) -> PrintableText {
    var text: PrintableText = ""
    for viewModel in report.pairs {
      text += "\(ParityWords.names(viewModel))\n"
      let rows = viewModel.ports.map { port in
        [port.ios?.name ?? "-", port.android?.name ?? "-", ParityWords.differences(port)]
      }
      let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
      for (kind, row) in zip(viewModel.ports.map(\.kind), rows) {
        var line = "  \(ParityWords.mark(kind)) "
        for (cell, width) in zip(row, widths + [0]) {
          line += cell + String(repeating: " ", count: max(0, width - cell.count) + 2)
        }
        while line.last == " " { line.removeLast() }
        text += "\(line)\n"
      }
      text += "\n"
    }
    if let twins = ParityWords.twins(report) {
      text += "Not paired, but perhaps the same; keep what is right in '.plumb.yml':\n\(markup: twins)\n\n"
    }
    return text + self.end(report)
  }

  /// One line for each pair, then the view models of one platform and the totals.
  static func summary(_ report: ParityReport) -> PrintableText {
    let names = report.pairs.map(ParityWords.names)
    let width = names.map(\.count).max() ?? 0
    var text: PrintableText = ""
    for (name, viewModel) in zip(names, report.pairs) {
      let column = name + String(repeating: " ", count: width - name.count)
      text += "\(column)  \(ParityWords.counts(viewModel))\n"
    }
    return text + (names.isEmpty ? "" : "\n") + self.end(report)
  }

  private static func end(_ report: ParityReport) -> PrintableText {
    var text: PrintableText = ""
    for (title, names) in ParityWords.alone(report) {
      text += "\(title):\n"
      for name in names { text += "  \(name)\n" }
      text += "\n"
    }
    return text + "\(markup: ParityWords.summary(report))\n"
  }
}
