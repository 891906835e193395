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

/// The imports of new files for Android: those of a description and of a team precede the built-in ones.
struct AndroidImports {
  let description: LanguageDescription
  let options: ScaffoldOptions
  let types: TypeTable
  /// The imports of the dialect, by the simple names of types.
  let known: [String: String]

  /// Whether the settings of a team have a type.
  func isOfTeam(_ name: String) -> Bool { self.ofTeam(name) != nil }

  private func ofTeam(_ name: String) -> String? {
    self.options.settings.imports[.java]?.first { $0.hasSuffix("." + name) }
  }

  /// The types that are imported for some simple names, in alphabetical order.
  func paths(for names: Set<String>) -> [String] {
    let described = Dictionary(
      self.description.imports.map { ($0.split(separator: ".").last.map(String.init) ?? $0, $0) }
    ) { first, _ in first }
    let all = names.union(described.keys).compactMap { name in
      described[name] ?? self.ofTeam(name) ?? self.known[name] ?? self.types.importedJava(name)
    }
    let package = self.options.javaPackage
    return Set(all).filter { $0.contains(".") && !Self.isMember($0, of: package) }.sorted()
  }

  private static func isMember(_ name: String, of package: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return package.isEmpty }
    return name[..<dot] == package
  }
}

/// The functions of views for Android.
enum AndroidViewNames {
  /// The methods of an activity or a fragment that call inputs, besides the one that creates it.
  private static let lifeCycle: Set = ["onPause", "onResume", "onStart", "onStop"]

  /// Gives each port the name of its function in the view.
  ///
  /// - Parameter written: returns a name as the language writes it.
  static func complete(
    inputs: inout [RenderContext], outputs: inout [RenderContext], _ written: (String) -> String = { $0 }
  ) {
    var names = UniqueNames()
    func name(_ verb: String, _ port: RenderContext) -> String {
      written(names.take(verb + NameWords.uppercasingFirst(port[text: "title"])))
    }
    for index in outputs.indices { outputs[index][text: "renderer"] = name("render", outputs[index]) }
    for index in inputs.indices { inputs[index][text: "handler"] = name("handle", inputs[index]) }
  }

  /// The methods of an activity that report its life cycle to a view model, and call the inputs of their names.
  static func methods(of inputs: [RenderContext], reportingEvents: Bool) -> [RenderContext] {
    let events = reportingEvents ? ["onStart": "START", "onStop": "STOP"] : [:]
    let called = Set(inputs.filter { !$0[flag: "hasParameters"] }.map { $0[text: "name"] })
    return self.lifeCycle.sorted().filter { called.contains($0) || events[$0] != nil }.map { name in
      var method = RenderContext()
      method[text: "name"] = name
      method[flag: "isInput"] = called.contains(name)
      if let event = events[name] { method[text: "event"] = event }
      return method
    }
  }

  /// Adds the calls of the inputs, by the methods that make them, and the container of the subscriptions.
  static func complete(_ context: inout RenderContext, inputs: [RenderContext], _ rxJava: RxJava) {
    context[text: "subscriptions"] = rxJava.subscriptions
    context[text: "subscriptionsName"] = NameWords.lowercasingFirst(rxJava.subscriptions)
    func isCalled(_ input: RenderContext, in methods: Set<String>) -> Bool {
      methods.contains(input[text: "name"]) && !input[flag: "hasParameters"]
    }
    context[lines: "createCalls"] =
      inputs.filter { isCalled($0, in: ["onCreate"]) }.map { $0[text: "name"] + "()" }
    context.set("lifeCycle", inputs.filter { isCalled($0, in: self.lifeCycle) })
    context.set("handlers", inputs.filter { !isCalled($0, in: self.lifeCycle.union(["onCreate"])) })
  }
}
