import ViewModelModel

/// What mends a finding, or why the tool does not mend it.
package enum Mending: Sendable {
  case edits([Edit])
  case move(Move)
  case refused(String)
}

extension Finding {
  /// The finding with what mends it.
  package func mended(_ mending: Mending) -> Finding {
    var finding = self
    switch mending {
    case .edits(let edits): finding.edits = edits
    case .move(let move): finding.moves = [move]
    case .refused(let reason): finding.refusal = reason
    }
    return finding
  }
}
