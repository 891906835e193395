import Engine
import SourceModel

/// The values of Swift templates for a description.
struct SwiftScaffold {
  let description: ViewModelDescription
  let dialect: ScaffoldDialect
  let options: ScaffoldOptions

  /// The names of Foundation's types that ports have most often.
  private static let foundationTypes: Set = [
    "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
    "IndexSet",
    "Locale", "Measurement", "NSAttributedString", "NSError", "Notification", "TimeInterval", "TimeZone",
    "URL",
    "URLRequest", "URLResponse", "UUID",
  ]

  var context: RenderContext {
    var context = RenderContext()
    context[text: "name"] = self.description.name
    context[text: "stem"] = self.stem
    context[text: "view"] = self.description.swift.view ?? self.stem + "ViewController"
    context[text: "access"] = self.access
    context[text: "service"] = Self.service(of: self.description)
    context[flag: "hasAccess"] = !self.access.isEmpty
    context[text: "library"] = self.libraries.last ?? ""
    context[text: "module"] = self.options.module ?? ""
    // The view model of a cell leaves navigation to that of its scene.
    let coordinator =
      NameWords.of(self.description.name).contains("Cell") ? nil : self.options.coordinator
    context[text: "coordinator"] = coordinator ?? ""
    context[flag: "hasCoordinator"] = coordinator != nil
    context[flag: "hasModule"] = self.options.module != nil
    context[flag: "usesPlumbline"] = self.options.swiftLibrary != .reactiveSwift && self.dialect != .rxSwift
    context[flag: "isMacro"] = self.dialect == .macro
    context[lines: "imports"] = self.imports(self.libraries)
    context[lines: "testImports"] = self.imports(self.testLibraries)
    context[lines: "viewImports"] = self.imports(self.libraries, and: ["UIKit"])
    context[lines: "swiftUIImports"] = self.imports(self.libraries, and: ["SwiftUI"])
    context[flag: "hasPorts"] =
      !(self.description.inputs.isEmpty && self.description.outputs.isEmpty
      && self.description.actions.isEmpty)
    var (inputs, outputs, actions) = (self.inputs, self.outputs, self.actions)
    TestNames.complete(inputs: &inputs, outputs: &outputs, actions: &actions)
    SwiftTests(
      description: self.description, dialect: self.dialect, options: self.options, coordinator: coordinator
    ).complete(&context, inputs: inputs, outputs: outputs, actions: actions)
    context.set("inputs", inputs)
    SwiftViewScaffold(description: self.description, dialect: self.dialect)
      .complete(&context, inputs: inputs, outputs: outputs, actions: actions)
    context[text: "conformances"] = self.conformances
    context[flag: "hasLongDeclaration"] = self.hasLongDeclaration
    return context
  }

  /// Whether the outputs that a view shows are properties, which a view in SwiftUI reads.
  private var usesProperties: Bool {
    self.options.views.contains(.swiftUI) && self.dialect.views.contains(.swiftUI)
      && self.libraries.contains("Plumbline")
  }

  /// The name without its ending.
  private var stem: String { String(self.description.name.dropLast("ViewModel".count)) }

