/// View models for rules about data flow.
extension Sketch {
  /// A view model on ReactiveSwift with the inputs `a`, `b` and `c` and the outputs `x` and `y`.
  ///
  /// - Parameters:
  ///   - code: the code of the initializer.
  ///   - a: the function of the input `a`, with its storage.
  static func flow(
    _ code: String, imports: String = "ReactiveSwift", members: String = "",
    a: String = """
    private let aProperty = MutableProperty<String?>(nil)
    func a(_ value: String) { self.aProperty.value = value }
    """
  ) -> String {
    """
    import \(imports)

    protocol FormViewModelInputs {
      func a(_ value: String)
      func b()
      func c(_ flag: Bool)
    }

    protocol FormViewModelOutputs {
      var x: Signal<String, Never> { get }
      var y: Signal<Bool, Never> { get }
    }

    final class FormViewModel: FormViewModelInputs, FormViewModelOutputs {
      init() {
        \(code)
      }

      \(a)

      private let bProperty = MutableProperty(())
      func b() { self.bProperty.value = () }

      private let cProperty = MutableProperty(false)
      func c(_ flag: Bool) { self.cProperty.value = flag }

      let x: Signal<String, Never>
      let y: Signal<Bool, Never>
      \(members)
    }
    """
  }
}
