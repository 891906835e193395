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
    let hasBase = rxJava.hasBaseClasses || self.hasImport(of: base) && self.hasImport(of: "Environment")
    context[flag: "hasBase"] = hasBase
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
    Self.nameFunctions(of: &inputs, &outputs)
    context.set("inputs", inputs)
    context.set("outputs", outputs)
    self.completeView(&context, inputs: inputs)
    var viewTypes = ["Bundle", "ComponentActivity", "NonNull", rxJava.subscriptions]
    if hasBase { viewTypes.append("Environment") }
    context[lines: "viewImports"] = self.imports(Set(valueTypes + viewTypes))
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
    context[lines: "imports"] = self.imports(Set(used))
    return context
  }

  // MARK: Ports

  private func context(
    of input: InputDescription, storage: String
  ) throws(ScaffoldError) -> (RenderContext, names: [String]) {
    var context = RenderContext()
    var declared: [String] = []
    var implemented: [String] = []
    var names: [String] = []
    var value = self.options.rxJava.unitValue
    var type: JavaType?
    for parameter in input.parameters {
      let written = try self.types.javaParameter(parameter.type, unit: self.unit)
      let boxed = try self.types.java(parameter.type, unit: self.unit)
      let name = JavaWords.escaped(parameter.name)
      declared.append("\(written.text) \(name)")
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
    context[text: "declaredParameters"] = declared.joined(separator: ", ")
    context[text: "parameters"] = implemented.joined(separator: ", ")
    context[text: "arguments"] = input.parameters.map { JavaWords.escaped($0.name) }.joined(separator: ", ")
    context[flag: "hasParameters"] = !input.parameters.isEmpty
    context[text: "field"] = storage
    context[text: "type"] = type?.text ?? self.unit
    context[text: "value"] = value
    let phrase = Phrases.input(input.name, parameters: input.parameters.map(\.name))
    self.document(input.documentation ?? phrase, in: &context)
    return (context, names)
  }

  private func context(of output: OutputDescription, type: String) -> RenderContext {
    var context = RenderContext()
    context[text: "name"] = JavaWords.escaped(output.name)
    context[text: "title"] = output.name
    context[text: "identifier"] = output.name
    context[text: "type"] = type
    self.document(output.documentation ?? Phrases.output(output.name, output.type), in: &context)
    return context
  }

  /// Returns the lines of a comment: a single line has another form than several.
  private func document(_ text: String, in context: inout RenderContext) {
    let lines = JavaComment.escaped(text).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    context[flag: "isShort"] = lines.count == 1
    context[lines: "documentation"] = lines.map { $0.isEmpty ? "" : " " + $0 }
  }

  // MARK: The view

  /// The methods of an activity that call inputs, besides `onCreate`.
  private static let lifeCycle: Set = ["onPause", "onResume", "onStart", "onStop"]

  /// Gives each port the name of its function in the view.
  private static func nameFunctions(of inputs: inout [RenderContext], _ outputs: inout [RenderContext]) {
    var names = UniqueNames()
    for index in outputs.indices {
      outputs[index][text: "renderer"] = names.take(
        "render" + NameWords.uppercasingFirst(outputs[index][text: "title"]))
    }
    for index in inputs.indices {
      inputs[index][text: "handler"] = names.take(
        "handle" + NameWords.uppercasingFirst(inputs[index][text: "title"]))
    }
  }

  private func completeView(_ context: inout RenderContext, inputs: [RenderContext]) {
    context[text: "subscriptions"] = self.options.rxJava.subscriptions
    context[text: "subscriptionsName"] = NameWords.lowercasingFirst(self.options.rxJava.subscriptions)
    func isCalled(_ input: RenderContext, in methods: Set<String>) -> Bool {
      methods.contains(input[text: "name"]) && !input[flag: "hasParameters"]
    }
    context[lines: "createCalls"] =
      inputs.filter { isCalled($0, in: ["onCreate"]) }.map { $0[text: "name"] + "()" }
    context.set("lifeCycle", inputs.filter { isCalled($0, in: Self.lifeCycle) })
    context.set("handlers", inputs.filter { !isCalled($0, in: Self.lifeCycle.union(["onCreate"])) })
  }

  // MARK: Imports

  /// Whether the settings of a team have a type.
  private func hasImport(of name: String) -> Bool {
    self.options.settings.imports[.java]?.contains { $0.hasSuffix("." + name) } ?? false
  }

  /// The types that are imported for some simple names, in alphabetical order.
  private func imports(_ names: Set<String>) -> [String] {
    var known = self.options.rxJava.imports
    if self.options.rxJava.hasBaseClasses {
      for name in ["ActivityViewModel", "Environment", "FragmentViewModel", "ViewHolderViewModel"] {
        known[name] = "com.plumbline.android." + name
      }
    }
    known["Bundle"] = "android.os.Bundle"
    known["ComponentActivity"] = "androidx.activity.ComponentActivity"
    let described = Dictionary(
      self.ports.java.imports.map { ($0.split(separator: ".").last.map(String.init) ?? $0, $0) }
    ) { first, _ in first }
    let all = names.union(described.keys).compactMap { name -> String? in
      if let described = described[name] { return described }
      // The settings of a team precede the built-in ones.
      let team = self.options.settings.imports[.java]?.first { $0.hasSuffix("." + name) }
      return team ?? known[name] ?? self.types.importedJava(name)
    }
    let package = self.options.javaPackage
    return Set(all).filter { $0.contains(".") && !Self.isMember($0, of: package) }.sorted()
  }

  private static func isMember(_ name: String, of package: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return package.isEmpty }
    return name[..<dot] == package
  }
}
