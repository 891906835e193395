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
    if let twins = ParityWords.twins(report) {
      text +=
        "\n## Perhaps the same\n\nKeep what is right in `.plumb.yml`:\n\n```yaml\n\(markup: twins)\n```\n"
    }
    return text + self.end(report)
  }

  /// One row for each pair, then the view models of one platform.
  static func summary(_ report: ParityReport) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = "# iOS and Android\n\n\(ParityWords.summary(report))\n"
    if !report.pairs.isEmpty { text += "\n| View model | Ports and differences |\n|---|---|\n" }
    for viewModel in report.pairs {
      text += "| \(ParityWords.names(viewModel)) | \(ParityWords.counts(viewModel)) |\n"
    }
    return text + self.end(report)
  }

  private static func end(_ report: ParityReport) -> FormattedText<Markdown> {
    var text: FormattedText<Markdown> = ""
    for (title, names) in ParityWords.alone(report) {
      text += "\n## \(title)\n\n"
      for name in names { text += "- \(code: name)\n" }
    }
    return text
  }
}
