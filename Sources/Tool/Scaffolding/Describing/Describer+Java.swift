import Engine
import SourceModel

extension Describer {
  mutating func java() throws(ScaffoldError) -> ViewModelDescription {
    let inputPorts = self.ports(.inputs).filter { $0.declaration.function != nil }
    let outputPorts = self.ports(.outputs).filter {
      $0.declaration.function != nil || $0.declaration.property != nil
    }
    let inputNames = NameTable.translate(inputPorts.map { self.unescaped($0.name.text) }) {
      self.names.swift($0, .inputs)
    }
    let outputNames = NameTable.translate(outputPorts.map { self.unescaped($0.name.text) }) {
      self.names.swift($0, .outputs)
    }
    let inputs = zip(inputPorts, inputNames).compactMap { port, name in self.input(port, called: name) }
    let outputs = zip(outputPorts, outputNames).compactMap { port, name in self.output(port, called: name) }
    let name = try self.completeName(self.names.swift(self.viewModel.name, .viewModels))
    return ViewModelDescription(
      name, java: LanguageDescription(imports: self.javaImports, view: self.javaView),
      inputs: self.distinct(inputs), outputs: outputs)
  }

  /// The Swift name for a name that was changed because another member has it or the language reserves it.
  func unescaped(_ name: String) -> String {
    self.viewModel.dialect.language == .kotlin ? KotlinWords.unescaped(name) : JavaWords.unescaped(name)
  }

  mutating func input(_ port: Port, called name: String) -> InputDescription? {
    guard let function = port.declaration.function else { return nil }
    if function.returnsValue {
      self.note(port, "returns a value, which an input does not: the value is omitted")
    }
    let types = function.parameters.map { self.types.swift($0.type) }
    // A name of underscores means that the value is unused.
    let isNamed = function.parameters.map { parameter in parameter.name.contains { $0 != "_" } }
    let given = zip(function.parameters, isNamed).filter(\.1).map { self.unescaped($0.0.name) }
    var derived = ParameterNaming.names(
      of: name, zip(types, isNamed).filter { !$0.1 }.map(\.0), besides: Set(given))[...]
    let parameters = zip(zip(function.parameters, types), isNamed).map { parameter, isNamed in
      (isNamed ? self.unescaped(parameter.0.name) : derived.popFirst() ?? "value", parameter.1)
    }
    let phrase = Phrases.input(
      self.unescaped(port.name.text), parameters: parameters.map(\.0))
    return InputDescription(
      name, ParameterLabels.labelled(parameters, of: name),
      documentation: self.documentation(of: port, unless: phrase))
  }

  mutating func output(_ port: Port, called name: String) -> OutputDescription? {
    let property = port.declaration.property
    guard let result = port.declaration.function?.result?.type ?? property?.knownType else {
      self.note(port, "is declared without a type, and is omitted")
      return nil
    }
    guard let value = result.arguments.first else {
      self.note(port, "is not a stream, and is omitted")
      return nil
    }
    if !self.viewModel.profile.library.has(result.name, .output) {
      self.note(port, "is a '\(result.name ?? "")': only its values are described")
    }
    let type = self.types.swift(value)
    let phrase = Phrases.output(self.unescaped(port.name.text), type)
    return OutputDescription(name, type, documentation: self.documentation(of: port, unless: phrase))
  }

  /// The class of the view, unless it follows from the name of the view model.
  private var javaView: String? {
    guard let view = self.viewModel.base?.type.arguments.first?.name else { return nil }
    return view == JavaNaming.usualView(of: self.viewModel.name) ? nil : view
  }

  /// The imports of the types of ports and of the view, except for those that a new file has anyway.
  private var javaImports: [String] {
    let ports = self.ports(.inputs) + self.ports(.outputs)
    let types = ports.flatMap { port -> [TypeReference] in
      let function = port.declaration.function
      let result = function?.result?.type ?? port.declaration.property?.knownType
      return (function?.parameters.map(\.type) ?? []) + (result.map { [$0] } ?? [])
    }
    let view = self.viewModel.base?.type.arguments ?? []
    let names = Set((types + view).flatMap(Self.names))
    let files = [self.viewModel.file] + self.viewModel.portFiles
    return Set(files.flatMap(\.imports).map(\.path)).filter { path in
      guard let name = path.split(separator: ".").last.map(String.init), names.contains(name) else {
        return false
      }
      return self.types.importedJava(name) != path && !Self.isOfStreams(path)
    }.sorted()
  }

  private static func isOfStreams(_ path: String) -> Bool {
    ["io.reactivex.", "kotlinx.coroutines.", "rx."].contains(where: path.hasPrefix)
  }

  /// The simple names in a type; of `Page.Cursor` only the first, which is imported.
  private static func names(of type: TypeReference) -> [String] {
    switch type {
    case .named(let path, let arguments):
      return (path.first.map { [$0] } ?? []) + arguments.flatMap(self.names)
    case .array(let element), .optional(let element), .implicitlyUnwrapped(let element):
      return self.names(of: element)
    case .dictionary(let key, let value): return self.names(of: key) + self.names(of: value)
    case .tuple(let types), .composition(let types): return types.flatMap(self.names)
    case .other(let text): return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }
}
