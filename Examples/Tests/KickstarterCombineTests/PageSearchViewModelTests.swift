import KickstarterCombine
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@Suite("PageSearchViewModel")
final class PageSearchViewModelTests {
  private let viewModel = PageSearchViewModel(pages: ["Fig", "Plum", "Big plum"])
  private var shown: [String] = []
  private var hints: [Bool] = []
  private var cancellables: Set<AnyCancellable> = []

  init() {
    self.viewModel.outputs.goToPage
      .sink { [unowned self] in self.shown.append($0) }
      .store(in: &self.cancellables)
    self.viewModel.outputs.isEmptyStateHidden
      .sink { [unowned self] in self.hints.append($0) }
      .store(in: &self.cancellables)
  }

  @Test("At first all pages are there, and then those that match the text")
  func results() {
    self.viewModel.inputs.viewDidLoad()
    #expect(self.viewModel.outputs.results == ["Fig", "Plum", "Big plum"])
    self.viewModel.inputs.searchTextChanged("PLUM")
    #expect(self.viewModel.outputs.results == ["Plum", "Big plum"])
  }

  @Test("A search without results shows a hint, and the next one takes it away")
  func hint() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.searchTextChanged("quince")
    self.viewModel.inputs.searchTextChanged("fig")
    #expect(self.hints == [true, false, true])
  }

  @Test("A tap on a result shows its page, and one beside the results nothing")
  func tap() {
    self.viewModel.inputs.viewDidLoad()
    self.viewModel.inputs.searchTextChanged("plum")
    self.viewModel.inputs.resultTapped(row: 1)
    self.viewModel.inputs.resultTapped(row: 2)
    #expect(self.shown == ["Big plum"])
  }
}
