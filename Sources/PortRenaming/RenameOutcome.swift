/// What a renaming changes, and what it leaves.
public struct RenameOutcome: Sendable {
  /// The files that change.
  public var files: [RenamedFile]
  /// The places that have the old name and are not changed, each with the reason.
  public var notes: [String]
}
