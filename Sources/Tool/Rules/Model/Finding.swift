package import SourceModel

/// A place where a view model strays from a rule, as the rule sees it.
package struct Finding: Hashable, Sendable {
  /// A related place, and how it relates to the finding.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var path: String
    package var range: TextRange

    package init(_ message: String, path: String, range: TextRange) {
      self.message = message
      self.path = path
      self.range = range
    }
  }

  /// The instruction, in the imperative, with names in quotes and without a full stop.
  package var message: String
  package var path: String
  /// The narrowest range that shows it.
  package var range: TextRange
  package var notes: [Note]
  /// The edits of the file at `path` that fix it.
  package var edits: [Edit]
  /// The declarations of the file at `path` that the fix moves.
  package var moves: [Move]
  /// Its severity where that is lower than the severity of the rule.
  package var severity: Severity?
  /// What must hold in all files of the project for the fix to be made.
  package var conditions: [FixCondition] = []
  /// Why the finding has no fix although the rule has fixes: a clause with names in quotes.
  package var refusal: String?

  package init(
    _ message: String, path: String, range: TextRange, notes: [Note] = [], edits: [Edit] = [],
    moves: [Move] = [], severity: Severity? = nil, refusal: String? = nil
  ) {
    self.message = message
    self.path = path
    self.range = range
    self.notes = notes
    self.edits = edits
    self.moves = moves
    self.severity = severity
    self.refusal = refusal
  }

  /// Whether the tool can fix it.
  package var isFixable: Bool { !self.edits.isEmpty || !self.moves.isEmpty }
}

/// How much a finding matters.
package enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  case note
  case warning
  case error

  package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension Located {
  /// A finding in the file of the value.
  func finding(_ message: String, at range: TextRange, edits: [Edit] = []) -> Finding {
    Finding(message, path: self.path, range: range, edits: edits)
  }
}
