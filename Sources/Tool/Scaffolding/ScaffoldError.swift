/// Why a view model cannot be made from a description, and what to write instead.
public struct ScaffoldError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }

  public var description: String { self.message }
}
