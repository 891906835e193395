/// A view model of any number of members that breaks rules in each of them, and what fixing it comes to.
package struct LargeViewModel {
  /// The number of pairs of inputs and of pairs of outputs.
  package var pairs: Int

  package init(pairs: Int) {
    self.pairs = pairs
  }

  /// The text with inputs, outputs, storage and functions out of order, storage that is not private, missing `self` and
  /// missing declarations of the outputs.
  package var drifted: String { self.text(isFixed: false) }

  /// The text that breaks no rule.
  package var fixed: String { self.text(isFixed: true) }

  private func text(isFixed: Bool) -> String {
    let inputs = self.names("input", isFixed)
    let outputs = self.names("output", isFixed)
    let access = isFixed ? "private " : ""
    let instance = isFixed ? "self." : ""
    var text = """
      import ReactiveSwift

      protocol LargeViewModelInputs {
      \(inputs.map { "  /// Call when \($0) is tapped.\n  func \($0)()\n" }.joined(separator: "\n"))}

      protocol LargeViewModelOutputs {
      \(outputs.map { "  /// Emits when \($0) should be shown.\n  var \($0): Signal<(), Never> { get }\n" }.joined(separator: "\n"))}

      protocol LargeViewModelType {
        var inputs: LargeViewModelInputs { get }

      """
    if isFixed { text += "  var outputs: LargeViewModelOutputs { get }\n" }
    text +=
      "}\n\nfinal class LargeViewModel: LargeViewModelType, LargeViewModelInputs, LargeViewModelOutputs {\n"
    text += "  init() {\n"
    for (input, output) in zip(self.names("input", true), self.names("output", true)) {
      text += "    self.\(output) = self.\(input)Property.signal\n"
    }
    text += "  }\n\n"
    for input in inputs {
      text += """
          \(access)let \(input)Property = MutableProperty(())
          func \(input)() {
            \(instance)\(input)Property.value = ()
          }


        """
    }
    for output in outputs { text += "  let \(output): Signal<(), Never>\n" }
    text += "\n  var inputs: LargeViewModelInputs { return self }\n"
    if isFixed { text += "  var outputs: LargeViewModelOutputs { return self }\n" }
    return text + "}\n"
  }

  /// The names of the ports of a kind; each pair is the wrong way round unless it is fixed.
  private func names(_ kind: String, _ isFixed: Bool) -> [String] {
    (0..<self.pairs).flatMap { number in
      let digits = String(number)
      let stem = kind + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      return isFixed ? [stem + "A", stem + "B"] : [stem + "B", stem + "A"]
    }
  }
}
