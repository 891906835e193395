import Plumbline

/// A view model that is made and let go of.
///
/// OpenCombine does nothing until it is observed: see `ViewModelUse`.
enum ViewModelCreation {
  static let title = "a view model of 10 inputs and outputs, made and gone"

  static func make() -> Case {
    let sum = Sum()
    return Case(
      self.title, events: 200,
      Subject(
        "Plumbline", sum: sum,
        count: { events in
          // What its end allocates does not count: that is gone again at once.
          (0..<events).reduce(Allocations()) { total, _ in
            guard let total else { return nil }
            var viewModel: PlumblineViewModel?
            let counted = Allocations.during { viewModel = PlumblineViewModel() }
            return withExtendedLifetime(viewModel) {
              counted.map { Allocations(calls: total.calls + $0.calls, bytes: total.bytes + $0.bytes) }
            }
          }
        },
        handle: { events in
          for _ in 0..<events { sum.value &+= PlumblineViewModel().outputs.count }
        }))
  }
}
