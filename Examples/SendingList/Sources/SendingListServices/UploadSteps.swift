import SendingList
import UploadInterface

/// The steps of an upload: each is made when it is asked for.
nonisolated struct UploadSteps: AsyncSequence {
  let item: Item
  let client: UploadClient

  func makeAsyncIterator() -> Iterator { Iterator(item: self.item, client: self.client) }

  /// Asks the server what it has, then sends one part a step.
  struct Iterator: AsyncIteratorProtocol {
    let item: Item
    let client: UploadClient
    private var status: UploadStatus?

    init(item: Item, client: UploadClient) {
      (self.item, self.client) = (item, client)
    }

    mutating func next() async throws -> UploadStep? {
      guard let last = self.status else {
        return try self.step(to: try await self.client.status(of: self.item))
      }
      if last.receipt != nil { return nil }
      let status = try await self.client.sendPart(of: self.item, from: last.offset)
      // Who sends nothing new to a server that takes nothing would never end.
      guard status.receipt != nil || status.offset > last.offset else { throw UploadError.unexpectedAnswer }
      return try self.step(to: status)
    }

    private mutating func step(to status: UploadStatus) throws -> UploadStep {
      guard 0...self.item.size ~= status.offset else { throw UploadError.unexpectedAnswer }
      self.status = status
      guard let receipt = status.receipt else {
        return .progress(self.item.id, byteCount: status.offset)
      }
      return .received(
        Receipt(itemID: self.item.id, number: receipt.number, receivedAt: receipt.receivedAt))
    }
  }
}
