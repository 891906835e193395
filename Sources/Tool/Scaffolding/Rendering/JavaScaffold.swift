import Engine
import SourceModel

/// The values of Java templates for a description.
struct JavaScaffold {
  private let names: (name: String, view: String)
  /// The ports with their names in Java.
  let ports: ViewModelDescription
  private let options: ScaffoldOptions
  private let types: TypeTable
  private let unit: String

  init(_ description: ViewModelDescription, _ options: ScaffoldOptions) {
    let naming = JavaNaming(table: NameTable(adding: options.settings.names))
    self.names = naming.names(of: description)
    self.ports = naming.ports(of: description)
    self.options = options
    self.types = TypeTable(options.settings, pair: options.rxJava.pair)
    self.unit = options.rxJava.unit
  }

  var name: String { self.names.name }
  var view: String { self.names.view }

  func context() throws(ScaffoldError) -> RenderContext {
    var context = RenderContext()
    let base = JavaNaming.base(of: self.view)
    let rxJava = self.options.rxJava
    context[text: "name"] = self.name
    context[text: "view"] = self.view
    context[text: "base"] = base
    let imports = self.imports
    let hasBase = rxJava.hasBaseClasses || imports.isOfTeam(base) && imports.isOfTeam("Environment")
    context[flag: "hasBase"] = hasBase
    // A base class of the team has a lifecycle of its own.
    let hasLifecycle = rxJava.hasBaseClasses && !imports.isOfTeam(base)
    context[flag: "hasLifecycle"] = hasLifecycle
    context[text: "package"] = self.options.javaPackage
    context[flag: "hasPackage"] = !self.options.javaPackage.isEmpty
    context[flag: "hasPorts"] = !(self.ports.inputs.isEmpty && self.ports.outputs.isEmpty)

    var inputs: [RenderContext] = []
    var fields: [(name: String, context: RenderContext)] = []
    var valueTypes: [String] = []
    let storage = StorageNames.java(self.ports)
    for (input, storage) in zip(self.ports.inputs, storage) {
      let (context, names) = try self.context(of: input, storage: JavaWords.escaped(storage))
      inputs.append(context)
      fields.append((context[text: "field"], context))
      valueTypes += names
    }
    var outputs: [RenderContext] = []
    for output in self.ports.outputs {
      let type = try self.types.java(output.type, unit: self.unit)
      valueTypes += type.names
      outputs.append(self.context(of: output, type: type.text))
    }
    AndroidViewNames.complete(inputs: &inputs, outputs: &outputs)
    self.completeTests(&context, inputs: inputs, outputs: outputs, environment: hasBase ? imports : nil)
    context.set("inputs", inputs)
    context.set("outputs", outputs)
    AndroidViewNames.complete(&context, inputs: inputs, rxJava)
    context.set("methods", AndroidViewNames.methods(of: inputs, reportingEvents: hasLifecycle))
    var viewTypes = [
      "Bundle", "ComponentActivity", "NonNull", "ViewModel", "ViewModelProvider", rxJava.subscriptions,
    ]
    if hasBase { viewTypes.append("Environment") }
    if hasLifecycle { viewTypes += ["HashMap"] + Self.lifecycleTypes }
    context[lines: "viewImports"] = imports.paths(for: Set(valueTypes + viewTypes))
    context.set(
      "inputFields",
      fields.sorted { Alphabet.precedes($0.name, $1.name) }.map(\.context))

    let hasPairs = self.ports.inputs.contains { $0.parameters.count > 1 }
    var used = valueTypes + ["NonNull"]
    if hasBase { used += [base, "Environment"] }
    if !inputs.isEmpty { used.append("PublishSubject") }
    if !outputs.isEmpty { used.append("Observable") }
    if hasPairs { used.append(rxJava.pair) }
    // An input without arguments sends the unit.
    if self.ports.inputs.contains(where: { $0.parameters.isEmpty }) { used.append(self.unit) }
    context[lines: "imports"] = imports.paths(for: Set(used))
    return context
  }

