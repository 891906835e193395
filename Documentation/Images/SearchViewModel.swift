import PlumblineMacros

@ViewModel final class SearchViewModel {
  protocol Inputs {
    /// Call when the text of the search field changes.
    func queryChanged(_ query: String)
    /// Call when the clear button is tapped.
    func clearButtonTapped()
  }
  protocol Outputs {
    /// Emits the query to search for.
    var search: Signal<String, Never> { get }
  }
  init() { self.search = self.queryChangedProperty.signal.skipNil() }
}
extension SearchViewModel: SearchViewModel.Inputs, SearchViewModel.Outputs {}