  private var access: String {
    switch self.options.access ?? (self.dialect == .rxSwift ? .internal : .public) {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  // MARK: Imports

  /// The libraries that the form of the view model requires.
  private var libraries: [String] {
    switch self.dialect {
    case .rxSwift where self.options.swiftLibrary == .blueprint: ["PlumblineBlueprint"]
    case .rxSwift: self.description.actions.isEmpty ? ["RxSwift"] : ["Action", "RxSwift"]
    case .macro: ["Plumbline", "PlumblineMacros"]
    default: [self.options.swiftLibrary == .reactiveSwift ? "ReactiveSwift" : "Plumbline"]
    }
  }

  private var testLibraries: [String] {
    let framework =
      switch self.options.testFramework {
      case .xcTest: ["XCTest"]
      case .quick, .quick6: ["Nimble", "Quick"]
      default: ["Testing"]
      }
    switch self.dialect {
    case .macro: return framework + ["Plumbline", "PlumblineTesting"]
    case .kickstarterSwift where self.options.swiftLibrary != .reactiveSwift:
      return framework + ["Plumbline", "PlumblineTesting"]
    default: return framework + self.libraries
    }
  }

  /// The name of the property that holds the service of a view model of the blueprint: `messagesViewModelService`.
  static func service(of description: ViewModelDescription) -> String {
    // Xcode replaces a name that starts like this.
    description.name.hasPrefix("_")
      ? "service" : NameWords.joined(NameWords.of(description.name) + ["Service"])
  }

  /// Modules in alphabetical order.
  private func imports(_ libraries: [String], and others: [String] = []) -> [String] {
    let types =
      self.description.inputs.flatMap(\.parameters).map(\.type) + self.description.outputs.map(\.type)
    let names = Set((types + self.description.actions.flatMap { [$0.input, $0.output] }).flatMap(\.names))
    let foundation = names.isDisjoint(with: Self.foundationTypes) ? [] : ["Foundation"]
    let own = (self.options.settings.imports[.swift] ?? []) + self.description.swift.imports
    return Set(libraries + others + foundation + own).sorted(by: Alphabet.precedes)
  }

  // MARK: Ports

  private var inputs: [RenderContext] {
    let storage = StorageNames.swift(self.description, besides: self.description.inputs.map(\.name))
    var identifiers = UniqueNames()
    return zip(self.description.inputs, storage).map { input, storage in
      var context = RenderContext()
      let names = input.parameters.map { SwiftWords.escaped($0.name) }
      let values = input.parameters.map { parameter in
        PortType.Element(label: input.parameters.count > 1 ? parameter.name : nil, parameter.type)
      }
      let value: PortType = values.count == 1 ? values[0].type : .tuple(values)
      context[text: "name"] = SwiftWords.escaped(input.name)
      context[text: "title"] = input.fullName
      context[text: "identifier"] = Self.identifier(input, among: &identifiers)
      context[text: "parameters"] = input.parameters.map(self.written).joined(separator: ", ")
      context[flag: "hasParameters"] = !input.parameters.isEmpty
      context[text: "storage"] = storage
      context[text: "initialValue"] = self.initialValue(value)
      context[text: "value"] = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
      context[text: "type"] = value.description
      context[lines: "documentation"] = self.documentation(of: input)
      return context
    }
  }

  private func initialValue(_ type: PortType) -> String {
    if type == .void { return "MutableProperty(())" }
    if case .optional = type { return "MutableProperty<\(type)>(nil)" }
    return "MutableProperty<\(PortType.optional(type))>(nil)"
  }

  /// A parameter as a function declares it.
  private func written(_ parameter: PortParameter) -> String {
    var text = parameter.description
    if parameter.type.isFunction {
      let type = parameter.type.description
      text = text.dropLast(type.count) + "@escaping \(type)"
    }
    return text
  }

  /// The base name of an input's helpers, which differs from that of its overloads.
  private static func identifier(_ input: InputDescription, among names: inout UniqueNames) -> String {
    names.take(
      NameWords.joined([input.name] + input.parameters.compactMap(\.label)),
      NameWords.joined([input.name] + input.parameters.map(\.name)))
  }

  private var outputs: [RenderContext] {
    self.description.outputs.map { output in
      var context = RenderContext()
      context[text: "name"] = SwiftWords.escaped(output.name)
      context[text: "title"] = output.name
      context[text: "identifier"] = output.name
      context[text: "type"] = output.type.description
      let initialValue = self.usesProperties ? ShownOutput.initialValue(of: output) : nil
      context[flag: "isProperty"] = initialValue != nil
      context[text: "declaredType"] =
        initialValue == nil ? "Signal<\(output.type), Never>" : "Property<\(output.type)>"
      context[text: "placeholder"] =
        initialValue.map { "Property(initial: \($0), then: Signal.empty)" } ?? ".empty"
      context[text: "observe"] = initialValue == nil ? "observeValues" : "producer.startWithValues"
      context[lines: "documentation"] =
        Self.lines(output.documentation ?? Phrases.output(output.name, output.type))
      context[lines: "sources"] = SourcesComment.lines(output.madeOf)
      return context
    }
  }

  private var actions: [RenderContext] {
    self.description.actions.map { action in
      var context = RenderContext()
      context[text: "name"] = SwiftWords.escaped(action.name)
      context[text: "title"] = action.name
      context[text: "identifier"] = action.name
      context[text: "type"] = self.type(of: action)
      context[text: "placeholder"] = self.placeholder(for: action)
      context[lines: "documentation"] = Self.lines(action.documentation ?? Phrases.action(action.name))
      return context
    }
  }

  private func type(of action: ActionDescription) -> String {
    if self.dialect == .rxSwift {
      let isPlain = action.input == .void && action.output == .void
      return isPlain ? "CocoaAction" : "Action<\(action.input), \(action.output)>"
    }
    // Errors of Plumbline's actions are values of any type.
    guard self.dialect == .kickstarterSwift, self.options.swiftLibrary == .reactiveSwift else {
      return "Action<\(action.input), \(action.output)>"
    }
    return "Action<\(action.input), \(action.output), \(action.failure ?? .named("Never"))>"
  }

  /// The placeholder for the work of an action.
  private func placeholder(for action: ActionDescription) -> String {
    if self.dialect == .rxSwift { return "Observable<\(action.output)>.empty()" }
    let isOfReactiveSwift =
      self.dialect == .kickstarterSwift && self.options.swiftLibrary == .reactiveSwift
    return isOfReactiveSwift ? ".empty" : "SignalProducer<\(action.output), Never>.empty"
  }

  private func documentation(of input: InputDescription) -> [String] {
    if let documentation = input.documentation { return Self.lines(documentation) }
    return Self.lines(Self.phrase(for: input, in: self.dialect))
  }

  /// The documentation of an input without documentation of its own.
  static func phrase(for input: InputDescription, in dialect: ScaffoldDialect) -> String {
    let phrase = Phrases.input(input.name, parameters: input.parameters.map(\.name))
    guard dialect == .rxSwift else { return phrase }
    // An input of the blueprint is not a function.
    return phrase.replacing(/^Call (?:with )?/, with: "Send ")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.isEmpty ? "" : " " + line
    }
  }

  // MARK: The declaration

  /// The protocols that the class conforms to.
  private var conformanceNames: [String] {
    let name = self.description.name
    let kinds =
      ["Inputs", "Outputs"]
      + (self.description.actions.isEmpty && self.dialect != .rxSwift ? [] : ["Actions"])
    switch self.dialect {
    case .macro: return kinds.map { "\(name).\($0)" }
    case .rxSwift: return kinds.map { "\(name)\($0)Type" }
    default: return ["\(name)Type"] + kinds.map { name + $0 }
    }
  }

  /// The names of these protocols, one below the other where they are too long for a line.
  private var conformances: String {
    self.conformanceNames.joined(separator: self.hasLongDeclaration ? ",\n  " : ", ")
  }

  private var hasLongDeclaration: Bool {
    switch self.dialect {
    case .macro, .rxSwift:
      ConformanceList.isLong("extension \(self.description.name)", self.conformanceNames, end: " {}")
    default:
      ConformanceList.isLong(
        "\(self.access)final class \(self.description.name)", self.conformanceNames, end: " {")
    }
  }
}
