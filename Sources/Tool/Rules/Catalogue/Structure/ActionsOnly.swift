import SourceModel

extension Rule {
  static let actionsOnly = Rule(
    id: "actions-only",
    dialects: [.rxSwift],
    check: { viewModel, _ in
      let ports = Set((viewModel.ports(.inputs) + viewModel.ports(.outputs)).map(\.fullName))
      let lists = Set(viewModel.groups.map(\.simpleName))
      let bodies = viewModel.bodies.filter { body in
        body.value.kind != .extension
          || body.value.inherited.allSatisfy { lists.contains($0.type.name ?? "") }
      }
      var findings: [Finding] = []
      for body in bodies {
        for function in body.value.functions where !ports.contains(function.fullName) {
          if let message = Self.message(for: function, of: viewModel) {
            findings.append(body.finding(message, at: function.header.name.range))
          }
        }
        for property in body.value.properties where Self.isFunction(property, of: viewModel) {
          let name = property.header.name
          findings.append(body.finding(Self.message(for: name.text), at: name.range))
        }
      }
      for header in Self.others(below: viewModel) {
        findings.append(
          Finding(
            "move '\(header.name.text)' to the service or out of '\(viewModel.name)': below 'init' a view model has "
              + "nothing but actions", path: viewModel.path, range: header.name.range))
      }
      for function in Self.freeFunctions(below: viewModel) {
        let name = function.header.name
        findings.append(Finding(Self.message(for: name.text), path: viewModel.path, range: name.range))
      }
      return findings
    }
  )

  private static func message(for name: String) -> String {
    "make '\(name)' an action, or move it to the service: a view model has no functions except its actions"
  }

  /// The message for a function that is not a port; nil where it is allowed.
  private static func message(for function: FunctionDeclaration, of viewModel: ViewModel) -> String? {
    let name = function.header.name.text
    guard function.kind == .function, name.first.map({ $0.isLetter || $0 == "_" }) ?? false,
      !function.header.has("override"), !viewModel.library.has(function.result?.type.name, .action)
    else { return nil }
    let isSetup = viewModel.initializers.contains { initializer in
      initializer.value.body?.effects.contains { $0.target.chain?.member?.text == name } ?? false
    }
    guard isSetup, !function.returnsValue else { return self.message(for: name) }
    return "do in 'init' what '\(name)' does: a view model is complete once it is created"
  }

  /// Whether a property is a function in another form: a computed observable, or a closure.
  private static func isFunction(_ property: PropertyDeclaration, of viewModel: ViewModel) -> Bool {
    let name = property.header.name.text
    guard !property.header.isStatic, !property.header.has("override"), !viewModel.hasPort(named: name),
      !viewModel.isAction(property), !viewModel.isDependency(property)
    else { return false }
    switch property.accessors {
    case .computed:
      return viewModel.library.has(property.type.map { viewModel.resolved($0.type).name } ?? nil, .stream)
    case .requirement: return false
    case .stored:
      if case .other(let type)? = property.type?.type.unwrapped ?? nil, type.contains("->") { return true }
      let value = property.initialValue ?? viewModel.valueAssigned(to: name)
      return value?.kind == .closure
    }
  }

  /// The members below the initializers that are neither functions nor stored, and that no protocol requires.
  private static func others(below viewModel: ViewModel) -> [Header] {
    let declaration = viewModel.declaration
    guard
      let start = viewModel.initializers.first(where: { $0.path == viewModel.path })?.value.header.range.end
    else { return [] }
    let known = Set(
      viewModel.groups.map(\.simpleName) + [declaration.name + "Type", "AnyObject", "Sendable"])
    guard declaration.inherited.allSatisfy({ $0.type.name.map(known.contains) ?? false }) else { return [] }
    return declaration.members.filter { member in
      guard member.header.range.start > start, !member.header.isStatic, !member.header.has("override") else {
        return false
      }
      switch member {
      case .type: return true
      case .function(let function): return function.kind == .subscriptAccess
      case .property(let property):
        guard case .computed = property.accessors else { return false }
        return !Self.isFunction(property, of: viewModel) && !viewModel.isAction(property)
          && !viewModel.hasPort(named: property.header.name.text)
          && !PortKind.allCases.contains { viewModel.isAccessor(property, for: $0) }
      default: return false
      }
    }.map(\.header)
  }

  /// The functions at the top level that follow a view model before any other type, and that produce its outputs.
  private static func freeFunctions(below viewModel: ViewModel) -> [FunctionDeclaration] {
    let declarations = viewModel.file.declarations
    guard let own = declarations.firstIndex(where: { $0.type === viewModel.declaration }) else { return [] }
    let following = declarations[(own + 1)...].prefix { $0.type == nil || $0.type?.kind == .extension }
    return following.compactMap(\.function).filter { function in
      let isNamed = function.header.name.text.first.map { $0.isLetter || $0 == "_" } ?? false
      let result = function.result.map { viewModel.resolved($0.type).name } ?? nil
      return function.kind == .function && isNamed && !viewModel.library.has(result, .action)
        && (function.header.isPrivate || viewModel.library.has(result, .stream))
    }
  }
}
