import PortUses
import SourceModel

/// What a branch changes about ports, a line for each.
enum PortChangeText {
  static func text(_ changes: [PortChange], _ quote: (String) -> String) -> String {
    guard !changes.isEmpty else { return "no port is added, removed or changed\n" }
    return changes.map { PrintableText("\(self.line($0, quote))").text + "\n" }.joined()
  }

  static func markdown(_ changes: [PortChange]) -> String {
    guard !changes.isEmpty else { return "No port is added, removed or changed.\n" }
    return changes.map { "- \(PortMarkdown.cell(self.line($0) { "`\($0)`" }))\n" }.joined()
  }

  /// `LoginViewModel: new output 'showError': no view; no test`.
  static func line(_ change: PortChange, _ quote: (String) -> String) -> String {
    let port = "\(String(change.row.kind.rawValue.dropLast())) \(quote(change.row.name))"
    switch change.kind {
    case .added: return "\(change.viewModel): new \(port): \(PortText.users(change.row))"
    case .removed: return "\(change.viewModel): removed \(port)"
    case .changed(let differences):
      return "\(change.viewModel): \(port): \(differences.joined(separator: "; "))"
    }
  }
}
