import Engine
import SeededRandom
import SourceModel

@testable import Scaffolding

/// Descriptions that are drawn at random, of what a dialect has words for.
struct RandomDescription {
  private var random: SplitMix64
  private let dialect: ScaffoldDialect
  private let table = NameTable()

  private static let subjects = [
    "email", "messageThread", "saveButton", "avatarImageURL", "größe", "名前", "x", "_private", "row2", "html",
    "isLoading", "default", "class", "repeat", "new", "package", "notify", "toString", "finish", "swift",
    "goToProfile", "showError", "startOver", "errorLabelIsHidden", "isErrorLabelHidden", "configure",
    "viewDid",
  ]
  private static let events = [
    "Tapped", "Changed", "Selected", "DidReturn", "", "Requested", "Clicked", "With",
  ]
  private static let types = [
    "Int", "Bool", "String", "Double", "Float", "Character", "Int8", "Int16", "Int64", "Date", "URL", "UUID",
    "Decimal", "Locale", "Message", "User", "Any", "Error",
  ]

  static func make(seed: UInt64, for dialect: ScaffoldDialect) -> ViewModelDescription {
    var maker = RandomDescription(random: SplitMix64(seed: seed), dialect: dialect)
    return maker.description()
  }

  private var isOfAndroid: Bool { [.kickstarterJava, .kickstarterKotlin].contains(self.dialect) }
  private var isOfRxSwift: Bool { self.dialect == .rxSwift }

  private mutating func description() -> ViewModelDescription {
    let name =
      self.random.pick(["Messages", "Login", "MessageCell", "Überblick", "A1", "Form_2"], or: "A")
      + "ViewModel"
    var taken: Set<String> = ["inputs", "outputs", "actions", "service", "coordinator"]
    var description = ViewModelDescription(name)
    let inputs = (0..<self.random.below(5)).compactMap { _ in self.input(&taken) }
    var outputs = (0..<self.random.below(5)).compactMap { _ in self.output(&taken) }
    let actions = self.isOfAndroid ? [] : (0..<self.random.below(3)).compactMap { _ in self.action(&taken) }
    for index in outputs.indices {
      outputs[index].madeOf = (inputs.map(\.name) + actions.map(\.name)).filter { _ in
        self.random.happens(onceIn: 3)
      }
    }
    description = ViewModelDescription(name, inputs: inputs, outputs: outputs, actions: actions)
    if self.isOfAndroid {
      // Nothing in Kotlin names the view.
      if self.dialect == .kickstarterJava, self.random.happens(onceIn: 3) {
        description.java.view = "SomeFragment"
      }
    } else if self.random.happens(onceIn: 3) {
      description.swift.imports = ["Models", "UI"]
    }
    return description
  }

  /// A name that nothing has yet, and that no platform gives to something else.
  private mutating func name(_ taken: inout Set<String>, _ kind: NameTable.Kind) -> String? {
    let subject = self.random.pick(Self.subjects, or: "x")
    let event = self.random.pick(Self.events, or: "")
    let name = kind == .inputs || self.random.happens(onceIn: 4) ? subject + event : subject
    guard SwiftWords.isName(name), self.table.swift(name, kind) == name,
      self.table.swift(self.table.java(name, kind), kind) == name
    else { return nil }
    // Names that another platform would give to two ports are a case of their own.
    let names = [name, self.table.java(name, kind)]
    guard taken.isDisjoint(with: names) else { return nil }
    taken.formUnion(names)
    return name
  }

  // MARK: Ports

  private mutating func input(_ taken: inout Set<String>) -> InputDescription? {
    guard let name = self.name(&taken, .inputs) else { return nil }
    let count = self.random.pick([0, 0, 1, 1, 2, 3], or: 0)
    var parameters: [(name: String, type: PortType)] = []
    for index in 0..<count {
      let name = self.random.pick(["text", "project", "for", "in", "row", "größe", "default"], or: "value")
      parameters.append(("\(name)\(index == 0 ? "" : String(index))", self.type(3)))
    }
    var input = InputDescription(name)
    switch self.dialect {
    case .rxSwift:
      // A subject has no parameters; where it has several values, their names are those of a tuple.
      let types = parameters.map { PortType.Element(label: $0.name, $0.type) }
      let value: PortType = types.count == 1 ? types[0].type : .tuple(types)
      input.parameters = ParameterLabels.parameters(for: value, of: name)
    case .kickstarterJava, .kickstarterKotlin:
      input.parameters = ParameterLabels.labelled(parameters, of: name)
    case .kickstarterSwift, .macro:
      input.parameters = parameters.map { parameter in
        let label = self.random.pick([nil, parameter.name, "with", "for", "inout"], or: nil)
        return PortParameter(label: label, name: parameter.name, type: parameter.type)
      }
    }
    let phrase =
      self.isOfAndroid
      ? Phrases.input(self.table.java(name, .inputs), parameters: input.parameters.map(\.name))
      : SwiftScaffold.phrase(for: input, in: self.dialect)
    input.documentation = self.documentation(besides: phrase)
    return input
  }

