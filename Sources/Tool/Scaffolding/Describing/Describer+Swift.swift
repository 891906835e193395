import SourceModel
import SwiftLanguage

extension Describer {
  /// The imports that the dialects add themselves, and those that new files add on demand.
  private static let ownModules: Set = [
    "Action", "Foundation", "Plumbline", "PlumblineMacros", "ReactiveCocoa", "ReactiveExtensions",
    "ReactiveSwift",
    "Result", "RxCocoa", "RxRelay", "RxSwift",
  ]

  mutating func swift() throws(ScaffoldError) -> ViewModelDescription {
    var inputs: [InputDescription] = []
    var outputs: [OutputDescription] = []
    var actions: [ActionDescription] = []
    for port in PortKind.allCases.flatMap(self.ports) {
      // Many teams have their actions among the inputs.
      if port.kind == .actions || self.isAction(port) {
        if let action = self.action(port) { actions.append(action) }
      } else if port.kind == .outputs {
        if let output = self.output(port) { outputs.append(output) }
      } else if let function = port.declaration.function {
        inputs.append(self.input(port, function))
      } else if let type = self.type(of: port) {
        // What a view sets is an event of the convention.
        let name = port.name.text + (self.viewModel.form.hasProperties ? "Changed" : "")
        inputs.append(self.input(port, type, named: name))
      }
    }
    let modules = self.viewModel.file.imports.filter { $0.kind == nil }.map(\.module)
    return ViewModelDescription(
      try self.completeName(self.viewModel.name),
      swift: LanguageDescription(imports: modules.filter { !Self.ownModules.contains($0) }),
      inputs: self.distinct(inputs), outputs: outputs, actions: actions)
  }

  // MARK: Inputs

  mutating func input(_ port: Port, _ function: FunctionDeclaration) -> InputDescription {
    if function.returnsValue {
      self.note(port, "returns a value, which an input does not: the value is omitted")
    }
    if function.isAsync || function.isThrowing {
      self.note(port, "is asynchronous or throws, which an input does not: this is omitted")
    }
    var input = InputDescription(port.name.text)
    do throws(NotationError) {
      input.parameters = try Requirement.parameters(
        of: self.text(port.declaration.header.range, of: port) ?? "")
    } catch {
      self.note(port, "is described without its values: \(error.message)")
    }
    return self.documented(input, port)
  }

  /// An input of the blueprint, which is a subject.
  mutating func input(_ port: Port, _ type: PortType, named name: String) -> InputDescription {
    let value = self.value(of: type, port)
    let parameters = ParameterLabels.parameters(for: value, of: name)
    return self.documented(InputDescription(name, parameters), port)
  }

  private func documented(_ input: InputDescription, _ port: Port) -> InputDescription {
    var input = input
    let dialect: ScaffoldDialect =
      switch self.viewModel.profile.portStyle {
      case .streams: .rxSwift
      case .functionsAndSignals, .methodsAndGetters: .kickstarterSwift
      }
    input.documentation = self.documentation(of: port, unless: SwiftScaffold.phrase(for: input, in: dialect))
    return input
  }

  // MARK: Outputs

  mutating func output(_ port: Port) -> OutputDescription? {
    guard port.declaration.property != nil, let type = self.type(of: port) else {
      self.note(port, "is not a stream, and is omitted")
      return nil
    }
    let value = self.value(of: type, port)
    let phrase = Phrases.output(port.name.text, value)
    return OutputDescription(
      port.name.text, value, documentation: self.documentation(of: port, unless: phrase))
  }

  // MARK: Actions

  func isAction(_ port: Port) -> Bool {
    guard case .named(let path, _)? = self.type(of: port) else { return false }
    return StreamLibrary.rxSwift.has(path.last, .action)
  }

  mutating func action(_ port: Port) -> ActionDescription? {
    guard case .named(let path, let arguments)? = self.type(of: port) else {
      self.note(port, "is not an action, and is omitted")
      return nil
    }
    let phrase = Phrases.action(port.name.text)
    let documentation = self.documentation(of: port, unless: phrase)
    switch (path.last ?? "", arguments.count) {
    case ("CocoaAction", _):
      return ActionDescription(port.name.text, input: .void, output: .void, documentation: documentation)
    case ("CompletableAction", 1):
      return ActionDescription(
        port.name.text, input: arguments[0], output: .void, documentation: documentation)
    case ("Action", 2...3):
      let failure = arguments.count == 3 ? arguments[2] : nil
      let cannotFail = failure == .named("Never") || failure == .named("NoError")
      return ActionDescription(
        port.name.text, input: arguments[0], output: arguments[1], failure: cannotFail ? nil : failure,
        documentation: documentation)
    default:
      self.note(port, "is not an action, and is omitted")
      return nil
    }
  }

  // MARK: Types

  /// The type of a port that is a property, as written.
  func type(of port: Port) -> PortType? {
    guard let property = port.declaration.property else { return nil }
    if let type = property.type {
      return self.text(type.range, of: port).flatMap { try? Requirement.type($0) }
    }
    guard let term = property.initialTerm else { return nil }
    if let literal = self.type(ofLiteral: term, of: port) { return literal }
    guard let known = try? Requirement.type(property.knownType?.description ?? "") else { return nil }
    // `BehaviorRelay(value: "")`
    guard case .named(let path, let arguments) = known, arguments.isEmpty,
      case .chain(_, let links) = term.kind, let value = links.last?.arguments?.first?.value,
      let element = self.type(ofLiteral: value, of: port)
    else { return known }
    return .named(path, arguments: [element])
  }

  /// The type of a literal: `var isOn = false`.
  private func type(ofLiteral term: Term, of port: Port) -> PortType? {
    guard term.kind == .literal, let text = self.text(term.range, of: port) else { return nil }
    if ["false", "true"].contains(text) { return .named("Bool") }
    if text.first == "\"" { return .named("String") }
    if Int(text) != nil { return .named("Int") }
    return Double(text) == nil ? nil : .named("Double")
  }

  /// The type of the values that a stream has.
  private mutating func value(of type: PortType, _ port: Port) -> PortType {
    // A property holds the value itself, or is a publisher.
    if self.viewModel.form.hasProperties {
      guard case .named(let path, let arguments) = type, path.last == "AnyPublisher" else { return type }
      return arguments.first ?? type
    }
    if case .optional(let stream) = type { return self.value(of: stream, port) }
    guard case .named(let path, let arguments) = type, let value = arguments.first else {
      self.note(port, "is not a stream: it is described by its type '\(type)'")
      return type
    }
    if arguments.count > 1, ![.named("Never"), .named("NoError")].contains(arguments[1]) {
      self.note(port, "can fail with '\(arguments[1])', which a port does not: the error is omitted")
    }
    let streams = StreamLibrary.names(.carrier, in: [.reactiveSwift, .rxSwift, .combine])
    if !streams.contains(path.last ?? "") {
      self.note(port, "is a '\(path.joined(separator: "."))': only its values are described")
    }
    return value
  }
}
