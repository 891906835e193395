import SourceModel

extension Rule {
  private static let bareWords = RuleOption(
    "bare-words",
    default: [
      "action", "actions", "bar", "change", "changed", "click", "clicked", "data", "event", "events",
      "execute",
      "flag", "foo", "handle", "hide", "info", "input", "object", "observable", "output", "perform",
      "press", "pressed",
      "process", "result", "show", "signal", "state", "stuff", "subject", "tap", "tapped", "temp", "thing",
      "tmp", "touch", "touched",
      "trigger", "triggered", "update", "updated", "value",
    ]
  )

  static let literalNames = Rule(
    id: "literal-names",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    options: [bareWords],
    check: { viewModel, context in
      let bareWords = context.value(of: bareWords)
      return (viewModel.ownPorts(.inputs) + viewModel.ownPorts(.outputs)).compactMap { port in
        // An output of a use case for its view model is not an effect in a view.
        if viewModel.isUseCase, port.kind == .outputs, !port.group.contains("UI") { return nil }
        let isInput = port.kind == .inputs
        let name = port.name.text
        let hasLabels = port.declaration.function?.parameters.contains { $0.label != nil } ?? false
        let message: String
        let core = LiteralName.core(name)
        if core.utf8.count == 1 || bareWords.contains(where: { LiteralName.isSame($0, core) }), !hasLabels {
          message =
            isInput
            ? "rename '\(name)': the name of an input says what triggers it"
            : "rename '\(name)': the name of an output says what the view does with it"
        } else if LiteralName.isStorage(name) {
          message =
            "rename '\(name)': \(isInput ? "an input is named after its trigger" : "an output is named after what the view does")"
            + ", not after what holds it"
        } else if LiteralName.isNumbered(name) {
          message = "rename '\(name)': a number does not say what triggers it"
        } else if !isInput, ["error", "errors"].contains(core) {
          message = "rename '\(name)': the name of an output says what the view does with it"
        } else if isInput, LiteralName.isEffect(name) {
          message = "rename '\(name)': an input is named after its trigger, not its effect"
        } else if !isInput, LiteralName.isEvent(name) {
          message = "rename '\(name)': an output is named after what the view does, not after an event"
        } else if let (written, word) = LiteralName.abbreviation(in: name) {
          message = "rename '\(name)': write '\(word)' for '\(written)'"
        } else {
          return nil
        }
        return Finding(message, path: port.path, range: port.name.range)
      }
    }
  )
}
