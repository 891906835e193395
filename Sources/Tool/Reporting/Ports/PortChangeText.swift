import PortUses
import SourceModel

/// The changes of ports in a branch, one line for each.
enum PortChangeText {
  static func text(_ changes: [PortChange]) -> PrintableText {
    guard !changes.isEmpty else { return "no port is added, removed or changed\n" }
    return changes.map { "\(self.line($0) { "'\($0)'" })\n" }.joined()
  }

  static func markdown(_ changes: [PortChange]) -> FormattedText<Markdown> {
    guard !changes.isEmpty else { return "No port is added, removed or changed.\n" }
    return changes.map { "- \(self.line($0) { "\(code: $0)" })\n" }.joined()
  }

  /// `LoginViewModel: new output 'showError': no view; no test`.
  ///
  /// - Parameter quote: how the format marks a name.
  static func line<Format>(
    _ change: PortChange, _ quote: (String) -> FormattedText<Format>
  ) -> FormattedText<Format> {
    let kind = change.row.noun
    let name = quote(change.row.name)
    switch change.kind {
    case .added: return "\(change.viewModel): new \(kind) \(name): \(PortText.users(change.row))"
    case .removed: return "\(change.viewModel): removed \(kind) \(name)"
    case .changed(let differences):
      return "\(change.viewModel): \(kind) \(name): \(differences.map(\.clause).joined(separator: "; "))"
    }
  }
}
