import Engine
import SourceModel

/// A description for Java: with the names of that platform, and without features that Java lacks.
struct JavaNaming {
  let table: NameTable

  /// The name of the view model and of its view in Java.
  func names(of description: ViewModelDescription) -> (name: String, view: String) {
    let name = self.table.java(description.name, .viewModels)
    return (name, description.java.view ?? Self.usualView(of: name))
  }

  /// The view of a view model that follows the naming of the template.
  ///
  /// The source is `vm-structure`, Java, the notes: `MessagesActivity` has a `MessagesViewModel`, `MessageViewHolder` a
  /// `MessageHolderViewModel`.
  static func usualView(of name: String) -> String {
    if name.hasSuffix("HolderViewModel") {
      return name.dropLast("HolderViewModel".count) + "ViewHolder"
    }
    return name.dropLast("ViewModel".count) + "Activity"
  }

  /// The class that a view model in Java inherits from, by its view.
  static func base(of view: String) -> String {
    if view.hasSuffix("ViewHolder") { return "ViewHolderViewModel" }
    return view.hasSuffix("Fragment") ? "FragmentViewModel" : "ActivityViewModel"
  }

  /// The ports with their names in Java, sorted by these names; actions become inputs and outputs.
  ///
  /// Java and Kotlin view models have no actions: an action becomes the input that starts it, and three outputs.
  func ports(of description: ViewModelDescription) -> ViewModelDescription {
    var inputs = description.inputs
    var outputs = description.outputs
    for action in description.actions {
      let name = NameWords.uppercasingFirst(action.name)
      inputs.append(
        InputDescription(
          action.name + "Requested", Self.parameters(of: action),
          documentation: "Call to start '\(action.name)'."))
      outputs.append(
        OutputDescription(
          action.name + "Elements", action.output, documentation: "Emits the results of '\(action.name)'."))
      outputs.append(
        OutputDescription(
          action.name + "Errors", action.failure ?? .named("Error"),
          documentation: "Emits the errors of '\(action.name)'."))
      outputs.append(
        OutputDescription(
          "is\(name)Executing", .named("Bool"),
          documentation: "Emits a Boolean that says whether '\(action.name)' is executing."))
    }
    inputs = inputs.withoutOverloads
    let inputNames = NameTable.translate(inputs.map(\.name)) { self.table.java($0, .inputs) }
    let outputNames = NameTable.translate(outputs.map(\.name)) { self.table.java($0, .outputs) }
    for (index, name) in inputNames.enumerated() { inputs[index].name = name }
    // The inputs of actions follow the other inputs.
    let sources = zip(description.inputs.map(\.name) + description.actions.map(\.name), inputNames)
    for (index, name) in outputNames.enumerated() {
      let madeOf = Set(outputs[index].madeOf)
      outputs[index].name = name
      outputs[index].madeOf = sources.filter { madeOf.contains($0.0) }.map(\.1)
    }
    return ViewModelDescription(
      description.name, swift: description.swift, java: description.java, inputs: inputs, outputs: outputs)
  }

  private static func parameters(of action: ActionDescription) -> [PortParameter] {
    let types: [PortType] =
      switch action.input {
      case .tuple(let elements): elements.map(\.type)
      default: [action.input]
      }
    let names = ParameterNaming.names(of: action.name, types)
    return zip(names, types).map { PortParameter(label: nil, name: $0, type: $1) }
  }
}
