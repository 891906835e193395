import Testing

/// Expects exactly one issue with a message, on a line of this file or another one.
///
/// - Parameters:
///   - message: the whole message.
///   - file: the ID of the file of the issue.
///   - line: the line of the issue; nil for any.
///   - body: reports the issue.
func expectIssue(
  _ message: String, file: String = #fileID, line: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    guard issue.comments.map(\.rawValue) == [message] else { return false }
    guard let place = issue.sourceLocation, place.fileID == file else { return false }
    return place.line == line ?? place.line
  }
}
