/// The fix of a reported finding.
public enum ReportedFix: Hashable, Sendable, Codable {
  /// Edits of one or more files, which are made together or not at all.
  case edits([FileEdits])
  /// There is no fix. The reason is a clause with names in quotes.
  case unavailable(reason: String)
}
