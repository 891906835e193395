/// The fix of a finding, or the reason why there is none.
package enum Fix: Sendable {
  case edits([Edit])
  case moves([Move])
  case refused(String)
  /// A fix that is applied only if all conditions hold.
  indirect case conditional(Fix, [FixCondition])

  static func move(_ move: Move) -> Fix { .moves([move]) }

  /// The fix, to be made where conditions hold.
  func provided(_ conditions: FixCondition...) -> Fix {
    conditions.isEmpty ? self : .conditional(self, conditions)
  }
}

extension Finding {
  /// The finding with its fix.
  package func fixed(by fix: Fix) -> Finding {
    var finding = self
    switch fix {
    case .edits(let edits): finding.edits = edits
    case .moves(let moves): finding.moves = moves
    case .refused(let reason): finding.refusal = reason
    case .conditional(let fix, let conditions):
      finding = finding.fixed(by: fix)
      finding.conditions += finding.isFixable ? conditions : []
    }
    return finding
  }

  /// The finding without its fix.
  package func refused(_ reason: String) -> Finding {
    var finding = self
    finding.edits = []
    finding.moves = []
    finding.conditions = []
    finding.refusal = reason
    return finding
  }
}
