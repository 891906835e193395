import Plumbline
import PlumblineTesting
import Testing

@Suite struct TracePortsTests {
  private final class CounterViewModel {
    let tappedProperty = MutableProperty(())
    let count: Signal<Int, Never>
    let isEven: Signal<Bool, Never>
    let title = "Counter"

    init() {
      self.count = self.tappedProperty.signal.scan(0) { count, _ in count + 1 }
      self.isEven = self.count.map { $0.isMultiple(of: 2) }
    }

    static var ports: ViewModelPorts<CounterViewModel> {
      ViewModelPorts<CounterViewModel>(
        """
        input tapped()
          ()
        output count
          Signal<Int, Never>
        output isEven
          Signal<Bool, Never>
        output title
          String
        """
      ) { (viewModel: CounterViewModel) -> [Any] in
        [viewModel.tappedProperty, viewModel.count, viewModel.isEven, viewModel.title]
      }
    }
  }

  @Test("A trace records all outputs of a view model")
  func outputs() throws {
    var viewModel: CounterViewModel? = CounterViewModel()
    weak let freed = viewModel
    let trace = Trace(CounterViewModel.ports, of: try #require(viewModel))
    try CounterViewModel.ports.feed("tapped", to: try #require(viewModel))
    try CounterViewModel.ports.feed("tapped", to: try #require(viewModel))
    viewModel = nil
    #expect(freed == nil)
    trace.assertDiagram(
      """
      count   -1------2-----|
      isEven  -false--true--|
      """)
  }
}
