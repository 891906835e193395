import SourceModel

/// The roles that the members of a view model play.
extension ViewModel {
  /// Whether a port has an associated type. Swift then permits neither a type protocol nor accessors.
  var hasAssociatedTypes: Bool {
    self.groups.contains { group in
      group.declaration?.value.members.contains { member in
        guard case .other(let header) = member else { return false }
        return !header.name.text.isEmpty
      } ?? false
    }
  }

  /// The declared port protocols of the view model, of one kind.
  func ownDeclarations(_ kind: PortKind) -> [Located<TypeDeclaration>] {
    self.ownGroups(kind).compactMap(\.declaration)
  }

  /// Whether there are inputs and outputs. Without a protocol of one kind its ports are not known.
  var declaresPorts: Bool {
    [.inputs, .outputs].allSatisfy { kind in self.groups.contains { $0.kind == kind } }
  }

  /// Whether a port of any kind has that name.
  func hasPort(named name: String) -> Bool { self.portNames.contains(name) }

  /// The kinds of ports that the view model has, or that its dialect requires.
  var portKinds: [PortKind] {
    // A use case has only the port protocols that it needs.
    if self.isUseCase { return PortKind.allCases.filter { !self.ownGroups($0).isEmpty } }
    let hasActions =
      switch self.profile.actions {
      // An app without actions needs no empty protocols of actions.
      case .required: self.runDeclaresActions || !self.ownGroups(.actions).isEmpty || self.offersActions
      case .optional: !self.ownGroups(.actions).isEmpty
      case .none: false
      }
    return hasActions ? [.inputs, .outputs, .actions] : [.inputs, .outputs]
  }

  /// Whether the type has an action that is not private, but no port that is an action.
  private var offersActions: Bool {
    guard !self.groups.flatMap(\.ports).contains(where: { self.library.has($0.type?.type.name, .action) })
    else {
      return false
    }
    return self.properties.contains { property in
      !property.value.header.isPrivate && !property.value.header.isStatic && self.isAction(property.value)
    }
  }

  // MARK: Properties

  /// The properties of the instance that implement ports of a kind.
  func properties(implementing kind: PortKind) -> [Located<PropertyDeclaration>] {
    let names = Set(self.ports(kind).filter { $0.declaration.property != nil }.map(\.name.text))
    return self.properties.filter { names.contains($0.value.header.name.text) && !$0.value.header.isStatic }
  }

  /// The type of a property: its own, or that of the port that it implements.
  func type(of property: PropertyDeclaration) -> TypeReference? {
    if let type = property.knownType { return self.resolved(type) }
    return self.propertyPorts[property.header.name.text]?.type.map { self.resolved($0.type) }
  }

  /// Whether a property holds an action of the library, or may hold one.
  func isAction(_ property: PropertyDeclaration) -> Bool {
    self.library.has(self.type(of: property)?.unwrapped.name, .action)
  }

  /// The name of the accessor for a port protocol with a role: `uiOutputs` for `LoginUseCaseUIOutputs`. Nil without a
  /// role.
  func role(of group: PortGroup) -> String? {
    guard let stem = PortName([group.simpleName])?.stem, stem.hasPrefix(self.name), stem != self.name,
      !PortKind.isErrorProtocol(group.simpleName)
    else { return nil }
    let kind = group.kind.protocolName
    let words = NameWords.of(String(stem.dropFirst(self.name.count)))
    return NameWords.joined(words) + (group.simpleName.contains(kind) ? kind : String(kind.dropLast()))
  }

  /// Whether a property exposes the view model as its ports: by its type or, without one, by its name.
  func isAccessor(_ property: PropertyDeclaration, for kind: PortKind) -> Bool {
    if let type = property.type?.type { return self.names(type, ofGroup: kind) }
    return kind.accessorNames.contains(property.header.name.text)
  }

  /// Whether a type is one of the view model's port protocols of a kind.
  func names(_ type: TypeReference, ofGroup kind: PortKind) -> Bool {
    switch self.resolved(type) {
    case .named(let path, _): return self.groups.contains { $0.kind == kind && $0.simpleName == path.last }
    case .composition(let types): return types.contains { self.names($0, ofGroup: kind) }
    default: return false
    }
  }

  /// The properties that expose the ports of a kind, including inherited ones.
  func accessors(for kind: PortKind) -> [Located<PropertyDeclaration>] {
    let inherited = self.typeProtocolExtensions.flatMap { body in
      body.value.properties.map { Located($0, in: body.path) }
    }
    let properties = inherited.isEmpty ? self.properties : self.properties + inherited
    let typed = properties.filter { self.isAccessor($0.value, for: kind) && !$0.value.header.isStatic }
    if !typed.isEmpty { return typed }
    return properties.filter {
      kind.accessorNames.contains($0.value.header.name.text) && !$0.value.header.isStatic
    }
  }

