/// A conversation about a garden.
public struct MessageThread: Equatable, Sendable {
  public let id: Int
  public let garden: Garden
  public let participant: User

  public init(id: Int, garden: Garden, participant: User) {
    self.id = id
    self.garden = garden
    self.participant = participant
  }
}
