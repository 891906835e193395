import SourceModel

extension Rule {
  static let injectedDependencies = Rule(
    id: "injected-dependencies",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      guard !viewModel.isBaseClass else { return [] }
      return Self.checkSharedCoordinators(viewModel)
        + viewModel.declaration.properties.compactMap { property in
          guard property.isStoredInInstance, property.header.attributes.isEmpty else { return nil }
          if Collaborator.isView(property) {
            let name = property.header.name
            return Finding(
              "remove '\(name.text)': a view model does not hold views; tell a view what to do with an output",
              path: viewModel.path,
              range: name.range)
          }
          guard Collaborator.isServiceOrCoordinator(property)
          else { return nil }
          let name = property.header.name
          guard let message = Self.message(for: property, of: viewModel) else { return nil }
          return Finding(message, path: viewModel.path, range: name.range)
        }
    }
  )

  private static func message(for property: PropertyDeclaration, of viewModel: ViewModel) -> String? {
    let name = property.header.name.text
    if property.initialValue != nil {
      return "inject '\(name)' through 'init': a test injects its own"
    }
    if let value = viewModel.valueAssigned(to: name), Self.makesItself(value) {
      return "inject '\(name)' through 'init' instead of creating it there: a test injects its own"
    }
    if let type = property.type?.type.unwrapped.name,
      let kind = viewModel.kindOfType(type), kind != .protocol
    {
      return "declare '\(name)' with a protocol as its type: '\(type)' is a \(kind.rawValue)"
    }
    // A weak property cannot be a constant.
    let mayVary = property.header.modifiers.contains { $0.name == "weak" || $0.name == "unowned" }
    guard property.header.isPrivate, property.isConstant || mayVary else {
      return "declare '\(name)' as 'private let'"
    }
    return nil
  }

  /// Whether a value is a newly made object, or a shared one: `Service()`, `Service.shared`.
  private static func makesItself(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.links.count == 1 else { return false }
    return Self.sharedType(of: chain) != nil
      || chain.base == .none && (chain.links.first?.name.text.first?.isUppercase ?? false)
  }

  /// The type whose shared instance a chain starts with.
  private static func sharedType(of chain: Chain) -> String? {
    guard case .name(let type) = chain.base, type.text.first?.isUppercase ?? false,
      let first = chain.links.first,
      ["shared", "sharedInstance"].contains(first.name.text)
    else { return nil }
    return type.text
  }

  /// Finds the uses of a shared coordinator, except for those that `init` stores.
  private static func checkSharedCoordinators(_ viewModel: ViewModel) -> [Finding] {
    viewModel.instanceBodies.flatMap { body in
      body.value.calls.compactMap(\.chain).compactMap { chain in
        guard let type = self.sharedType(of: chain), case .name(let name) = chain.base else { return nil }
        // `AppDelegate.shared.coordinator` also accesses a coordinator.
        let isCoordinator = ([type] + chain.links.dropFirst().filter { $0.arguments == nil }.map(\.name.text))
          .contains { Collaborator.isCoordinator($0, nil) }
        guard isCoordinator || Collaborator.isService(type) else { return nil }
        return body.finding(
          "inject the \(isCoordinator ? "coordinator" : "service") through 'init' instead of using "
            + "'\(type).\(chain.links[0].name.text)': a test injects its own",
          at: name.range)
      }
    }
  }
}
