import KickstarterSwift
import Plumbline
import PlumblineTesting
import Testing

@Suite struct SearchViewModelTests {
  private let service = SearchServiceDouble()
  private let scheduler = TestScheduler()
  private let viewModel: SearchViewModel
  private let changeSearchFieldText = TestObserver<String, Never>()
  private let dismissKeyboard = TestObserver<(), Never>()
  private let goToGarden = TestObserver<Garden, Never>()
  private let isEmptyStateHidden = TestObserver<Bool, Never>()
  private let isFooterIndicatorHidden = TestObserver<Bool, Never>()
  private let reloadGardens = TestObserver<[Int], Never>()
  private let scrollToTop = TestObserver<(), Never>()
  private let showKeyboard = TestObserver<Bool, Never>()

  init() {
    self.viewModel = SearchViewModel(service: self.service, scheduler: self.scheduler)
    self.viewModel.outputs.changeSearchFieldText.observe(self.changeSearchFieldText.observer)
    self.viewModel.outputs.dismissKeyboard.observe(self.dismissKeyboard.observer)
    self.viewModel.outputs.goToGarden.observe(self.goToGarden.observer)
    self.viewModel.outputs.isEmptyStateHidden.observe(self.isEmptyStateHidden.observer)
    self.viewModel.outputs.isFooterIndicatorHidden.observe(self.isFooterIndicatorHidden.observer)
    self.viewModel.outputs.reloadGardens.map { $0.map(\.id) }.observe(self.reloadGardens.observer)
    self.viewModel.outputs.scrollToTop.observe(self.scrollToTop.observer)
    self.viewModel.outputs.showKeyboard.observe(self.showKeyboard.observer)
  }

  private func page(_ ids: ClosedRange<Int>, nextCursor: String? = nil) -> GardenPage {
    GardenPage(gardens: ids.map { .sample($0) }, nextCursor: nextCursor)
  }

  private func search(_ text: String) {
    self.viewModel.inputs.searchTextChanged(text)
    self.scheduler.advance(by: 0.3)
  }

  @Test("A search begins when nothing was typed for 0.3 seconds")
  func debounce() {
    self.viewModel.inputs.searchTextChanged("f")
    self.scheduler.advance(by: 0.2)
    self.viewModel.inputs.searchTextChanged("fig ")
    self.scheduler.advance(by: 0.2)
    #expect(self.service.searches.inputs.isEmpty)
    self.scheduler.advance(by: 0.1)
    #expect(self.service.searches.inputs == ["fig"])
    self.service.searches.succeed(self.page(1...2))
    self.reloadGardens.assertValue([1, 2])
    self.isEmptyStateHidden.assertValue(true)
    self.scrollToTop.assertValueCount(1)
  }

  @Test("The search key searches at once, and not again after the delay")
  func returnKey() {
    self.viewModel.inputs.searchTextChanged("fig")
    self.viewModel.inputs.searchTextFieldDidReturn()
    self.dismissKeyboard.assertValueCount(1)
    #expect(self.service.searches.inputs == ["fig"])
    self.scheduler.advance(by: 1)
    #expect(self.service.searches.inputs == ["fig"])
  }

  @Test("A search without results shows a hint, and the next one takes it away")
  func noResults() {
    self.search("figg")
    self.service.searches.succeed(GardenPage(gardens: [], nextCursor: nil))
    self.isEmptyStateHidden.assertValues([false])
    self.search("fig")
    self.service.searches.succeed(self.page(1...1))
    self.isEmptyStateHidden.assertValues([false, true])
    self.reloadGardens.assertValues([[], [1]])
  }

  @Test("A new query gives up the one before it")
  func newQuery() {
    self.search("fig")
    self.search("plum")
    #expect(self.service.searches.cancelledCount == 1)
    self.service.searches.succeed(self.page(1...1))
    self.reloadGardens.assertValue([1])
  }

  @Test("A search that fails leaves the list alone, and the next one works")
  func failure() {
    self.search("fig")
    self.service.searches.fail(.offline)
    self.reloadGardens.assertDidNotEmitValue()
    self.search("plum")
    self.service.searches.succeed(self.page(1...1))
    self.reloadGardens.assertValue([1])
  }

