public import ViewModelModel

/// A place where a view model strays from a rule, as the rule sees it.
public struct Finding: Hashable, Sendable {
  /// A related place and what it has to do with the finding.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var path: String
    public var range: TextRange

    public init(_ message: String, path: String, range: TextRange) {
      self.message = message
      self.path = path
      self.range = range
    }
  }

  /// What to do, in the imperative, with names in quotes and without a full stop.
  public var message: String
  public var path: String
  /// The narrowest range that shows it.
  public var range: TextRange
  public var notes: [Note]
  /// Changes of the file at `path` that mend it.
  public var edits: [Edit]
  /// What goes to another place of the file at `path` to mend it.
  public var moves: [Move]
  /// Why the tool does not mend it, where the rule is one whose findings it mends: a clause with names in quotes.
  public var refusal: String?

  public init(
    _ message: String, path: String, range: TextRange, notes: [Note] = [], edits: [Edit] = [],
    moves: [Move] = [],
    refusal: String? = nil
  ) {
    self.message = message
    self.path = path
    self.range = range
    self.notes = notes
    self.edits = edits
    self.moves = moves
    self.refusal = refusal
  }

  /// Whether the tool can mend it.
  public var isFixable: Bool { !self.edits.isEmpty || !self.moves.isEmpty }
}
