import Rules
import SourceModel

/// Checks whether the moves that fix findings can be made.
struct MoveCheck {
  private let inputs: [String: Checker.Input]
  /// The fixers that check the moves of a file, by its path.
  private var fixers: [String: FileFixer] = [:]

  init(_ inputs: [String: Checker.Input]) { self.inputs = inputs }

  /// A finding, without moves that cannot be made.
  mutating func checked(_ finding: Finding) -> Finding {
    guard !finding.moves.isEmpty, let input = self.inputs[finding.path] else { return finding }
    if self.fixers[finding.path] == nil { self.fixers[finding.path] = FileFixer(input.file) }
    guard self.fixers[finding.path]?.canMake(finding.moves) == false else { return finding }
    return finding.refused("code that must stay in place is in between")
  }
}
