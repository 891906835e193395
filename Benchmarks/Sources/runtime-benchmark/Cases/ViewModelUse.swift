import OpenCombine
import Plumbline

/// A view model that is made, observed, given one value an input, and let go of.
enum ViewModelUse {
  static let title = "the same, observed, and one value an input"

  static func make() -> Case {
    Case(self.title, events: 200, self.plumbline(), self.openCombine())
  }

  private static func plumbline() -> Subject {
    let sum = Sum()
    return Subject("Plumbline", sum: sum) { events in
      for value in 0..<events {
        let viewModel = PlumblineViewModel()
        for output in viewModel.outputs { output.observeValues { sum.value &+= $0 } }
        for input in viewModel.inputs { input.value = value }
      }
    }
  }

  private static func openCombine() -> Subject {
    let sum = Sum()
    return Subject("OpenCombine", sum: sum) { events in
      for value in 0..<events {
        let viewModel = OpenCombineViewModel()
        let observations = viewModel.outputs.map { $0.sink { sum.value &+= $0 } }
        withExtendedLifetime(observations) {
          for input in viewModel.inputs { input.send(value) }
        }
      }
    }
  }
}