  /// Adds the tests.
  ///
  /// - Parameter environment: the imports, for a view model that takes an environment.
  private func completeTests(
    _ context: inout RenderContext, inputs: [RenderContext], outputs: [RenderContext],
    environment: AndroidImports?
  ) {
    let framework = self.options.testFramework ?? .standard(for: .java)
    // Only the app knows how its own environment is made.
    let argument = environment.map { $0.isOfTeam("Environment") ? "null" : "Environment.builder().build()" }
    AndroidTests(
      language: .java, framework: framework,
      creation: ["final \(self.name).ViewModel viewModel = new \(self.name).ViewModel(\(argument ?? ""))"]
    ).complete(&context, inputs: inputs, outputs: outputs)
    let isOld = framework == .junit4
    let assertions = (outputs.isEmpty ? [] : ["assertTrue"]) + ["fail"]
    context[lines: "staticTestImports"] = assertions.map {
      (isOld ? "org.junit.Assert." : "org.junit.jupiter.api.Assertions.") + $0
    }
    let types = argument?.hasPrefix("Environment") == true ? environment?.paths(for: ["Environment"]) : nil
    context[lines: "testImports"] =
      (types ?? []).filter { $0.hasSuffix(".Environment") }
      + (outputs.isEmpty ? [] : ["java.util.ArrayList", "java.util.List"])
      + [isOld ? "org.junit.Test" : "org.junit.jupiter.api.Test"]
  }

  /// The types of the library that a view reports its life cycle with.
  private static let lifecycleTypes = [
    "LifecycleEvent", "TypedBundle", "TypedIntent", "ViewLifecycleRegistry", "ViewModelRegistry",
  ]

  private var imports: AndroidImports {
    var known = self.options.rxJava.imports
    if self.options.rxJava.hasBaseClasses {
      let bases = ["ActivityViewModel", "Environment", "FragmentViewModel", "ViewHolderViewModel"]
      for name in bases + Self.lifecycleTypes { known[name] = "com.plumbline.android." + name }
    }
    known["HashMap"] = "java.util.HashMap"
    known["ViewModel"] = "androidx.lifecycle.ViewModel"
    known["ViewModelProvider"] = "androidx.lifecycle.ViewModelProvider"
    known["Bundle"] = "android.os.Bundle"
    known["ComponentActivity"] = "androidx.activity.ComponentActivity"
    return AndroidImports(
      description: self.ports.java, options: self.options, types: self.types, known: known)
  }

  // MARK: Ports

  private func context(
    of input: InputDescription, storage: String
  ) throws(ScaffoldError) -> (RenderContext, names: [String]) {
    var context = RenderContext()
    var declared: [String] = []
    var implemented: [String] = []
    var names: [String] = []
    var callTypes: [String] = []
    var value = self.options.rxJava.unitValue
    var type: JavaType?
    for parameter in input.parameters {
      let written = try self.types.javaParameter(parameter.type, unit: self.unit)
      let boxed = try self.types.java(parameter.type, unit: self.unit)
      let name = JavaWords.escaped(parameter.name)
      declared.append("\(written.text) \(name)")
      callTypes.append(written.text)
      implemented.append("final \(written.isPrimitive ? "" : "@NonNull ")\(written.text) \(name)")
      names += boxed.names
      if let first = type {
        type = .generic(self.options.rxJava.pair, [first, boxed])
        value = "\(self.options.rxJava.pair).create(\(value), \(name))"
      } else {
        type = boxed
        value = name
      }
    }
    context[text: "name"] = JavaWords.escaped(input.name)
    context[text: "title"] = input.name
    context[text: "identifier"] = input.name
    context[text: "test"] = input.name + "Input"
    context[text: "call"] = AndroidTests.call(
      JavaWords.escaped(input.name), callTypes, in: .java)
    context[text: "declaredParameters"] = declared.joined(separator: ", ")
    context[text: "parameters"] = implemented.joined(separator: ", ")
    context[text: "arguments"] = input.parameters.map { JavaWords.escaped($0.name) }.joined(separator: ", ")
    context[flag: "hasParameters"] = !input.parameters.isEmpty
    context[text: "field"] = storage
    context[text: "type"] = type?.text ?? self.unit
    context[text: "value"] = value
    let phrase = Phrases.input(input.name, parameters: input.parameters.map(\.name))
    BlockComment.java.document(input.documentation ?? phrase, in: &context)
    return (context, names)
  }

  private func context(of output: OutputDescription, type: String) -> RenderContext {
    var context = RenderContext()
    context[text: "name"] = JavaWords.escaped(output.name)
    context[text: "title"] = output.name
    context[text: "identifier"] = output.name
    context[text: "test"] = output.name + "Output"
    context[text: "type"] = type
    BlockComment.java.document(
      output.documentation ?? Phrases.output(output.name, output.type), in: &context)
    context[lines: "sources"] = SourcesComment.lines(output.madeOf)
    return context
  }
}
