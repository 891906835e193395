public import Foundation

/// What the server says of an upload.
///
/// `GET /uploads/<identity>` asks for it. `PUT /uploads/<identity>?name=<name>&size=<size>&offset=<offset>` sends the
/// bytes from an offset on, and is answered with it as well. The identity is the idempotency key of the item: whoever
/// does not know what became of a request sends it again, and whoever has sent everything gets the same receipt each
/// time. Every request carries the token of the server in the header `Authorization`.
public struct UploadStatus: Codable, Hashable, Sendable {
  /// What is given for an upload when all of it has been received.
  public struct Receipt: Codable, Hashable, Sendable {
    /// The number that the server counts what it has received with.
    public let number: Int
    /// When it had received all of it.
    public let receivedAt: Date

    public init(number: Int, receivedAt: Date) {
      (self.number, self.receivedAt) = (number, receivedAt)
    }
  }

  /// How many bytes the server has: the offset of the next request.
  public let offset: Int
  /// What is given for it; nil as long as bytes are missing.
  public let receipt: Receipt?

  public init(offset: Int, receipt: Receipt?) {
    (self.offset, self.receipt) = (offset, receipt)
  }

  /// The most bytes that one request has.
  public static let partSize = 64 * 1024
}
