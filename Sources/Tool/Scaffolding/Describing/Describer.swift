import DataFlow
package import Engine
package import SourceModel

/// Describes view models that exist.
package struct Describer {
  /// A description, with notes on the omitted items.
  package struct Outcome: Sendable {
    package var description: ViewModelDescription
    /// The omitted items, one sentence each.
    package var notes: [String]
  }

  let viewModel: ViewModel
  let names: NameTable
  let types: TypeTable
  var notes: [String] = []

  /// Describes a view model.
  ///
  /// - Parameter settings: a team's names and types.
  /// - Throws: the reason why its name is not valid in a description.
  package static func describe(
    _ viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) throws(ScaffoldError) -> Outcome {
    var describer = Describer(
      viewModel: viewModel, names: NameTable(adding: settings.names), types: TypeTable(settings))
    var description =
      switch viewModel.profile.portStyle {
      case .functionsAndSignals, .streams: try describer.swift()
      case .methodsAndGetters: try describer.java()
      }
    describer.addSources(to: &description, settings)
    describer.noteOmissions()
    for kind in PortKind.allCases where kind != .actions && viewModel.groups.allSatisfy({ $0.kind != kind }) {
      describer.notes.append("'\(viewModel.name)' has no protocol of \(kind.rawValue) in these files")
    }
    // A view model without port protocols declares its ports itself.
    for group in viewModel.groups where group.declaration == nil && viewModel.form.hasProtocols {
      describer.notes.append(
        "'\(group.name)' is not declared in these files: pass the file or folder that declares it with '--with'"
      )
    }
    return Outcome(description: description, notes: describer.notes)
  }

  /// The name of the description: that of the view model, or of its file for the one of the template.
  mutating func completeName(_ name: String) throws(ScaffoldError) -> String {
    guard name == "ViewModel" else { return try ViewModelName.complete(name) }
    let file = self.viewModel.path.split { $0 == "/" || $0 == "\\" }.last?.prefix { $0 != "." } ?? ""
    let isName = file.hasSuffix(name) && file.count > name.count && SwiftWords.isName(String(file))
    let described = isName ? String(file) : "MyViewModel"
    self.notes.append("'\(name)' has the name of the template, and is described as '\(described)'")
    return try ViewModelName.complete(described)
  }

  /// The ports of a kind whose names are valid in a description.
  func ports(_ kind: PortKind) -> [Port] { self.viewModel.ports(kind).filter(self.hasName) }

  /// Whether the name of a port is valid in a description: a raw identifier could be read as a port with parameters.
  func hasName(_ port: Port) -> Bool { SwiftWords.isName(port.name.text) }

  /// The text of a range in the file of a port.
  func text(_ range: TextRange, of port: Port) -> String? {
    ([self.viewModel.file] + self.viewModel.portFiles).first { $0.path == port.path }?.text[range]
  }

  /// The documentation of a port, unless it equals the one derived from its name.
  func documentation(of port: Port, unless phrase: String) -> String? {
    guard let text = DocumentationText.text(of: port.declaration.header) else { return nil }
    let read =
      BlockComment.documentation(in: self.viewModel.dialect.language.profile)?.unescaped(text) ?? text
    return read == phrase ? nil : read
  }

  mutating func note(_ port: Port, _ text: String) {
    self.notes.append("'\(port.name.text)' \(text)")
  }

  /// Inputs with unique full names.
  mutating func distinct(_ inputs: [InputDescription]) -> [InputDescription] {
    var inputs = inputs
    let counts = Dictionary(inputs.map { ($0.fullName, 1) }, uniquingKeysWith: +)
    // Overloads by type become overloads by label.
    for index in inputs.indices where counts[inputs[index].fullName, default: 0] > 1 {
      inputs[index].parameters = inputs[index].parameters.map { parameter in
        PortParameter(label: parameter.name, name: parameter.name, type: parameter.type)
      }
    }
    var names: Set<String> = []
    return inputs.filter { input in
      let isNew = names.insert(input.fullName).inserted
      if !isNew { self.notes.append("'\(input.fullName)' is declared more than once, and described once") }
      return isNew
    }
  }
}

/// A port in the terms that all languages share.
package struct DescribedPort: Sendable {
  package let port: Port
  package let kind: PortKind
  /// The name as it is written.
  package let name: String
  /// The name that it has in Swift by the table of names.
  package let swiftName: String
  /// The types of the arguments of an input or an action.
  package var parameters: [PortType] = []
  /// The values of an output; nil for an input, and for a port that is not a stream.
  package var value: PortType?
  package let documentation: String?
}

/// The default argument labels of the parameters of an input.
enum ParameterLabels {
  private static let prepositions: Set = ["At", "By", "For", "From", "In", "Of", "On", "To", "With"]

  /// Parameters with labels as the seeds have them: `configureWith(project:)`, `emailChanged(_:)`, `moved(_:row:)`.
  static func labelled(_ parameters: [(name: String, type: PortType)], of input: String) -> [PortParameter] {
    let takesLabel = NameWords.of(input).last.map(self.prepositions.contains) ?? false
    return parameters.enumerated().map { index, parameter in
      PortParameter(
        label: index > 0 || takesLabel ? parameter.name : nil, name: parameter.name, type: parameter.type)
    }
  }

  /// The parameters that one value represents: those of a tuple in which each has a name, or the value alone.
  static func parameters(for type: PortType, of input: String) -> [PortParameter] {
    guard type != .void else { return [] }
    if case .tuple(let elements) = type {
      let labels = elements.compactMap(\.label)
      if labels.count == elements.count, Set(labels).count == labels.count {
        return self.labelled(zip(labels, elements).map { ($0, $1.type) }, of: input)
      }
    }
    let names = ParameterNaming.names(of: input, [type])
    return self.labelled([(names[0], type)], of: input)
  }
}

