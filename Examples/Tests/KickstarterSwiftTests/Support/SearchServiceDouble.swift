import KickstarterSwift
import Plumbline

/// A search service that the test answers for.
final class SearchServiceDouble: SearchServiceType {
  let searches = Requests<String, GardenPage>()
  let nextPages = Requests<String, GardenPage>()

  func gardens(matching query: String) -> SignalProducer<GardenPage, ServiceError> {
    self.searches.request(query)
  }

  func gardens(after cursor: String) -> SignalProducer<GardenPage, ServiceError> {
    self.nextPages.request(cursor)
  }
}
