import SourceModel

/// A file that could not be read or written.
package struct FileFailure: Error, Hashable, Sendable {
  package var path: String
  /// The system's reason.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The first syntax error of a file; nil when it has none.
  init?(_ file: SourceFile) {
    guard let problem = file.problems.first else { return nil }
    let place = file.text.position(at: problem.range.start)
    self.init(path: "\(file.path):\(place.line):\(place.column)", reason: problem.message)
  }
}
