/// The name of a type, with that of the type right around it.
public struct TypePath: Hashable, Sendable, Codable {
  public var name: String
  /// The type around it; nil at the top level of a file.
  public var outer: String?

  public init(_ name: String, in outer: String? = nil) {
    self.name = name
    self.outer = outer
  }

  /// Whether names with dots between them may mean the type.
  ///
  /// - Parameter namesOuter: whether the file of the names contains the name of the outer type, for example in an
  ///   import.
  public func mayBeMeant(by names: [String], namesOuter: Bool) -> Bool {
    guard names.last == self.name else { return false }
    guard let outer else { return true }
    return names.count > 1 ? names[names.count - 2] == outer : namesOuter
  }
}
