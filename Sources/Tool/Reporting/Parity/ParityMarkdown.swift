import Parity
import SourceModel

/// A comparison of two platforms as tables for GitHub and documentation.
enum ParityMarkdown {
  static func text(_ report: ParityReport) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = "# iOS and Android\n\n\(ParityWords.summary(report))\n"
    for viewModel in report.pairs {
      text += "\n## \(ParityWords.names(viewModel))\n\n"
      text += "| | iOS | Android | Differences |\n|---|---|---|---|\n"
      for port in viewModel.ports {
        let names: FormattedText<Markdown> =
          "\(code: port.ios?.name ?? "") | \(code: port.android?.name ?? "")"
        text += "| \(ParityWords.mark(port.kind)) | \(names) | \(ParityWords.differences(port)) |\n"
      }
    }
    for (title, names) in ParityWords.alone(report) {
      text += "\n## \(title)\n\n"
      for name in names { text += "- \(code: name)\n" }
    }
    return text
  }
}
