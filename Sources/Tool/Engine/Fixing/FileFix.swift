public import Rules

/// The changes of a file that fix one finding. They are made together or not at all.
public struct FileFix: Sendable {
  public var edits: [Edit]
  public var moves: [Move]

  public init(edits: [Edit], moves: [Move]) {
    self.edits = edits
    self.moves = moves
  }
}
