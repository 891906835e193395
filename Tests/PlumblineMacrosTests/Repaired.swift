import SwiftDiagnostics
import SwiftSyntax
import Testing

/// Makes the changes of a repair, as an editor does.
enum Repaired {
  static func text(of source: String, by repair: FixIt) -> String {
    var bytes = Array(source.utf8)
    for (range, text) in repair.changes.map(self.edit).sorted(by: {
      $0.range.lowerBound > $1.range.lowerBound
    }) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func edit(_ change: FixIt.Change) -> (range: Range<Int>, text: String) {
    switch change {
    case .replace(let old, let new):
      return (old.position.utf8Offset..<old.endPosition.utf8Offset, new.description)
    case .replaceLeadingTrivia(let token, let trivia):
      let start = token.position.utf8Offset
      return (start..<token.positionAfterSkippingLeadingTrivia.utf8Offset, trivia.description)
    case .replaceTrailingTrivia(let token, let trivia):
      let end = token.endPosition.utf8Offset
      return (token.endPositionBeforeTrailingTrivia.utf8Offset..<end, trivia.description)
    default:
      Issue.record("a repair makes a change of another kind")
      return (0..<0, "")
    }
  }
}
