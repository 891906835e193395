#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

public protocol PageSearchViewModelInputs {
  /// Call when the user taps a result.
  func resultTapped(row: Int)

  /// Call when the text of the search field changes.
  func searchTextChanged(_ text: String)

  /// Call when the view loads.
  func viewDidLoad()
}

public protocol PageSearchViewModelOutputs {
  /// Emits the name of a page to be shown.
  var goToPage: AnyPublisher<String, Never> { get }

  /// Emits a Boolean that says whether the hint for searches without results is hidden.
  var isEmptyStateHidden: AnyPublisher<Bool, Never> { get }

  /// The names of the pages that match the text of the search field.
  var results: [String] { get }
}

public protocol PageSearchViewModelType {
  var inputs: PageSearchViewModelInputs { get }
  var outputs: PageSearchViewModelOutputs { get }
}

/// A view model on Combine, or on OpenCombine where there is no Combine.
public final class PageSearchViewModel:
  PageSearchViewModelType, PageSearchViewModelInputs, PageSearchViewModelOutputs
{
  public init(pages: [String]) {
    let searchTextChanged = self.searchTextChangedSubject

    // All pages are there until something is typed.
    let found = self.viewDidLoadSubject
      .map { searchTextChanged.prepend("") }
      .switchToLatest()
      .map { text in pages.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) } }

    let resultTapped = self.resultTappedSubject

    self.goToPage =
      found
      .map { names in
        resultTapped.compactMap { row in names.indices.contains(row) ? names[row] : nil }
      }
      .switchToLatest()
      .eraseToAnyPublisher()

    self.isEmptyStateHidden = found.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()

    found
      .sink { [weak self] in self?.results = $0 }
      .store(in: &self.cancellables)
  }

  private let resultTappedSubject = PassthroughSubject<Int, Never>()
  public func resultTapped(row: Int) {
    self.resultTappedSubject.send(row)
  }

  private let searchTextChangedSubject = PassthroughSubject<String, Never>()
  public func searchTextChanged(_ text: String) {
    self.searchTextChangedSubject.send(text)
  }

  private let viewDidLoadSubject = PassthroughSubject<Void, Never>()
  public func viewDidLoad() {
    self.viewDidLoadSubject.send(())
  }

  public let goToPage: AnyPublisher<String, Never>
  public let isEmptyStateHidden: AnyPublisher<Bool, Never>
  @Published public private(set) var results: [String] = []

  private var cancellables: Set<AnyCancellable> = []

  public var inputs: PageSearchViewModelInputs { return self }
  public var outputs: PageSearchViewModelOutputs { return self }
}
