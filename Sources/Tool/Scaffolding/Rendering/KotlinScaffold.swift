import Engine
import SourceModel

/// The values of Kotlin templates for a description.
struct KotlinScaffold {
  private let names: (name: String, view: String)
  /// The ports with their names in Kotlin, which are those of Java.
  let ports: ViewModelDescription
  private let options: ScaffoldOptions
  private let types: TypeTable

  init(_ description: ViewModelDescription, _ options: ScaffoldOptions) {
    let naming = JavaNaming(table: NameTable(adding: options.settings.names))
    self.names = naming.names(of: description)
    self.ports = naming.ports(of: description)
    self.options = options
    self.types = TypeTable(options.settings)
  }

  var name: String { self.names.name }

  /// Whether it is the view model of a view holder, which does not outlive its screen and is not an Android
  /// `ViewModel`.
  private var isOfViewHolder: Bool { JavaNaming.base(of: self.names.view) == "ViewHolderViewModel" }

  private var stem: String { String(self.name.dropLast("ViewModel".count)) }

  /// The name of a view.
  ///
  /// - Throws: a view that the view model is not for.
  func name(of view: ScaffoldOptions.View) throws(ScaffoldError) -> String {
    let described = self.ports.java.view
    if self.isOfViewHolder && view != .compose
      || view == .activity && described?.hasSuffix("Fragment") == true
    {
      throw ScaffoldError(
        "'--view \(view.rawValue)' requires \(view == .activity ? "an activity" : "a fragment"), and "
          + "'\(self.names.view)' is not one")
    }
    switch view {
    case .activity: return self.names.view
    case .fragment: return described?.hasSuffix("Fragment") == true ? self.names.view : self.stem + "Fragment"
    default: return self.stem + "Screen"
    }
  }

  func context() throws(ScaffoldError) -> RenderContext {
    var context = RenderContext()
    let className = self.isOfViewHolder ? "ViewModel" : self.name
    context[text: "name"] = self.name
    context[text: "className"] = className
    context[text: "package"] = KotlinWords.quotedPath(self.options.javaPackage)
    context[flag: "hasPackage"] = !self.options.javaPackage.isEmpty
    context[flag: "hasBase"] = !self.isOfViewHolder
    context[flag: "hasPorts"] = !(self.ports.inputs.isEmpty && self.ports.outputs.isEmpty)
    context[text: "activity"] = (try? self.name(of: .activity)) ?? ""
    context[text: "fragment"] = (try? self.name(of: .fragment)) ?? ""
    context[text: "screen"] = (try? self.name(of: .compose)) ?? ""

    var (parameterTypes, valueTypes): ([String], [String]) = ([], [])
    var inputs: [RenderContext] = []
    for (input, storage) in zip(self.ports.inputs, StorageNames.java(self.ports)) {
      let (context, names) = try self.context(of: input, storage: storage)
      inputs.append(context)
      parameterTypes += names
      valueTypes += try self.types.kotlinValue(Self.value(of: input)).names
    }
    var outputs: [RenderContext] = []
    var properties = UniqueNames(besides: ["viewModel"])
    for output in self.ports.outputs {
      let type = try self.types.kotlinValue(output.type)
      valueTypes += type.names
      var context = self.context(of: output.name, test: "Output")
      context[text: "type"] = type.text
      context[text: "property"] = KotlinWords.quoted(properties.take(output.name, output.name + "Output"))
      context[flag: "isEffect"] = output.type == .void
      BlockComment.kotlin.document(
        output.documentation ?? Phrases.output(output.name, output.type), in: &context)
      context[lines: "sources"] = SourcesComment.lines(output.madeOf)
      outputs.append(context)
    }
    AndroidViewNames.complete(inputs: &inputs, outputs: &outputs) { KotlinWords.quoted($0) }
    self.completeTests(&context, inputs: inputs, outputs: outputs)
    context.set("inputs", inputs)
    context.set("outputs", outputs)
    context.set(
      "inputFields",
      zip(StorageNames.java(self.ports), inputs).sorted { Alphabet.precedes($0.0, $1.0) }.map(\.1))
    AndroidViewNames.complete(&context, inputs: inputs, self.options.rxJava)
    self.completeScreen(&context, outputs: outputs)
    self.completeImports(&context, parameterTypes: Set(parameterTypes), valueTypes: Set(valueTypes))
    return context
  }

