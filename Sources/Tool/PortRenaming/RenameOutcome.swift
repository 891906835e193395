/// The result of a renaming.
package struct RenameOutcome: Sendable {
  /// The files that change.
  package var files: [RenamedFile]
  /// The places with the old name that are not changed, each with the reason.
  package var notes: [String]
}
