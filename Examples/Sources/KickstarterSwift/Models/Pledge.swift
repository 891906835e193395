/// A confirmed promise to back a garden.
public struct Pledge: Equatable, Sendable {
  public let id: Int
  public let garden: Garden
  public let total: Double

  public init(id: Int, garden: Garden, total: Double) {
    self.id = id
    self.garden = garden
    self.total = total
  }
}
