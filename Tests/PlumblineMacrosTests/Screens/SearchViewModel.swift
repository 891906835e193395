import Plumbline
import PlumblineMacros

struct SearchPage: Equatable, Sendable {
  let titles: [String]
  let isLast: Bool

  init(titles: [String], isLast: Bool) {
    self.titles = titles
    self.isLast = isLast
  }
}

protocol SearchService: Sendable {
  /// Returns one page of what matches a query.
  func page(_ number: Int, of query: String) async throws -> SearchPage
}

@MainActor
@ViewModel
final class SearchViewModel {
  @MainActor protocol Inputs {
    /// Call when the last row appears.
    func lastRowAppeared()

    /// Call when the text of the search field changes.
    func queryChanged(_ query: String)

    /// Call when the retry button is tapped.
    func retryButtonTapped()
  }

  @MainActor protocol Outputs {
    /// Emits the message of the error, or nil when there is none.
    var errorMessage: Property<String?> { get }

    /// Emits whether the activity indicator is shown.
    var isLoading: Property<Bool> { get }

    /// Emits the titles that were found.
    var titles: Property<[String]> { get }
  }

  init(service: any SearchService, scheduler: any Scheduler) {
    let query = self.queryChangedProperty.signal.skipNil().debounce(0.3, on: scheduler).skipRepeats()
    let results = self.results

    let request = Signal.merge(
      query.map { Results(query: $0) },
      results.signal
        .takeWhen(
          Signal.merge(
            self.lastRowAppearedProperty.signal.filter { results.value.errorMessage == nil },
            self.retryButtonTappedProperty.signal)
        )
        .filter { !$0.isLast && !$0.isLoading })

    results
      <~ request.switchMap { request in
        SignalProducer { try await service.page(request.pageCount + 1, of: request.query) }
          .map { request.appending($0) }
          .flatMapError { SignalProducer(value: request.failing("\($0)")) }
          .prefix(value: request.loading())
      }

    self.errorMessage = results.map(\.errorMessage)
    self.isLoading = results.map(\.isLoading)
    self.titles = results.map(\.titles)
  }

  private let results = MutableProperty(Results(query: ""))
}

extension SearchViewModel: SearchViewModel.Inputs, SearchViewModel.Outputs {}

/// The pages that have been loaded for a query.
private struct Results {
  let query: String
  var titles: [String] = []
  var pageCount = 0
  var isLast = false
  var isLoading = false
  var errorMessage: String?

  func loading() -> Results {
    var results = self
    results.isLoading = true
    results.errorMessage = nil
    return results
  }

  func appending(_ page: SearchPage) -> Results {
    var results = self
    results.titles += page.titles
    results.pageCount += 1
    results.isLast = page.isLast
    results.errorMessage = nil
    return results
  }

  func failing(_ message: String) -> Results {
    var results = self
    results.errorMessage = message
    return results
  }
}
