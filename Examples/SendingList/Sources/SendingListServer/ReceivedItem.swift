public import Foundation

/// An item that the server has received all of.
public struct ReceivedItem: Codable, Hashable, Sendable {
  /// What the sender knows it by.
  public let id: UUID
  /// The number of its receipt.
  public let number: Int
  /// Its name.
  public let name: String
  /// Its size in bytes.
  public let size: Int
}
