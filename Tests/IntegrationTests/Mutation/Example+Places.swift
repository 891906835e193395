import SourceModel

/// The places in an example that mutations ask for, in any dialect.
extension Example {
  var declaration: TypeDeclaration { self.viewModel.declaration }
  var name: String { self.viewModel.name }
  var isJava: Bool { self.dialect == .kickstarterJava }
  /// Whether outputs are methods that hand out fields, in Java and Kotlin.
  var hasMethods: Bool { self.dialect.profile.portStyle == .methodsAndGetters }

  // MARK: Ranges

  /// The whole lines that a range touches, with the end of the last one.
  func lines(_ range: TextRange) -> TextRange {
    let starts = self.source.lineStarts
    let last = self.source.lineIndex(at: range.end)
    let end = last + 1 < starts.count ? starts[last + 1] : self.source.bytes.count
    return TextRange(starts[self.source.lineIndex(at: range.start)], end)
  }

  /// The whole lines of a declaration with its documentation.
  func lines(of header: Header) -> TextRange {
    let first = header.leadingComments.first(where: \.isDocumentation)?.range.start ?? header.range.start
    return self.lines(TextRange(first, header.range.end))
  }

  /// Where the line of a type's closing brace starts.
  func lastLine(of type: TypeDeclaration) -> Int {
    self.lines(TextRange(type.memberRange.end - 1, type.memberRange.end)).start
  }

  // MARK: Protocols

  /// The view model's own list of ports that stands in the file outside of the class.
  func list(_ kind: PortKind) -> TypeDeclaration? {
    let declaration = self.viewModel.ownGroups(kind).first { !$0.isNested || self.hasMethods }?.declaration
    return declaration?.path == self.path ? declaration?.value : nil
  }

  /// The members of the view model's own lists of the file, list by list.
  func lists(_ kind: PortKind) -> [[Port]] {
    self.viewModel.ownGroups(kind).filter { $0.declaration?.path == self.path }
      .map { $0.ports.filter(\.isOwn) }
  }

  var typeProtocol: TypeDeclaration? {
    guard case .declared(let declaration) = self.viewModel.typeProtocol else { return nil }
    return declaration.value
  }

  /// The empty extension that conforms to the ports.
  var conformance: TypeDeclaration? {
    self.viewModel.extensions.map(\.value).first { !$0.inherited.isEmpty }
  }

  // MARK: Members

  var initializer: FunctionDeclaration? {
    // In Kotlin, 'init' is the code of the constructor.
    let initializers = self.declaration.functions.filter {
      $0.kind == .initializer || $0.kind == .initializerBlock
    }
    return initializers.first { $0.body != nil } ?? initializers.first
  }

  /// The initializer where other members follow it.
  var initializers: [Header] {
    guard let initializer, let last = self.declaration.properties.last,
      initializer.header.range.start < last.header.range.start
    else { return [] }
    return [initializer.header]
  }

  /// The properties that hand out the ports.
  var accessors: [PropertyDeclaration] {
    self.declaration.properties.filter { property in
      PortKind.allCases.contains { property.header.name.text == $0.rawValue }
    }
  }

  /// The functions of the inputs, in source order.
  var inputs: [InputImplementation] {
    self.viewModel.inputs.sorted {
      $0.function.value.header.range.start < $1.function.value.header.range.start
    }
  }

  /// The properties that inputs feed, in source order; without dependencies, which have no initial value.
  var inputStorage: [Header] {
    let library = self.dialect.profile.library
    let properties = self.declaration.properties.filter {
      $0.isStoredInInstance && $0.initialValue != nil && !library.has($0.knownType?.name, .subscriptions)
    }
    return properties.map(\.header).filter { storage in self.inputs.contains { $0.feeds(storage) } }
  }

  /// The properties that one input feeds, which feeds nothing else, with that input.
  var ownInputStorage: [(storage: Header, input: InputImplementation)] {
    self.inputStorage.compactMap { storage in
      let inputs = self.inputs.filter { $0.feeds(storage) }
      guard inputs.count == 1, inputs[0].feeds.count == 1 else { return nil }
      return (storage, inputs[0])
    }
  }

  /// The inputs whose function directly follows the property that backs it, with the whole lines of both.
  var inputPairs: [(name: String, lines: TextRange)] {
    let members = self.declaration.members
    return zip(members, members.dropFirst()).compactMap { first, second in
      guard let storage = first.property?.header, let function = second.function?.header,
        self.inputs.contains(where: { $0.function.value.header.range == function.range && $0.feeds(storage) })
      else { return nil }
      let lines = TextRange(self.lines(of: storage).start, self.lines(of: function).end)
      return (name: storage.name.text, lines: lines)
    }
  }

  /// The properties that outputs come from, in source order, list by list.
  var outputStorage: [[Header]] {
    guard self.hasMethods else {
      let names = Set(self.lists(.outputs).flatMap { $0 }.map(\.name.text))
      let properties = self.declaration.properties.filter(\.isStoredInInstance).map(\.header)
      return [properties.filter { names.contains($0.name.text) }]
    }
    return self.viewModel.ownGroups(.outputs).map { list in
      self.viewModel.outputFunctions.filter { $0.port.group == list.name }.compactMap {
        $0.storage?.value.header
      }
      .sorted { $0.range.start < $1.range.start }
    }
  }

