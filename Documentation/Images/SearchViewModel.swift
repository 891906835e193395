import ReactiveSwift

protocol SearchViewModelInputs {
  /// Call when the text of the search field changes.
  func queryChanged(_ query: String)

  /// Call when the clear button is tapped.
  func clearButtonTapped()
}

protocol SearchViewModelOutputs {
  /// Emits whether the clear button is hidden.
  var isClearButtonHidden: Signal<Bool, Never> { get }

  /// Emits the query to search for.
  var search: Signal<String, Never> { get }
}

protocol SearchViewModelType {
  var inputs: SearchViewModelInputs { get }
  var outputs: SearchViewModelOutputs { get }
}

final class SearchViewModel: SearchViewModelType, SearchViewModelInputs, SearchViewModelOutputs {
  init() {
    let query = self.queryChangedProperty.signal.skipNil()

    self.isClearButtonHidden = query.map { $0.isEmpty }
    self.search = query
  }

  private let clearButtonTappedProperty = MutableProperty(())
  func clearButtonTapped() {
    self.clearButtonTappedProperty.value = ()
  }

  private let queryChangedProperty = MutableProperty<String?>(nil)
  func queryChanged(_ query: String) {
    self.queryChangedProperty.value = query
  }

  let isClearButtonHidden: Signal<Bool, Never>
  let search: Signal<String, Never>

  var inputs: SearchViewModelInputs { return self }
  var outputs: SearchViewModelOutputs { return self }
}
