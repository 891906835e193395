import Engine
import Foundation

/// Links to the pages of rules that are installed beside the program. No other address of them is known to every copy of
/// the program.
enum RuleLinks {
  /// The address of the page of a rule; nil where no page is installed.
  static func address(of rule: String) -> String? {
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "")
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    let page = prefix.appendingPathComponent("share/doc/plumb/rules/\(rule).md")
    return FileSystem.exists(page.path) ? page.absoluteString : nil
  }

  /// The addresses for a report; none where it is not on a terminal that shows links.
  static func addresses(for output: DocumentOutput) -> @Sendable (_ rule: String) -> String? {
    guard output.isInteractive, output.printing.colour != .never, Terminal.showsLinks else {
      return { _ in nil }
    }
    return { Self.address(of: $0) }
  }
}
