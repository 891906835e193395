import Parity
import SourceModel

/// A comparison of two platforms as tables for GitHub and documentation.
enum ParityMarkdown {
  static func text(_ report: ParityReport) -> String {
    var text = "# iOS and Android\n\n\(self.escaped(ParityWords.summary(report)))\n"
    for viewModel in report.pairs {
      text += "\n## \(self.escaped(ParityWords.names(viewModel)))\n\n"
      text += "| | iOS | Android | Differences |\n|---|---|---|---|\n"
      for port in viewModel.ports {
        let cells = [
          ParityWords.mark(port.kind), self.code(port.ios?.name), self.code(port.android?.name),
          self.escaped(ParityWords.differences(port)),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    for (title, names) in ParityWords.alone(report) {
      text += "\n## \(title)\n\n\(names.map { "- \(self.code($0))\n" }.joined())"
    }
    return text
  }

  private static func code(_ name: String?) -> String { name.map { "`\($0)`" } ?? "" }

  private static func escaped(_ text: String) -> String {
    text.map { $0.isNewline ? " " : "\\`*_|<>[]#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