  // MARK: Ports

  private func context(of port: String, test ending: String) -> RenderContext {
    var context = RenderContext()
    context[text: "name"] = Self.name(port)
    context[text: "title"] = port
    context[text: "test"] = KotlinWords.quoted(port + ending)
    return context
  }

  /// The name of a member for a name of Swift.
  private static func name(_ text: String) -> String { KotlinWords.quoted(KotlinWords.escaped(text)) }

  private func context(
    of input: InputDescription, storage: String
  ) throws(ScaffoldError) -> (RenderContext, names: [String]) {
    var declared: [String] = []
    var callTypes: [String] = []
    var names: [String] = []
    for parameter in input.parameters {
      let type = try self.types.kotlin(parameter.type)
      callTypes.append(type.text)
      declared.append("\(KotlinWords.quoted(parameter.name)): \(type.text)")
      names += type.names
    }
    let values = input.parameters.map { KotlinWords.quoted($0.name) }
    let value = Self.value(of: input)
    let type = try self.types.kotlinValue(value)
    var context = self.context(of: input.name, test: "Input")
    context[text: "call"] = AndroidTests.call(Self.name(input.name), callTypes, in: .kotlin)
    context[text: "parameters"] = declared.joined(separator: ", ")
    context[text: "arguments"] = values.joined(separator: ", ")
    context[flag: "hasParameters"] = !values.isEmpty
    context[text: "field"] = Self.name(storage)
    context[text: "type"] = type.text
    if case .optional = value {
      context[text: "value"] = "Optional.ofNullable(\(values[0]))"
    } else {
      context[text: "value"] = Self.value(of: values[...])
    }
    BlockComment.kotlin.document(
      input.documentation ?? Phrases.input(input.name, parameters: input.parameters.map(\.name)), in: &context
    )
    return (context, names)
  }

  /// The type of the values of an input's subject.
  private static func value(of input: InputDescription) -> PortType {
    input.parameters.count == 1
      ? input.parameters[0].type : .tuple(input.parameters.map { PortType.Element($0.type) })
  }

  /// Several values combined in one.
  private static func value(of values: ArraySlice<String>) -> String {
    switch values.count {
    case 0: "Unit"
    case 1: values.joined()
    case 2: "Pair(\(values.joined(separator: ", ")))"
    case 3: "Triple(\(values.joined(separator: ", ")))"
    default: "Pair(\(self.value(of: values.dropLast())), \(values.suffix(1).joined()))"
    }
  }

  // MARK: Views

  /// Adds the calls of a composable function when it appears and when it goes away.
  private func completeScreen(_ context: inout RenderContext, outputs: [RenderContext]) {
    context.set("states", outputs.filter { !$0[flag: "isEffect"] })
    context.set("effects", outputs.filter { $0[flag: "isEffect"] })
    let plain = Set(self.ports.inputs.filter(\.parameters.isEmpty).map(\.name))
    context[lines: "appearCalls"] = ["onCreate", "onStart", "onResume"].filter(plain.contains).map {
      $0 + "()"
    }
    context[lines: "disappearCalls"] = ["onPause", "onStop"].filter(plain.contains).map { $0 + "()" }
  }

