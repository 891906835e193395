extension Sample {
  /// A view model on ReactiveSwift with the inputs `a`, `b` and `c` and the outputs `x` and `y`.
  ///
  /// - Parameters:
  ///   - code: the code of the initializer.
  ///   - a: the function of the input `a`, with its storage.
  ///   - members: further members.
  ///   - after: what stands below the class.
  package static func form(
    _ code: String, imports: String = "ReactiveSwift",
    a: String = """
    private let aProperty = MutableProperty<String?>(nil)
    func a(_ value: String) { self.aProperty.value = value }
    """, members: String = "", after: String = ""
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

    protocol FormViewModelType {
      var inputs: FormViewModelInputs { get }
      var outputs: FormViewModelOutputs { get }
    }

    final class FormViewModel: FormViewModelType, FormViewModelInputs, FormViewModelOutputs {
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

      var inputs: FormViewModelInputs { return self }
      var outputs: FormViewModelOutputs { return self }
    }
    \(after)
    """
  }
}
