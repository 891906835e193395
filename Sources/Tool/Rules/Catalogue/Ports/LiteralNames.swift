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

  private static let allowedNames = RuleOption("allowed-names", default: ["clearDisposables"])

  static let literalNames = Rule(
    id: "literal-names",
    dialects: [.kickstarterSwift, .kickstarterJava, .kickstarterKotlin, .rxSwift],
    options: [allowedNames, bareWords],
    check: { viewModel, context in
      let (allowed, bareWords) = (context.value(of: allowedNames), context.value(of: bareWords))
      return (viewModel.ownPorts(.inputs) + viewModel.ownPorts(.outputs)).compactMap { port in
        // An output of a use case for its view model is not an effect in a view.
        if viewModel.isUseCase, port.kind == .outputs, !port.group.contains("UI") { return nil }
        guard !allowed.contains(port.name.text) else { return nil }
        let name = LiteralName(port.name.text)
        let fault =
          Self.bareness(of: name, port, bareWords: bareWords)
          ?? (port.kind == .inputs
            ? Self.fault(of: name, ofInput: port, in: viewModel)
            : Self.fault(of: name, ofOutput: port))
        guard var (newName, reason) = fault ?? Self.abbreviation(in: name) else { return nil }
        // A name that is reported as well is no better.
        if let name = newName, bareWords.contains(where: { LiteralName.isSame($0, name) }) { newName = nil }
        return Finding(
          "rename '\(port.name.text)'\(newName.map { " to '\($0)' or the like" } ?? ""): \(reason)",
          path: port.path,
          range: port.name.range)
      }
    }
  )

  /// What may be written instead of a name, and why.
  private typealias NameFault = (newName: String?, reason: String)

  /// Why a name says nothing.
  private static func bareness(of name: LiteralName, _ port: Port, bareWords: [String]) -> NameFault? {
    let hasLabels = port.declaration.function?.parameters.contains { $0.label != nil } ?? false
    guard !hasLabels,
      name.core.utf8.count == 1 || bareWords.contains(where: { LiteralName.isSame($0, name.core) }),
      !Self.isNamedByItsValue(name, port)
    else { return nil }
    return port.kind == .inputs
      ? (nil, "the name of an input says what triggers it")
      : (nil, "the name of an output says what the view does with it")
  }

  /// Whether the value of an output makes a generic word literal: `events` of events, or the `flag` of a country.
  private static func isNamedByItsValue(_ name: LiteralName, _ port: Port) -> Bool {
    guard port.kind == .outputs, let value = port.type?.type.arguments.first?.unwrapped else { return false }
    let element = value.elements.first { $0 != value }?.name ?? value.arguments.first?.name
    if let element, value.arguments.count <= 1, LiteralName.isSame(element + "s", name.core) { return true }
    return name.core == "flag" && !["Bool", "Boolean", nil].contains(value.name)
  }

  private static func fault(
    of name: LiteralName, ofInput port: Port, in viewModel: ViewModel
  ) -> NameFault? {
    if let rest = name.withoutStorage(port.type?.type.name) {
      let newName = Self.event(of: LiteralName(rest), port, in: viewModel) ?? rest
      return (newName, "an input is named after its trigger, not after what holds it")
    }
    if name.isNumbered { return (nil, "a number does not say what triggers it") }
    return Self.event(of: name, port, in: viewModel).map {
      ($0, "an input is named after its trigger, not its effect")
    }
  }

  /// The event that may be meant by an input whose name is a command; nil for another name.
  private static func event(of name: LiteralName, _ port: Port, in viewModel: ViewModel) -> String? {
    let parameters = port.declaration.function?.parameters ?? []
    guard name.isCommand(withParameters: !parameters.isEmpty) else { return nil }
    let event = port.declaration.header.documentation(in: viewModel.profile.language)
      .flatMap(LiteralName.event)
    let isSwitch =
      parameters.count == 1 && ["Bool", "Boolean", "boolean"].contains(parameters[0].type.name ?? "")
    let tapped =
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: "Tapped"
      case .methodsAndGetters: "Clicked"
      }
    return event ?? name.trigger(tapped, isSwitch: isSwitch)
  }

  private static func fault(of name: LiteralName, ofOutput port: Port) -> NameFault? {
    if let rest = name.withoutStorage(port.type?.type.name) {
      return (rest, "an output is named after what the view does, not after what holds it")
    }
    if name.isNumbered { return (nil, "a number does not say what the view does") }
    if ["error", "errors"].contains(name.core) {
      return ("showErrorMessage", "the name of an output says what the view does with it")
    }
    let isState = ["Bool", "Boolean"].contains(port.type?.type.arguments.first?.name ?? "")
    if name.isEvent(orState: isState) {
      return (name.shown, "an output is named after what the view does, not after an event")
    }
    guard name.isWork else { return nil }
    return (name.shown, "an output is named after what the view does, not after what the view model does")
  }

  private static func abbreviation(in name: LiteralName) -> NameFault? {
    name.abbreviation.map { ($0.name, "a name has no abbreviations such as '\($0.written)'") }
  }
}
