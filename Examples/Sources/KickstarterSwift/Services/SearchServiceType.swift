import Plumbline

/// Finds gardens.
public protocol SearchServiceType {
  /// Finds the first page for a query.
  func gardens(matching query: String) -> SignalProducer<GardenPage, ServiceError>

  /// Loads the page that a cursor stands for.
  func gardens(after cursor: String) -> SignalProducer<GardenPage, ServiceError>
}
