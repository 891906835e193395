public import Linting
public import ViewModelModel

/// Describes view models that exist.
public struct Describer {
  /// A description, and what it leaves out.
  public struct Outcome: Sendable {
    public var description: ViewModelDescription
    /// What has no place in a description, one sentence each.
    public var notes: [String]
  }

  let viewModel: ViewModel
  let names: NameTable
  let types: TypeTable
  var notes: [String] = []

  /// Describes a view model.
  ///
  /// - Parameter settings: a team's names and types.
  /// - Throws: why its name cannot be that of a description.
  public static func describe(
    _ viewModel: ViewModel, _ settings: ScaffoldingSettings = ScaffoldingSettings()
  ) throws(ScaffoldError) -> Outcome {
    var describer = Describer(
      viewModel: viewModel, names: NameTable(adding: settings.names), types: TypeTable(settings))
    let description = try viewModel.dialect == .kickstarterJava ? describer.java() : describer.swift()
    describer.noteOmissions()
    for kind in PortKind.allCases where kind != .actions && viewModel.groups.allSatisfy({ $0.kind != kind }) {
      describer.notes.append("'\(viewModel.name)' has no list of \(kind.rawValue) in these files")
    }
    for group in viewModel.groups where group.declaration == nil {
      describer.notes.append(
        "'\(group.name)' is in none of these files: '--with' names the file or folder that declares it")
    }
    return Outcome(description: description, notes: describer.notes)
  }

  /// The ports of a kind that take part.
  func ports(_ kind: PortKind) -> [Port] { self.viewModel.ports(kind) }

  /// The text of a range in the file of a port.
  func text(_ range: TextRange, of port: Port) -> String? {
    ([self.viewModel.file] + self.viewModel.portFiles).first { $0.path == port.path }?.text[range]
  }

  /// The documentation of a port, unless it is what its name says.
  func documentation(of port: Port, unless phrase: String) -> String? {
    guard let text = DocumentationText.text(of: port.declaration.header) else { return nil }
    let isJava = self.viewModel.dialect == .kickstarterJava
    let read = isJava ? JavaComment.unescaped(text) : text
    return read == phrase ? nil : read
  }

  mutating func note(_ port: Port, _ text: String) {
    self.notes.append("'\(port.name.text)' \(text)")
  }

  /// Inputs of which no two have one full name.
  mutating func distinct(_ inputs: [InputDescription]) -> [InputDescription] {
    var inputs = inputs
    let counts = Dictionary(inputs.map { ($0.fullName, 1) }, uniquingKeysWith: +)
    // What types told apart, labels do.
    for index in inputs.indices where counts[inputs[index].fullName, default: 0] > 1 {
      inputs[index].parameters = inputs[index].parameters.map { parameter in
        PortParameter(label: parameter.name, name: parameter.name, type: parameter.type)
      }
    }
    var names: Set<String> = []
    return inputs.filter { input in
      let isNew = names.insert(input.fullName).inserted
      if !isNew { self.notes.append("'\(input.fullName)' is there more than once; it is described once") }
      return isNew
    }
  }
}
