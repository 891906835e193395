/// A file of any number of view models, each of which lacks declarations, and what fixing it comes to.
package struct ManyViewModels {
  package var count: Int

  package init(count: Int) {
    self.count = count
  }

  package var drifted: String { self.text(isFixed: false) }
  package var fixed: String { self.text(isFixed: true) }

  private func text(isFixed: Bool) -> String {
    "import ReactiveSwift\n\n"
      + (0..<self.count).map { Self.viewModel("Screen\($0)ViewModel", isFixed: isFixed) }.joined(
        separator: "\n")
  }

  private static func viewModel(_ name: String, isFixed: Bool) -> String {
    """
    protocol \(name)Inputs {
      /// Call when the view loads.
      func viewDidLoad()
    }

    protocol \(name)Outputs {
      /// Emits when the title should be shown.
      var title: Signal<(), Never> { get }
    }

    protocol \(name)Type {
      var inputs: \(name)Inputs { get }\(isFixed ? "\n  var outputs: \(name)Outputs { get }" : "")
    }

    final class \(name): \(name)Type, \(name)Inputs, \(name)Outputs {
      init() {
        self.title = self.viewDidLoadProperty.signal
      }

      private let viewDidLoadProperty = MutableProperty(())
      func viewDidLoad() {
        self.viewDidLoadProperty.value = ()
      }

      let title: Signal<(), Never>

      var inputs: \(name)Inputs { return self }\(isFixed ? "\n  var outputs: \(name)Outputs { return self }" : "")
    }

    """
  }
}
