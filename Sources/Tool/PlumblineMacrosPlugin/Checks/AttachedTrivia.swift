internal import SwiftSyntax

/// The trivia before a declaration, divided into that of the position and that of the declaration.
struct AttachedTrivia {
  /// The empty lines, with comments that do not belong to a declaration.
  let space: Trivia
  /// The comments directly above the declaration, and its indentation.
  let attached: Trivia

  init(_ trivia: Trivia) {
    // A comment is attached unless an empty line follows it.
    var start = trivia.pieces.startIndex
    for (index, piece) in trivia.pieces.enumerated() {
      if piece.newlineCount > 1 || (piece.newlineCount == 1 && index == 0) { start = index + 1 }
      // An empty line may contain spaces.
      if piece.newlineCount > 0, index > 1, trivia.pieces[index - 1].isSpace,
        trivia.pieces[index - 2].newlineCount > 0
      {
        start = index + 1
      }
    }
    self.space = Trivia(pieces: trivia.pieces[..<start])
    self.attached = Trivia(pieces: trivia.pieces[start...])
  }

  var hasDetachedComment: Bool { self.space.pieces.contains { $0.newlineCount == 0 && !$0.isSpace } }
}

extension TriviaPiece {
  fileprivate var newlineCount: Int {
    switch self {
    case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
    default: 0
    }
  }

  fileprivate var isSpace: Bool {
    switch self {
    case .spaces, .tabs: true
    default: false
    }
  }
}
