/// The result of a renaming.
public struct RenameOutcome: Sendable {
  /// The files that change.
  public var files: [RenamedFile]
  /// The places with the old name that are not changed, each with the reason.
  public var notes: [String]
}
