/// The fix of a finding, or the reason why there is none.
package enum Fix: Sendable {
  case edits([Edit])
  case moves([Move])
  case refused(String)

  static func move(_ move: Move) -> Fix { .moves([move]) }
}

extension Finding {
  /// The finding with its fix.
  package func fixed(by fix: Fix) -> Finding {
    var finding = self
    switch fix {
    case .edits(let edits): finding.edits = edits
    case .moves(let moves): finding.moves = moves
    case .refused(let reason): finding.refusal = reason
    }
    return finding
  }
}
