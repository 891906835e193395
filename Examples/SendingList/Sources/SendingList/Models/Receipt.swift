public import Foundation

/// What the server gives for an item that it has received.
public nonisolated struct Receipt: Hashable, Sendable {
  /// The item.
  public let itemID: Item.ID
  /// The number that the server counts what it has received with.
  public let number: Int
  /// When the server had received all of it.
  public let receivedAt: Date

  public init(itemID: Item.ID, number: Int, receivedAt: Date) {
    (self.itemID, self.number, self.receivedAt) = (itemID, number, receivedAt)
  }
}
