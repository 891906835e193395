/// An error in a configuration or a baseline, with its position.
public struct ConfigurationError: Error, Hashable, Sendable {
  public var path: String
  /// The line, counted from 1; nil when the error concerns the whole file.
  public var line: Int?
  public var column: Int?
  public var message: String

  public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String { "\(self.place): error: \(self.message)" }

  /// The path, with the line and the column where they are known.
  var place: String {
    self.path + [self.line, self.column].compactMap { $0 }.map { ":\($0)" }.joined()
  }
}
