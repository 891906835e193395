import Parity
import SourceModel

/// How reports for people name differences.
enum ParityWords {
  /// The sign of a kind of ports: inputs go in, outputs come out, actions do both.
  static func mark(_ kind: PortKind) -> String {
    switch kind {
    case .inputs: "→"
    case .outputs: "←"
    case .actions: "↔"
    }
  }

  /// The names of a pair; one when they are equal.
  static func names(_ viewModel: ParityReport.ViewModels) -> String {
    let names = [viewModel.ios?.name, viewModel.android?.name].compactMap(\.self)
    return Set(names).count == 1 ? viewModel.name : names.joined(separator: " = ")
  }

  /// The view models of one platform, without those that are accepted.
  static func alone(_ report: ParityReport) -> [(title: String, names: [String])] {
    let alone = report.viewModels.filter { !$0.isPair && !$0.differences.isEmpty }
    return [
      (title: "Only on iOS", names: alone.compactMap(\.ios?.name)),
      (title: "Only on Android", names: alone.compactMap(\.android?.name)),
    ].filter { !$0.names.isEmpty }
  }

  // MARK: Suggestions

  /// The suggestions as lines for the configuration, each with its reason; nil if there are none.
  static func twins(_ report: ParityReport) -> String? {
    let viewModels = self.lines(report.suggestions, indentation: "    ")
    let ports = report.pairs.flatMap { pair in
      let lines = self.lines(pair.suggestions, indentation: "      ")
      return lines.isEmpty || !self.isPlain(pair.name) ? [] : ["    \(pair.name):"] + lines
    }
    guard !viewModels.isEmpty || !ports.isEmpty else { return nil }
    let sections =
      (viewModels.isEmpty ? [] : ["  view-models:"] + viewModels)
      + (ports.isEmpty ? [] : ["  ports:"] + ports)
    return (["twins:"] + sections).joined(separator: "\n")
  }

  private static func lines(_ suggestions: [ParityReport.Suggestion], indentation: String) -> [String] {
    suggestions.filter { self.isPlain($0.ios) && self.isPlain($0.android) }.map {
      "\(indentation)\($0.ios): \($0.android)  # \($0.evidence.reason)"
    }
  }

  /// Whether YAML reads a name as it is, not as a Boolean or as markup.
  private static func isPlain(_ name: String) -> Bool {
    name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      && name.first?.isLetter == true
      && !["on", "off", "yes", "no", "y", "n", "true", "false", "null"].contains(name.lowercased())
  }

  /// The differences of a port in one line.
  static func differences(_ port: ParityReport.Ports) -> String {
    port.differences.map(self.text).joined(separator: "; ")
  }

  private static func text(_ difference: ParityDifference) -> String {
    switch difference.kind {
    case .viewModel, .port: difference.ios == nil ? "only on Android" : "only on iOS"
    case .type: "type: \(difference.ios ?? "()"), \(difference.android ?? "()")"
    case .opposite: "opposite"
    case .documentation:
      difference.ios == nil
        ? "documentation: missing on iOS"
        : difference.android == nil ? "documentation: missing on Android" : "documentation"
    case .dataFlow:
      "data flow: "
        + [("iOS", difference.ios), ("Android", difference.android)]
        .filter { !($0.1 ?? "").isEmpty }.map { "on \($0.0) also from \($0.1 ?? "")" }
        .joined(separator: ", ")
    }
  }

  /// The numbers of ports and differences of a pair, in one line.
  static func counts(_ viewModel: ParityReport.ViewModels) -> String {
    let both = viewModel.ports.count { $0.ios != nil && $0.android != nil }
    let own = viewModel.ports.count { $0.android == nil }
    let others = viewModel.ports.count { $0.ios == nil }
    let differences = viewModel.differences + viewModel.ports.flatMap(\.differences)
    return "\(both) on both, \(own) only on iOS, \(others) only on Android; "
      + (self.counts(differences) ?? "no differences")
  }

  /// The number of differences of each kind: `port 1, type 2`; nil where there are none.
  private static func counts(_ differences: [ParityDifference]) -> String? {
    let counts = ParityDifference.Kind.allCases.compactMap { kind in
      let count = differences.count { $0.kind == kind }
      return count == 0 ? nil : "\(kind.rawValue) \(count)"
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ")
  }

  static func summary(_ report: ParityReport) -> String {
    let ports = report.pairs.flatMap(\.ports)
    let own = report.viewModels.count { $0.android == nil }
    let others = report.viewModels.count { $0.ios == nil }
    let both = ports.count { $0.ios != nil && $0.android != nil }
    return "View models: \(report.pairs.count) on both, \(own) only on iOS, \(others) only on Android. "
      + "Ports of those on both: \(both) on both, \(ports.count { $0.android == nil }) only on iOS, "
      + "\(ports.count { $0.ios == nil }) only on Android.\n"
      + (self.counts(report.differences).map { "Differences: \($0)." } ?? "No differences.")
  }
}
