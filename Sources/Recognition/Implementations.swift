import ViewModelModel

/// Joins the ports of a view model with the members that implement them.
struct Implementations {
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []

  init(bodies: [Located<TypeDeclaration>], groups: [PortGroup]) {
    let ports = groups.flatMap(\.ports)
    var inputFunctions: [String: Port] = [:]
    var outputProperties: [String: Port] = [:]
    for port in ports {
      if port.kind == .inputs, port.declaration.function != nil { inputFunctions[port.fullName] = port }
      if port.kind == .outputs, port.declaration.property != nil { outputProperties[port.name.text] = port }
    }

    let properties = bodies.flatMap { body in
      body.value.properties.filter { !$0.header.isStatic }.map { Located($0, in: body.path) }
    }
    let stored = Dictionary(
      properties.filter { $0.value.accessors == .stored }.map { ($0.value.header.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let members = Set(bodies.flatMap(\.value.members).map(\.header.name.text))
    for body in bodies {
      for function in body.value.functions where function.kind == .function && !function.header.isStatic {
        guard let port = inputFunctions[function.fullName] else { continue }
        self.inputs.append(
          InputImplementation(
            port: port,
            function: Located(function, in: body.path),
            feeds: Self.feeds(of: function, storage: stored, members: members)
          )
        )
      }
    }

    let assignments = Self.assignments(in: bodies)
    for property in properties {
      guard let port = outputProperties[property.value.header.name.text] else { continue }
      self.outputs.append(
        OutputImplementation(
          port: port, property: property, assignments: assignments[property.value.header.name.text] ?? [])
      )
    }
  }

  /// What a function does with the members of its instance.
  private static func feeds(
    of function: FunctionDeclaration, storage: [String: Located<PropertyDeclaration>], members: Set<String>
  ) -> [Feed] {
    guard let body = function.body else { return [] }
    return body.effects.flatMap { effect in
      Self.targets(of: effect.target).compactMap { target -> Feed? in
        guard let chain = target.chain, let member = chain.member else { return nil }
        // Without `self`, a name that is no member is a function or a type of the file.
        guard chain.base == .instance || members.contains(member.text) else { return nil }
        let means = Self.means(of: effect, to: chain, member: member)
        return Feed(member: member, storage: storage[member.text], means: means, range: effect.range)
      }
    }
  }

  /// What an effect does to a member.
  private static func means(of effect: Effect, to chain: Chain, member: Name) -> Feed.Means {
    let links = chain.linksAfterMember
    // `<~` binds, and changes nothing by itself.
    guard case .assignment(let name, let value) = effect.kind, name.hasSuffix("=") else {
      return .call(links.last?.name.text ?? member.text)
    }
    if links.isEmpty { return .replacement(value) }
    if links.count == 1, links.first?.name.text == "value" { return .value(value) }
    return .call(links.last?.name.text ?? member.text)
  }

  /// The assignments of initializers by the member that they assign.
  private static func assignments(in bodies: [Located<TypeDeclaration>]) -> [String: [Located<Effect>]] {
    var assignments: [String: [Located<Effect>]] = [:]
    for body in bodies {
      for function in body.value.functions where function.kind == .initializer {
        for effect in function.body?.effects ?? [] {
          guard case .assignment("=", _) = effect.kind else { continue }
          for target in Self.targets(of: effect.target) {
            guard let chain = target.chain, let member = chain.member, chain.linksAfterMember.isEmpty else {
              continue
            }
            assignments[member.text, default: []].append(Located(effect, in: body.path))
          }
        }
      }
    }
    return assignments
  }

  /// The targets of an assignment: several in `(self.a, self.b) = …`.
  private static func targets(of target: Expression) -> [Expression] {
    guard case .tuple(let elements) = target.kind else { return [target] }
    return elements.map(\.value)
  }
}
