/// One page of search results.
public struct GardenPage: Equatable, Sendable {
  public let gardens: [Garden]
  public let nextCursor: String?

  public init(gardens: [Garden], nextCursor: String?) {
    self.gardens = gardens
    self.nextCursor = nextCursor
  }
}
