import ViewModelModel

/// A subject of a view model in Java with the inputs whose methods feed it.
struct JavaSubject: Sendable {
  var field: PropertyDeclaration
  var inputs: [InputImplementation]

  var name: String { self.field.header.name.text }
}

/// A field of a view model in Java with the output whose method hands it out.
struct JavaOutputField: Sendable {
  var field: PropertyDeclaration
  var output: OutputFunction

  var name: String { self.field.header.name.text }

  /// Whether the method gives the field back as it is, without operators behind it.
  var isGivenBack: Bool {
    guard let result = self.output.function.value.body?.result?.chain else { return false }
    return result.linksAfterMember.isEmpty
  }
}

/// The places in an example in Java that mutations ask for.
extension Example {
  /// The interfaces that the class names.
  var interfaces: [LocatedType] {
    self.declaration.inherited.filter { $0 != self.declaration.superclass }
  }

  // MARK: Lists

  /// The view model's own lists that stand in its file.
  func javaLists(_ kind: PortKind) -> [PortGroup] {
    self.viewModel.ownGroups(kind).filter { $0.declaration?.path == self.path }
  }

  /// The members of a list without those that it inherits.
  func javaPorts(_ list: PortGroup) -> [Port] { list.ports.filter(\.isOwn) }

  // MARK: Fields

  /// The fields that inputs feed, in source order.
  var subjects: [JavaSubject] {
    self.declaration.properties.filter(\.isStoredInInstance).compactMap { field in
      let inputs = self.inputs.filter { input in
        input.feeds.contains { $0.member.text == field.header.name.text && $0.means == .call("onNext") }
      }
      return inputs.isEmpty ? nil : JavaSubject(field: field, inputs: inputs)
    }
  }

  /// The subjects that one input alone feeds, which feeds nothing else and has the same name.
  var namesakes: [JavaSubject] {
    self.subjects.filter { subject in
      guard subject.inputs.count == 1, let input = subject.inputs.first else { return false }
      return input.port.isOwn && input.port.name.text == subject.name
        && !self.subjects.contains { other in
          other.name != subject.name && other.inputs.contains { $0.port.name.text == subject.name }
        }
    }
  }

  /// The fields that outputs come from, in source order.
  var outputFields: [JavaOutputField] {
    self.viewModel.outputFunctions.compactMap { output in
      output.storage.map { JavaOutputField(field: $0.value, output: output) }
    }
    .sorted { $0.field.header.range.start < $1.field.header.range.start }
  }

  /// The fields of outputs, list by list.
  var outputFieldsByList: [[JavaOutputField]] {
    self.viewModel.ownGroups(.outputs).map { list in
      self.outputFields.filter { $0.output.port.group == list.name }
    }
  }

  /// The fields that hand out the ports.
  var portFields: [PropertyDeclaration] {
    let names = Set(PortKind.allCases.flatMap { self.viewModel.ownGroups($0) }.map(\.simpleName))
    return self.declaration.properties.filter { $0.type?.type.name.map(names.contains) ?? false }
  }

  /// The fields that the constructor gets from the environment.
  var environmentFields: [PropertyDeclaration] {
    ["analytics", "clock", "scheduler", "service"].compactMap { self.property($0) }
      .sorted { $0.header.range.start < $1.header.range.start }
  }

  // MARK: Methods

  /// The methods of the view model's own inputs, in source order.
  var inputMethods: [FunctionDeclaration] {
    self.inputs.filter(\.port.isOwn).map(\.function.value)
  }

  /// The methods of the outputs, in source order.
  var outputMethods: [FunctionDeclaration] {
    self.viewModel.outputFunctions.map(\.function.value)
      .sorted { $0.header.range.start < $1.header.range.start }
  }

  /// The methods of the outputs, list by list.
  var outputMethodsByList: [[FunctionDeclaration]] {
    self.viewModel.ownGroups(.outputs).map { list in
      self.viewModel.outputFunctions.filter { $0.port.group == list.name }.map(\.function.value)
        .sorted { $0.header.range.start < $1.header.range.start }
    }
  }

  /// The private methods of the class.
  var privateMethods: [FunctionDeclaration] {
    self.declaration.functions.filter { $0.kind == .function && $0.header.isPrivate }
  }

  // MARK: Text

  /// What a generic type is made of: `Pair<Double, Double>` in `Observable<Pair<Double, Double>>`.
  func element(of type: LocatedType) -> String {
    let text = self.source[type.range]
    guard let start = text.firstIndex(of: "<"), let end = text.lastIndex(of: ">") else { return "Unit" }
    return String(text[text.index(after: start)..<end])
  }

  /// The type without what it is made of.
  func typeName(_ type: LocatedType) -> TextRange {
    let text = self.source[type.range].prefix { $0 != "<" }
    return TextRange(type.range.start, type.range.start + text.utf8.count)
  }

  /// The uses of a field through `this`, and its declaration.
  func uses(of field: PropertyDeclaration) -> [TextRange] {
    let name = field.header.name
    return SourceEditor.occurrences(of: name.text, in: self.source).filter { range in
      if range == name.range { return true }
      let before = self.source[TextRange(range.start - "this.".utf8.count, range.start)]
      return before == "this." && self.source[TextRange(range.end, range.end + 1)] != "("
    }
  }

  /// Whether names with one of them replaced are still in alphabetical order; true when it is not among them.
  func isSorted(_ names: [String], replacing name: String, with replacement: String) -> Bool {
    guard names.contains(name) else { return true }
    let replaced = names.map { ($0 == name ? replacement : $0).lowercased() }
    return zip(replaced, replaced.dropFirst()).allSatisfy { $0 < $1 }
  }
}