extension Describer {
  /// Notes unsupported items around ports: generic parameters, attributes and conditions.
  mutating func noteOmissions() {
    for type in [self.viewModel.wrapper?.value, self.viewModel.declaration].compactMap(\.self)
    where !type.genericParameters.isEmpty {
      let parameters = type.genericParameters.joined(separator: ", ")
      self.notes.append("'\(type.name)' is generic: '<\(parameters)>' is omitted")
    }
    self.noteFurtherPorts()
    for group in self.viewModel.groups {
      // A condition around a whole protocol applies to a new one as well.
      let outer = group.declaration?.value.header.conditions.count ?? 0
      for port in group.ports {
        if !self.hasName(port) { self.note(port, "is not a valid name in a description, and is omitted") }
        let header = port.declaration.header
        for attribute in header.attributes where Self.attributes.contains(attribute.name) {
          self.note(port, "has the attribute '@\(attribute.name)': it is omitted")
        }
        if header.conditions.count > outer { self.note(port, "is inside '#if': the condition is omitted") }
      }
    }
  }

  /// Notes the port protocols that a description does not distinguish, and the other members of a type protocol.
  private mutating func noteFurtherPorts() {
    for group in self.viewModel.groups where group.simpleName.hasSuffix("Errors") {
      self.notes.append("'\(group.name)' is described as outputs: a description has no errors")
    }
    // The protocol of a view model without port protocols has the members that are described.
    guard case .declared(let type) = self.viewModel.typeProtocol, self.viewModel.form.title == nil else {
      return
    }
    let kinds: Set = ["action", "actions", "input", "inputs", "output", "outputs"]
    let groups = Set(self.viewModel.groups.map(\.simpleName))
    for member in type.value.members where member.function != nil || member.property != nil {
      let name = member.header.name.text
      guard !kinds.contains(name), !groups.contains(member.property?.type?.type.name ?? "") else { continue }
      self.notes.append("'\(name)' of '\(type.value.name)' is no port, and is omitted")
    }
  }

  /// The attributes that restrict the use of a port.
  private static let attributes: Set = ["Deprecated", "MainActor", "RequiresApi", "available"]
}

extension Describer {
  /// Adds the inputs and actions that each output is made of; those of a placeholder are named by its comment.
  func addSources(to description: inout ViewModelDescription, _ settings: ScaffoldingSettings) {
    let flow = PortFlow(self.viewModel)
    let file = self.viewModel.file
    let initializers = self.viewModel.functions.filter { function in
      function.path == file.path && [.initializer, .initializerBlock].contains(function.value.kind)
    }
    let code = initializers.compactMap { $0.value.body.flatMap { file.text[$0.range] } }
    let named = SourcesComment.names(in: code.joined(separator: "\n"))
    let ports = Self.ports(of: self.viewModel, settings)
    for index in description.outputs.indices {
      let name = description.outputs[index].name
      guard let output = ports.first(where: { $0.kind == .outputs && $0.swiftName == name }) else { continue }
      let sources = flow.sources(of: output.port.name.text) ?? []
      let comment = named[output.port.name.text] ?? []
      description.outputs[index].madeOf = ports.filter { port in
        port.kind != .outputs
          && (sources.isEmpty ? comment.contains(port.name) : sources.contains(port.port.name.text))
      }.map(\.swiftName)
    }
    description = ViewModelDescription(
      description.name, swift: description.swift, java: description.java, inputs: description.inputs,
      outputs: description.outputs, actions: description.actions)
  }
}

extension Describer {
  /// The ports of a view model, with types and names as in Swift.
  package static func ports(
    of viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) -> [DescribedPort] {
    var describer = Describer(
      viewModel: viewModel, names: NameTable(adding: settings.names), types: TypeTable(settings))
    return PortKind.allCases.flatMap { describer.described($0) }
  }

  /// The name that a view model has in Swift by the table of names.
  package static func swiftName(
    of viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) -> String {
    let isSwift = viewModel.profile.portStyle != .methodsAndGetters
    return isSwift
      ? viewModel.name : NameTable(adding: settings.names).swift(viewModel.name, .viewModels)
  }

  private mutating func described(_ kind: PortKind) -> [DescribedPort] {
    let isSwift = self.viewModel.profile.portStyle != .methodsAndGetters
    let ports = self.ports(kind)
    let names = ports.map { isSwift ? $0.name.text : self.unescaped($0.name.text) }
    let translated =
      isSwift
      ? names : NameTable.translate(names) { self.names.swift($0, kind == .inputs ? .inputs : .outputs) }
    return zip(ports, zip(names, translated)).map { port, names in
      var described = DescribedPort(
        port: port, kind: isSwift && self.isAction(port) ? .actions : kind, name: names.0,
        swiftName: names.1, documentation: self.documentation(of: port, unless: ""))
      if described.kind == .actions {
        let action = self.action(port)
        described.parameters = action.map { [$0.input] } ?? []
        described.value = action?.output
      } else if kind == .inputs {
        described.parameters = self.parameters(of: port, called: names.1, isSwift: isSwift)
      } else {
        described.value = isSwift ? self.output(port)?.type : self.output(port, called: names.1)?.type
      }
      return described
    }
  }

  private mutating func parameters(of port: Port, called name: String, isSwift: Bool) -> [PortType] {
    let input: InputDescription? =
      if !isSwift {
        self.input(port, called: name)
      } else if let function = port.declaration.function {
        self.input(port, function)
      } else {
        self.type(of: port).map { self.input(port, $0, named: port.name.text) }
      }
    return input?.parameters.map(\.type) ?? []
  }
}