  private func completeTests(
    _ context: inout RenderContext, inputs: [RenderContext], outputs: [RenderContext]
  ) {
    let framework = self.options.testFramework ?? .standard(for: .kotlin)
    AndroidTests(
      language: .kotlin, framework: framework,
      creation: ["val viewModel = \(self.name).\(context[text: "className"])()"]
    ).complete(&context, inputs: inputs, outputs: outputs)
    let isOld = framework == .junit4
    let assertions = (outputs.isEmpty ? [] : ["assertTrue"]) + ["fail"]
    context[lines: "testImports"] =
      assertions.map { (isOld ? "org.junit.Assert." : "org.junit.jupiter.api.Assertions.") + $0 }
      + [isOld ? "org.junit.Test" : "org.junit.jupiter.api.Test"]
  }

  // MARK: Imports

  private func completeImports(
    _ context: inout RenderContext, parameterTypes: Set<String>, valueTypes: Set<String>
  ) {
    let rxJava = self.options.rxJava
    let compose = "androidx.compose.runtime."
    let known = rxJava.imports.merging([
      "Bundle": "android.os.Bundle", "View": "android.view.View",
      "Button": "androidx.compose.material3.Button",
      "Column": "androidx.compose.foundation.layout.Column", "Composable": compose + "Composable",
      "ComponentActivity": "androidx.activity.ComponentActivity",
      "DisposableEffect": compose + "DisposableEffect", "Fragment": "androidx.fragment.app.Fragment",
      "LaunchedEffect": compose + "LaunchedEffect", "Text": "androidx.compose.material3.Text",
      "ViewModel": "androidx.lifecycle.ViewModel", "activityViewModels": "androidx.activity.viewModels",
      "fragmentViewModels": "androidx.fragment.app.viewModels", "getValue": compose + "getValue",
      "subscribeAsState": compose + "rxjava\(rxJava.rawValue).subscribeAsState",
    ]) { first, _ in first }
    // A view model in Java imports its view, which nothing in Kotlin names.
    let described = self.ports.java.imports.filter { !$0.hasSuffix("." + self.names.view) }
    let imports = AndroidImports(
      description: LanguageDescription(imports: described), options: self.options, types: self.types,
      known: known)
    func paths(_ types: Set<String>, _ names: String...) -> [String] {
      imports.paths(for: types.union(names.filter { !$0.isEmpty })).map(KotlinWords.quotedPath)
    }
    let (hasInputs, hasOutputs) = (!self.ports.inputs.isEmpty, !self.ports.outputs.isEmpty)
    context[lines: "imports"] = paths(
      parameterTypes.union(valueTypes),
      self.isOfViewHolder ? "" : "ViewModel", self.isOfViewHolder ? "" : rxJava.subscriptions,
      hasInputs ? "PublishSubject" : "", hasOutputs ? "Observable" : "")
    context[lines: "activityImports"] = paths(
      parameterTypes.union(valueTypes), "Bundle", "ComponentActivity", rxJava.subscriptions,
      "activityViewModels")
    context[lines: "fragmentImports"] = paths(
      parameterTypes.union(valueTypes), "Bundle", "Fragment", "View", rxJava.subscriptions,
      "fragmentViewModels")
    let (hasStates, hasButtons) = (context[flag: "hasStates"], self.hasButtons)
    context[flag: "hasColumn"] = hasStates || hasButtons
    context[lines: "screenImports"] = paths(
      parameterTypes, "Composable", hasStates || hasButtons ? "Column" : "",
      hasStates || hasButtons ? "Text" : "",
      hasStates ? "getValue" : "", hasStates ? "subscribeAsState" : "", hasButtons ? "Button" : "",
      context[flag: "hasEffects"] || !context[lines: "disappearCalls"].isEmpty ? "DisposableEffect" : "",
      context[lines: "appearCalls"].isEmpty ? "" : "LaunchedEffect")
  }

  /// Whether inputs are called by buttons.
  private var hasButtons: Bool {
    let lifeCycle: Set = ["onCreate", "onPause", "onResume", "onStart", "onStop"]
    return self.ports.inputs.contains { $0.parameters.isEmpty && !lifeCycle.contains($0.name) }
  }
}
