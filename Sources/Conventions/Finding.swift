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

  /// The finding with the edits that rename a property, or why that would not be safe.
  func renaming(
    _ property: Located<PropertyDeclaration>, to name: String, in viewModel: ViewModel
  ) -> Finding {
    var finding = self
    switch Renaming.rename(property, to: name, in: viewModel) {
    case .edits(let edits): finding.edits = edits
    case .refused(let reason): finding.refusal = reason
    }
    return finding
  }

  /// The finding, and why it is not mended.
  func refusing(_ reason: String) -> Finding {
    var finding = self
    finding.refusal = reason
    return finding
  }

  /// The finding with what mends it, or why that would not be safe.
  ///
  /// - Parameters:
  ///   - move: what goes to another place.
  ///   - order: what keeps members of the type in their places; nil when nothing does.
  func moving(_ move: Move, _ order: InitializationOrder?) -> Finding {
    var finding = self
    if let obstacle = order?.obstacle(to: move) {
      finding.refusal = obstacle
    } else {
      finding.moves = [move]
    }
    return finding
  }
}
