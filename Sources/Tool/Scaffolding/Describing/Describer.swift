public import Engine
public import SourceModel

/// Describes view models that exist.
public struct Describer {
  /// A description, with notes on the omitted items.
  public struct Outcome: Sendable {
    public var description: ViewModelDescription
    /// The omitted items, one sentence each.
    public var notes: [String]
  }

  let viewModel: ViewModel
  let names: NameTable
  let types: TypeTable
  var notes: [String] = []

  /// Describes a view model.
  ///
  /// - Parameter settings: a team's names and types.
  /// - Throws: the reason why its name is not valid in a description.
  public static func describe(
    _ viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) throws(ScaffoldError) -> Outcome {
    var describer = Describer(
      viewModel: viewModel, names: NameTable(adding: settings.names), types: TypeTable(settings))
    var description =
      switch viewModel.dialect.profile.portStyle {
      case .functionsAndSignals, .streams: try describer.swift()
      case .methodsAndGetters: try describer.java()
      }
    describer.addSources(to: &description, settings)
    describer.noteOmissions()
    for kind in PortKind.allCases where kind != .actions && viewModel.groups.allSatisfy({ $0.kind != kind }) {
      describer.notes.append("'\(viewModel.name)' has no protocol of \(kind.rawValue) in these files")
    }
    // A view model with flows declares its ports itself.
    for group in viewModel.groups where group.declaration == nil && viewModel.form != .flows {
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
