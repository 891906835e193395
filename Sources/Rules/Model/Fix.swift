package import SourceModel

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
  /// The finding without a fix in a file with view models of dialects whose findings are not fixed.
  package func supported(in dialects: Set<Dialect>) -> Finding {
    dialects.reduce(self) { $0.supported(in: $1) }
  }

  /// The finding without a fix in a dialect whose findings are not fixed.
  package func supported(in dialect: Dialect) -> Finding {
    guard case .unsupported(let reason) = dialect.profile.fixes else { return self }
    var finding = self
    if finding.isFixable || finding.refusal != nil { finding.refusal = reason }
    finding.edits = []
    finding.moves = []
    return finding
  }
}
