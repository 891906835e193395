import KickstarterCombine

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The view of `PageSearchViewModel`, made with SwiftUI.
struct PageSearchView: View {
  @StateObject private var viewModel: PageSearchViewModel
  private let goToPage: (String) -> Void
  private let hideEmptyState: (Bool) -> Void

  init(
    viewModel: PageSearchViewModel, goToPage: @escaping (String) -> Void,
    hideEmptyState: @escaping (Bool) -> Void
  ) {
    self._viewModel = StateObject(wrappedValue: viewModel)
    self.goToPage = goToPage
    self.hideEmptyState = hideEmptyState
  }

  var body: some View {
    VStack {
      Button("Clear") { self.viewModel.inputs.searchTextChanged("") }
      Text(self.viewModel.outputs.results.joined(separator: ", "))
      Button("Show the first") { self.viewModel.inputs.resultTapped(row: 0) }
    }
    .onAppear { self.viewModel.inputs.viewDidLoad() }
    .onReceive(self.viewModel.outputs.goToPage, perform: self.goToPage)
    .onReceive(self.viewModel.outputs.isEmptyStateHidden, perform: self.hideEmptyState)
  }
}

extension PageSearchViewModel: ObservableObject {}
