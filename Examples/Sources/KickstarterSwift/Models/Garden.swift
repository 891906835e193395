import Foundation

/// A community garden that looks for backers.
public struct Garden: Equatable, Sendable {
  public let id: Int
  public let name: String
  public let neighborhood: String
  public let keeper: User

  public init(id: Int, name: String, neighborhood: String, keeper: User) {
    self.id = id
    self.name = name
    self.neighborhood = neighborhood
    self.keeper = keeper
  }
}
