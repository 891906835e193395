public import Conventions

/// The changes of a file that mend one finding. They are made together or not at all.
public struct Repair: Sendable {
  public var edits: [Edit]
  public var moves: [Move]

  public init(edits: [Edit], moves: [Move]) {
    self.edits = edits
    self.moves = moves
  }
}