  private mutating func output(_ taken: inout Set<String>) -> OutputDescription? {
    guard let name = self.name(&taken, .outputs) else { return nil }
    let type = self.random.happens(onceIn: 5) ? .void : self.type(4)
    let shown = self.isOfAndroid ? self.table.java(name, .outputs) : name
    return OutputDescription(
      name, type, documentation: self.documentation(besides: Phrases.output(shown, type)))
  }

  private mutating func action(_ taken: inout Set<String>) -> ActionDescription? {
    guard let name = self.name(&taken, .outputs) else { return nil }
    let input = self.random.happens(onceIn: 3) ? .void : self.type(2)
    let output = self.random.happens(onceIn: 3) ? .void : self.type(2)
    return ActionDescription(
      name, input: input, output: output, documentation: self.documentation(besides: Phrases.action(name)))
  }

  private mutating func documentation(besides phrase: String) -> String? {
    guard self.random.happens(onceIn: 3) else { return nil }
    let words = [
      "Call", "when", "it's", "\"quoted\"", "a: b", "- c", "#d", "{{name}}", "&amp;", "<b>", "\\n", "'",
      "größe", "///", "MARK",
      "|", "e\u{301}", "@f", "%", "//", "`g`", "*/", "*/\u{301}", "/*", "/*/", "&#47;*", "\\u0041", "*&#47;",
      "&#92;u", "*&#38;#47;",
      "&#38;",
      "\u{FFFE}", "h\u{200D}", "\u{301}i", "*", "'\u{301}", "##[j]", "::k", "\u{202E}l\u{1B}",
    ]
    let lines = (0..<(1 + self.random.below(3))).map { index in
      // A blank line between others is kept.
      index == 1 && self.random.happens(onceIn: 2)
        ? "" : (0...self.random.below(4)).map { _ in self.random.pick(words, or: "") }.joined(separator: " ")
    }
    let text = lines.joined(separator: "\n").trimmingLines
    return text.isEmpty || text == phrase ? nil : text
  }

  // MARK: Types

  private mutating func type(_ depth: Int) -> PortType {
    guard depth > 0, self.random.happens(onceIn: 2) else { return self.leaf() }
    switch self.random.below(8) {
    case 0: return .optional(self.type(depth - 1))
    case 1: return .array(self.type(depth - 1))
    case 2:
      return .dictionary(
        .named(self.random.pick(["String", "Int", "UUID"], or: "Int")), self.type(depth - 1))
    case 3: return self.tuple(depth)
    case 4: return .function(self.function(depth))
    case 5: return .named("Set", .named(self.random.pick(["String", "Int"], or: "Int")))
    case 6: return .named("Page", self.type(depth - 1))
    default: return self.isOfAndroid ? self.leaf() : self.swiftType(depth)
    }
  }

  private mutating func leaf() -> PortType {
    self.random.happens(onceIn: 12)
      ? .named(["Outer", "Inner"]) : .named(self.random.pick(Self.types, or: "Int"))
  }

  /// What Swift alone has.
  private mutating func swiftType(_ depth: Int) -> PortType {
    switch self.random.below(4) {
    case 0: .constrained(keyword: "any", .named("Shape"))
    case 1: .composition([.named("Shape"), .named("Sendable")])
    case 2: .verbatim("Shape.Type")
    default: .named(["Models", "Page"], arguments: [self.type(depth - 1)])
    }
  }

  private mutating func tuple(_ depth: Int) -> PortType {
    let count = 2 + self.random.below(2)
    let isLabelled = !self.isOfAndroid && self.random.happens(onceIn: 2)
    return .tuple(
      (0..<count).map { index in
        var type = self.type(depth - 1)
        // In Java a pair whose first value is a pair is a longer tuple.
        if self.isOfAndroid, index == 0, case .tuple = type { type = self.leaf() }
        return PortType.Element(label: isLabelled ? ["first", "in", "third"][index] : nil, type)
      })
  }

  private mutating func function(_ depth: Int) -> PortType.Function {
    let parameters = (0..<self.random.below(3)).map { _ in self.type(depth - 1) }
    let result = self.random.happens(onceIn: 2) ? .void : self.type(depth - 1)
    guard !self.isOfAndroid else { return PortType.Function(parameters, result: result) }
    return PortType.Function(
      attributes: self.random.pick([[], [], ["@Sendable"], ["@MainActor", "@Sendable"]], or: []), parameters,
      effects: self.random.pick([[], [], ["async"], ["throws"], ["async", "throws(LoadError)"]], or: []),
      result: result)
  }
}