  @Test("Cancelling empties the field and the list")
  func cancel() {
    self.search("fig")
    self.service.searches.succeed(self.page(1...2))
    self.viewModel.inputs.cancelButtonTapped()
    self.changeSearchFieldText.assertValue("")
    self.dismissKeyboard.assertValueCount(1)
    self.reloadGardens.assertValues([[1, 2], []])
    self.isEmptyStateHidden.assertValues([true])
  }

  @Test("What was typed before cancelling is not searched for")
  func cancelBeforeTheDelay() {
    self.viewModel.inputs.searchTextChanged("fig")
    self.scheduler.advance(by: 0.2)
    self.viewModel.inputs.cancelButtonTapped()
    self.scheduler.run()
    self.viewModel.inputs.searchTextFieldDidReturn()
    #expect(self.service.searches.inputs.isEmpty)
    self.reloadGardens.assertValue([])
  }

  @Test("The next page is loaded when the end of the list comes near, and only once")
  func nextPage() {
    self.search("fig")
    self.service.searches.succeed(self.page(1...10, nextCursor: "ten"))
    self.viewModel.inputs.willDisplayRow(4, outOf: 10)
    #expect(self.service.nextPages.inputs.isEmpty)
    self.viewModel.inputs.willDisplayRow(5, outOf: 10)
    self.viewModel.inputs.willDisplayRow(6, outOf: 10)
    #expect(self.service.nextPages.inputs == ["ten"])
    self.isFooterIndicatorHidden.assertValues([false])

    self.service.nextPages.succeed(self.page(11...20, nextCursor: "twenty"))
    self.isFooterIndicatorHidden.assertValues([false, true])
    self.reloadGardens.assertLastValue(Array(1...20))
    self.scrollToTop.assertValueCount(1, "the list stays where it is")

    self.viewModel.inputs.willDisplayRow(7, outOf: 20)
    self.viewModel.inputs.willDisplayRow(15, outOf: 20)
    #expect(self.service.nextPages.inputs == ["ten", "twenty"])
    self.service.nextPages.succeed(self.page(21...22))
    self.reloadGardens.assertLastValue(Array(1...22))
  }

  @Test("There is no page after the last one")
  func lastPage() {
    self.search("fig")
    self.service.searches.succeed(self.page(1...10))
    self.viewModel.inputs.willDisplayRow(9, outOf: 10)
    #expect(self.service.nextPages.inputs.isEmpty)
    self.isFooterIndicatorHidden.assertDidNotEmitValue()
  }

  @Test("A new query gives up the next page of the one before it, and hides its indicator")
  func newQueryWhileLoading() {
    self.search("fig")
    self.service.searches.succeed(self.page(1...10, nextCursor: "ten"))
    self.viewModel.inputs.willDisplayRow(9, outOf: 10)
    self.search("plum")
    #expect(self.service.nextPages.cancelledCount == 1)
    self.isFooterIndicatorHidden.assertValues([false, true])
    self.service.searches.succeed(self.page(31...32))
    self.reloadGardens.assertValues([Array(1...10), [31, 32]])
    self.scrollToTop.assertValueCount(2)
  }

  @Test("The keyboard comes up when the view appears for the first time", arguments: [false, true])
  func keyboard(_ animated: Bool) {
    self.viewModel.inputs.viewWillAppear(animated: animated)
    self.viewModel.inputs.viewWillAppear(animated: true)
    self.showKeyboard.assertValue(animated)
  }

  @Test("A tap on a garden shows it without the keyboard")
  func tap() {
    self.viewModel.inputs.gardenTapped(.sample(1))
    self.goToGarden.assertValue(.sample(1))
    self.dismissKeyboard.assertValueCount(1)
  }

  @Test("The time of a search can be read off a trace")
  func trace() {
    let trace = Trace(scheduler: self.scheduler)
    let searchTextChanged = trace.input("searchTextChanged", self.viewModel.inputs.searchTextChanged)
    trace.record("reloadGardens", self.viewModel.outputs.reloadGardens) { "\($0.count)" }
    trace.record("scrollToTop", self.viewModel.outputs.scrollToTop)
    searchTextChanged("f")
    self.scheduler.advance(by: 0.1)
    searchTextChanged("fi")
    searchTextChanged("fig")
    self.scheduler.advance(by: 0.5)
    self.service.searches.succeed(self.page(1...2))
    trace.assertDiagram(
      """
      time                0  0.1       0.6
      searchTextChanged  -f--fi---fig------
      reloadGardens      --------------2---
      scrollToTop        --------------•---
      """)
  }
}
