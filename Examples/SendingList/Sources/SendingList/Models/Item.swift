public import Foundation

/// Something that stands in the sending list.
public nonisolated struct Item: Identifiable, Hashable, Sendable {
  /// Its identity, which the server knows it by: however often it is uploaded, it is received once.
  public let id: UUID
  /// The name of the file that it was made of.
  public let name: String
  /// The size of its content in bytes.
  public let size: Int
  /// What the server gave for it; nil as long as it is still to send.
  public let receipt: Receipt?

  public init(id: UUID, name: String, size: Int, receipt: Receipt?) {
    (self.id, self.name, self.size, self.receipt) = (id, name, size, receipt)
  }
}
