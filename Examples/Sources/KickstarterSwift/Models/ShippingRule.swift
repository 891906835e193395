/// What it costs to send a harvest share to a place.
public struct ShippingRule: Equatable, Sendable {
  public let id: Int
  public let cost: Double
  public let placeName: String

  public init(id: Int, cost: Double, placeName: String) {
    self.id = id
    self.cost = cost
    self.placeName = placeName
  }
}
