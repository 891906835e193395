/// A share of a garden's harvest, sent to those who back it.
public struct HarvestShare: Equatable, Sendable {
  public let id: Int
  public let minimum: Double
  public let maximum: Double
  public let title: String

  public init(id: Int, minimum: Double, maximum: Double, title: String) {
    self.id = id
    self.minimum = minimum
    self.maximum = maximum
    self.title = title
  }
}
