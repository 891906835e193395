import Conventions
import Fixing
import ViewModelModel

/// Tells whether the moves that mend findings can be made.
struct MoveCheck {
  private let inputs: [String: Checker.Input]
  /// What makes the moves of a file, by its path.
  private var fixers: [String: FileFixer] = [:]

  init(_ inputs: [String: Checker.Input]) { self.inputs = inputs }

  /// The size of a file in bytes above which moves are not tried, since each takes the time of the whole file.
  private static let maximumSize = 1_000_000

  /// A finding, without its moves where something stands in their way.
  mutating func checked(_ finding: Finding) -> Finding {
    guard !finding.moves.isEmpty, let input = self.inputs[finding.path],
      input.file.text.bytes.count <= Self.maximumSize
    else { return finding }
    let fixer = self.fixers[finding.path] ?? FileFixer(input.file)
    self.fixers[finding.path] = fixer
    guard !fixer.canMake(finding.moves) else { return finding }
    var finding = finding
    finding.moves = []
    finding.edits = []
    finding.refusal = "something that has to stay stands in between"
    return finding
  }
}
