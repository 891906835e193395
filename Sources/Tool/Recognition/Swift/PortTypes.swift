import SourceModel

/// The types that hold the inputs and the outputs of a view model as their members.
struct PortTypes {
  let form: ViewModel.Form
  let groups: [PortGroup]
  /// The functions that are the inputs of a type whose structure of inputs is empty.
  let inputs: [InputImplementation]

  private let declarations: DeclaredTypes
  private let library: StreamLibrary
  /// Where the type is declared, and the inside of it.
  private let place: NamePlace

  /// Nil when a type has none.
  ///
  /// - Parameters:
  ///   - bodies: the declaration of the type, and its extensions.
  ///   - place: the inside of the type.
  ///   - required: the names that protocols of the run require of it, other than those of a view model.
  ///   - library: the library of its streams.
  init?(
    _ bodies: [Located<TypeDeclaration>], at place: NamePlace, required: Set<String>,
    _ declarations: DeclaredTypes, _ library: StreamLibrary
  ) {
    let finder = Finder(declarations: declarations, library: library, place: place)
    let functions = bodies.flatMap(\.value.functions)
    if let groups = functions.firstResult(of: finder.groups(ofTransform:)) {
      self.form = .transform
      (self.groups, self.inputs) = (groups, [])
    } else if let groups = finder.groups(of: bodies.flatMap(\.value.properties)) {
      self.form = .structs
      let isEmpty = groups.contains { $0.kind == .inputs && $0.ports.isEmpty }
      self.inputs = isEmpty ? OfferedFunctions(bodies, required: required).inputs : []
      self.groups = isEmpty ? [Self.group(of: self.inputs)] + groups : groups
    } else {
      return nil
    }
    (self.declarations, self.library, self.place) = (declarations, library, place)
  }

  private static func group(of functions: [InputImplementation]) -> PortGroup {
    PortGroup(
      kind: .inputs, name: PortKind.inputs.protocolName, isOwn: true, declaration: nil,
      ports: functions.map(\.port))
  }

  /// Whether one of the members is a stream.
  var holdStreams: Bool {
    self.groups.flatMap(\.ports).contains { port in
      let name = port.declaration.property?.knownType?.unwrapped.name
      return self.library.isStream(name) || self.library.has(name, .carrier)
    }
  }
}

/// Finds the types of ports among the members of a type.
private struct Finder {
  let declarations: DeclaredTypes
  let library: StreamLibrary
  let place: NamePlace

  /// The ports of a function such as `transform`; nil for another function.
  func groups(ofTransform function: FunctionDeclaration) -> [PortGroup]? {
    guard ViewModel.Form.namesOfTransform.contains(function.header.name.text), !function.header.isStatic,
      function.body != nil,
      let input = function.parameters.first, let result = function.result,
      let inputs = self.group(.inputs, input.type) ?? self.cases(.inputs, input.type),
      let outputs = self.group(.outputs, result.type) ?? self.cases(.outputs, result.type)
    else { return nil }
    return [inputs, outputs]
  }

  /// The ports of two properties; nil where there are none.
  func groups(of properties: [PropertyDeclaration]) -> [PortGroup]? {
    func group(_ kind: PortKind, _ names: Set<String>) -> PortGroup? {
      properties.firstResult { property in
        guard names.contains(property.header.name.text), !property.header.isStatic,
          !property.header.isPrivate, let type = property.knownType?.unwrapped
        else { return nil }
        return self.group(kind, type)
      }
    }
    guard let inputs = group(.inputs, ["input", "inputs"]) ?? group(.inputs, ["action", "actions"]),
      let outputs = group(.outputs, ["output", "outputs"]) ?? group(.outputs, ["state", "states"]),
      outputs.ports.contains(where: self.isStream),
      inputs.ports.isEmpty || inputs.ports.contains(where: self.isStream)
    else { return nil }
    return [inputs, outputs]
  }

  private func isStream(_ port: Port) -> Bool {
    let name = port.declaration.property?.knownType?.unwrapped.name
    return self.library.isStream(name) || self.library.has(name, .carrier)
  }

  /// The cases of the enumeration whose values a stream has: `AnyPublisher<Input, Never>`; nil for another type.
  private func cases(_ kind: PortKind, _ type: TypeReference) -> PortGroup? {
    guard self.library.isStream(type.unwrapped.name), let path = type.unwrapped.arguments.first?.path,
      let entry = self.declarations.type(named: path, at: self.place), let declared = entry.type,
      declared.value.kind == .enum
    else { return nil }
    let name = path.joined(separator: ".")
    let cases = declared.value.members.filter { member in
      if case .enumConstant = member { true } else { false }
    }
    guard !cases.isEmpty else { return nil }
    return PortGroup(
      kind: kind, name: name, isOwn: true, declaration: declared, isNested: !entry.place.enclosing.isEmpty,
      ports: cases.map { Port(Located($0, in: declared.path), kind: kind, isOwn: true, group: name) })
  }

  /// The members of a type; nil where the run does not declare it, or it is no structure.
  private func group(_ kind: PortKind, _ type: TypeReference) -> PortGroup? {
    guard let path = type.path, let entry = self.declarations.type(named: path, at: self.place),
      let declared = entry.type, declared.value.kind == .struct || declared.value.kind == .class
    else { return nil }
    let name = path.joined(separator: ".")
    let members = declared.value.properties.filter {
      $0.isStoredInInstance && !$0.header.isPrivate && $0.tuplePosition == nil
    }
    return PortGroup(
      kind: kind, name: name, isOwn: true, declaration: declared,
      isNested: !entry.place.enclosing.isEmpty,
      ports: members.map {
        Port(Located(.property($0), in: declared.path), kind: kind, isOwn: true, group: name)
      })
  }
}
