import RxSwift

/// Searches the photo library.
protocol PhotoServiceType {
  /// Finds the photos of one page, counted from zero.
  func photos(matching query: String, page: Int) -> Observable<[Photo]>

  /// Turns what the user typed into a query.
  func query(from text: String) -> String
}
