/// An annotation that suppresses findings in the declaration that it stands before.
public struct SuppressingAnnotation: Sendable {
  public let name: String
  /// What precedes the ID of a rule in its strings.
  public let prefix: String
  /// What may stand between its name and its strings, without space.
  public let openings: [String]
  /// What may stand behind its strings, without space.
  public let closings: [String]

  public init(name: String, prefix: String, openings: [String], closings: [String]) {
    self.name = name
    self.prefix = prefix
    self.openings = openings
    self.closings = closings
  }
}
