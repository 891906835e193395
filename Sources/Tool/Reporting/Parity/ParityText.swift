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
    for (title, names) in ParityWords.alone(report) {
      text += "\(title):\n"
      for name in names { text += "  \(name)\n" }
      text += "\n"
    }
    return text + "\(markup: ParityWords.summary(report))\n"
  }
}
