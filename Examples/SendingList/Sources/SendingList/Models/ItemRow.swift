/// An item as the sending list shows it.
public nonisolated struct ItemRow: Identifiable, Hashable, Sendable {
  /// What becomes of the item.
  public enum State: Hashable, Sendable {
    /// The server was away for a moment.
    case delayed
    /// It is still to send.
    case waiting
    /// That part of it is with the server: from 0 to 1.
    case uploading(Double)
    /// It was sent, and has that number.
    case sent(number: Int)
  }

  /// The identity of the item.
  public let id: Item.ID
  /// Its name.
  public let name: String
  /// Its size, in words.
  public let sizeText: String
  /// What becomes of it.
  public let state: State

  public init(id: Item.ID, name: String, sizeText: String, state: State) {
    (self.id, self.name, self.sizeText, self.state) = (id, name, sizeText, state)
  }
}