  /// Whether a property is a dependency: a stored property that an initializer gets from outside.
  func isDependency(_ property: PropertyDeclaration) -> Bool {
    guard property.isStoredInInstance, property.initialValue == nil, property.delegate == nil,
      property.tuplePosition == nil
    else {
      return false
    }
    let name = property.header.name.text
    guard self.propertyPorts[name] == nil, !self.isAction(property) else { return false }
    if self.isInHead(property.header) { return true }
    return self.initializers.contains { initializer in
      (initializer.value.body?.effects ?? []).contains { effect in
        guard case .assignment("=", let value) = effect.kind, let target = effect.target.chain,
          target.member?.text == name, target.linksAfterMember.isEmpty
        else { return false }
        guard case .name(let base)? = value.chain?.base else { return false }
        return initializer.value.parameters.contains { $0.name == base.text }
      }
    }
  }

  /// Whether a member is declared as a parameter of the primary constructor in Kotlin.
  func isInHead(_ header: Header) -> Bool {
    header.range.end <= self.declaration.memberRange.start
      && header.range.start > self.declaration.header.name.range.start
  }

  /// The value that an initializer assigns to a member.
  func valueAssigned(to name: String) -> Expression? {
    self.initializers.lazy.flatMap { $0.value.body?.effects ?? [] }.firstResult { effect in
      guard case .assignment("=", let value) = effect.kind, let target = effect.target.chain,
        target.member?.text == name, target.linksAfterMember.isEmpty
      else { return nil }
      return value
    }
  }

  // MARK: Storage of inputs

  /// The stored properties that inputs feed, each once, in the order in which inputs feed them.
  var inputStorage: [(storage: Located<PropertyDeclaration>, feed: Feed)] {
    var seen: Set<Name> = []
    return self.inputs.flatMap(self.storageFeeds).compactMap { feed in
      guard let storage = feed.storage, seen.insert(storage.value.header.name).inserted else { return nil }
      return (storage, feed)
    }
  }

  /// The effects of an input on the properties that back it.
  func storageFeeds(of input: InputImplementation) -> [Feed] {
    let feeds = input.feeds.filter { feed in
      feed.storage.map { self.isInputStorage($0.value, fedBy: feed) } ?? false
    }
    // A function may also update properties that do not back the input.
    func preferring(_ isPreferred: (PropertyDeclaration) -> Bool, _ feeds: [Feed]) -> [Feed] {
      let preferred = feeds.filter { $0.storage.map { isPreferred($0.value) } ?? false }
      return preferred.isEmpty ? feeds : preferred
    }
    let streams = preferring(self.isStream, feeds)
    switch self.profile.inputStorage {
    case .subject(let type): return preferring({ $0.holds(type) }, streams)
    case .property, .port: return streams
    }
  }

  /// Whether a feed stores its value in a property, and does not pass it on to a collaborator.
  func isInputStorage(_ property: PropertyDeclaration, fedBy feed: Feed) -> Bool {
    // An input that sets an output does not store its value.
    if self.propertyPorts[property.header.name.text]?.kind == .outputs { return false }
    return switch (feed.means, self.profile.inputStorage) {
    // This assigns a field of a collaborator.
    case (.value, .subject): false
    case (.value, .property), (.value, .port): self.isStream(property) || !self.isDependency(property)
    case (.replacement, _): !self.isDependency(property)
    case (.call(let name), .subject):
      self.library.sendingMethods.contains(name) && self.isStream(property) && !self.isDependency(property)
    case (.call, .property), (.call, .port): self.isStream(property)
    }
  }

  /// Whether a property holds a stream that values are sent to.
  private func isStream(_ property: PropertyDeclaration) -> Bool {
    if property.tuplePosition != nil { return true }
    let type: TypeReference?
    switch self.profile.inputStorage {
    // The type of the initial value may be more specific than the type of the field.
    case .subject: type = property.knownType
    case .property, .port: type = property.knownType.map { self.resolved($0) }
    }
    return self.profile.storageLibraries.contains { $0.isSink(type?.name) }
  }

  /// Whether a type holds subscriptions.
  func holdsSubscriptions(_ type: TypeReference?) -> Bool {
    type?.unwrapped.elements.contains { self.library.has($0.unwrapped.name, .subscriptions) } ?? false
  }

  // MARK: Findings

  /// A finding at the name of the type.
  func finding(_ message: String, edits: [Edit] = []) -> Finding {
    Finding(message, path: self.path, range: self.declaration.header.name.range, edits: edits)
  }

  /// Whether a type may be an alias for another that is declared outside the run.
  func mayBeAlias(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return false }
    return self.kindOfType(name) == nil && !self.library.isStream(name)
      && Self.outputTypes.contains { name.hasSuffix($0) && name != $0 }
      && !Self.outputTypes.contains(name)
  }

  /// The types of outputs in all libraries, in which the name of an alias for them may end.
  private static let outputTypes = StreamLibrary.names(.output, in: [.reactiveSwift, .rxSwift])
}

/// What sets the dialect of a view model apart.
extension ViewModel {
  var library: StreamLibrary { self.profile.library }
  var language: LanguageProfile { self.profile.language.profile }

  /// The term in messages for the code that derives the outputs.
  var initializerTitle: String { self.profile.classSections[.initializer]?.title ?? "the initializer" }

  /// The severity of findings about order and documentation; nil for that of the rule.
  ///
  /// No document describes view models without port protocols, so theirs are notes.
  var severityOfCustom: Severity? { self.form == .flows ? .note : nil }

  /// A type as messages show it.
  func spelled(_ type: TypeReference) -> String { type.spelled(in: self.profile.language) }
}
