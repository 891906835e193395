import SourceModel

/// The lines that differ between a range and what replaces it.
///
/// A list whose members move is rewritten as a whole. An editor keeps its cursors when only the differing lines change.
enum LineChanges {
  /// The changes of lines that have the same result as one change.
  static func changes(of change: TextChange, in text: SourceText) -> [TextChange] {
    let old = UnifiedDiff.lines(of: Array(text.bytes[change.range.start..<change.range.end]))
    guard old.count > 1, !change.bytes.isEmpty else { return [change] }
    let new = UnifiedDiff.lines(of: change.bytes)
    var changes: [TextChange] = []
    var offset = change.range.start
    var isOpen = false
    for step in UnifiedDiff.steps(from: old, to: new) {
      if step.isChange, !isOpen { changes.append(TextChange(range: TextRange(offset, offset), bytes: [])) }
      isOpen = step.isChange
      switch step {
      case .keep(let line, _): offset += old[line].count
      case .remove(let line, _):
        offset += old[line].count
        changes[changes.count - 1].range.end = offset
      case .insert(_, let line): changes[changes.count - 1].bytes += new[line]
      }
    }
    return changes
  }
}
