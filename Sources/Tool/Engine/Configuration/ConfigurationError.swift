/// An error in a configuration or a baseline, with its position.
package struct ConfigurationError: Error, Hashable, Sendable {
  package var path: String
  /// The line, counted from 1; nil when the error concerns the whole file.
  package var line: Int?
  package var column: Int?
  package var message: String

  package init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

extension ConfigurationError: CustomStringConvertible {
  package var description: String { "\(self.place): error: \(self.message)" }

  /// The path, with the line and the column where they are known.
  var place: String {
    self.path + [self.line, self.column].compactMap { $0 }.map { ":\($0)" }.joined()
  }
}