  /// The functions of the outputs, in source order, list by list.
  var outputFunctions: [[FunctionDeclaration]] {
    self.viewModel.ownGroups(.outputs).map { list in
      self.viewModel.outputFunctions.filter { $0.port.group == list.name }.map(\.function.value)
        .sorted { $0.header.range.start < $1.header.range.start }
    }
  }

  /// The service and the coordinator.
  var dependencies: [Header] {
    self.declaration.properties.map(\.header).filter {
      ["analytics", "service", "coordinator"].contains($0.name.text)
    }
  }

  /// The private functions that a view model needs beside its own.
  var helpers: [Header] {
    let functions =
      self.hasMethods
      ? self.declaration.functions.filter { $0.kind == .function }
      : self.file.declarations.compactMap(\.function)
    return functions.map(\.header).filter(\.isPrivate)
  }

  /// The assignments of the initializer to a member.
  func assignments(to member: String) -> [Effect] {
    (self.initializer?.body?.effects ?? []).filter { effect in
      guard case .assignment("=", _) = effect.kind, let target = effect.target.chain else { return false }
      return target.member?.text == member && target.linksAfterMember.isEmpty
    }
  }

  // MARK: Names

  /// The declaration of a member, and its uses through the keyword of the instance.
  func uses(of header: Header) -> [TextRange] {
    SourceEditor.occurrences(of: header.name.text, in: self.source).filter { range in
      guard range != header.name.range else { return true }
      let before = self.source[TextRange(max(0, range.start - "self.".utf8.count), range.start)]
      let after = self.source[TextRange(range.end, range.end + 1)]
      return ["self.", "this."].contains(before) && after != "("
    }
  }

  /// The names of stored properties that functions reach through the keyword of the instance, and could without.
  var qualifiedUses: [TextRange] {
    let names = Set(self.declaration.properties.filter(\.isStoredInInstance).map(\.header.name.text))
    return self.declaration.functions.flatMap { function -> [TextRange] in
      let parameters = function.parameters.map(\.name)
      return (function.body?.references ?? []).filter { reference in
        // A parameter or a local of the same name is what the bare name would mean.
        reference.form == .qualified && names.contains(reference.name.text)
          && !parameters.contains(reference.name.text) && !self.hasLocal(reference.name.text)
          && self.source[TextRange(reference.name.range.end, reference.name.range.end + 1)] != "("
      }
      .map(\.name.range)
    }
  }

  private func hasLocal(_ name: String) -> Bool {
    SourceEditor.occurrences(of: name, in: self.source).contains { range in
      let before = self.source[TextRange(max(0, range.start - 4), range.start)]
      return self.source[TextRange(range.end, range.end + 2)] == " ="
        && (before == "let " || before.hasSuffix("> "))
        && (self.initializer?.body?.range.contains(range) ?? false)
    }
  }

  /// Renames a port wherever it stands to the first of some names that leaves its list in order.
  func rename(_ index: Int, of list: [Port], toOneOf names: [String]) -> Mutation.Variant? {
    let port = list[index]
    // A bare word is fine where labels say more.
    guard port.declaration.function?.parameters.contains(where: { $0.label != nil }) != true else {
      return nil
    }
    let name = names.first { name in
      let isTaken = [name, name + "Property"].contains {
        !SourceEditor.occurrences(of: $0, in: self.source).isEmpty
      }
      let isAfter = index == 0 || list[index - 1].name.text.lowercased() < name
      return !isTaken && isAfter && (index + 1 == list.count || name < list[index + 1].name.text.lowercased())
    }
    guard let name else { return nil }
    return self.variant("\(port.name.text) to \(name)") { editor in
      editor.rename(port.name.text, to: name)
      editor.rename(port.name.text + "Property", to: name + "Property")
    }
  }

  /// Variants in which a port has another type, where it is required and where it is written.
  func retyping(_ lists: [[Port]], as types: [String]) -> [Mutation.Variant] {
    zip(types, lists.flatMap { $0 }).flatMap { type, port -> [Mutation.Variant] in
      let property = self.declaration.properties.first { $0.header.name.text == port.name.text }?.type
      let function = self.declaration.functions.first { $0.header.name.text == port.name.text }?.result
      guard let required = port.type, let name = required.type.name else { return [] }
      let written = [required, self.hasMethods ? function : property].compactMap { $0 }
      return [
        self.variant("\(port.name.text), \(type)") { editor in
          for place in written {
            editor.replace(TextRange(place.range.start, place.range.start + name.utf8.count), with: type)
          }
        }
      ]
    }
  }
}

extension InputImplementation {
  /// Whether the function of the input feeds a property.
  func feeds(_ storage: Header) -> Bool { self.feeds.contains { $0.member.text == storage.name.text } }
}
