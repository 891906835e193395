import SourceModel

/// Joins the ports of a view model in Java or Kotlin with the methods that implement them, and these with their fields.
struct JavaImplementations {
  private(set) var inputs: [InputImplementation] = []
  private(set) var outputs: [OutputImplementation] = []
  private(set) var outputFunctions: [OutputFunction] = []

  init(body: Located<TypeDeclaration>, groups: [PortGroup]) {
    let functions = body.value.functions.filter { $0.kind == .function && !$0.header.isStatic }
    let ports = Self.ports(groups.flatMap(\.ports), of: functions)
    let effects = MemberEffects([body], mayInherit: true)
    let properties = Dictionary(
      groups.flatMap(\.ports).filter { $0.declaration.property != nil }.map { ($0.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
    for property in body.value.properties where !property.header.isStatic {
      guard let port = properties[property.header.name.text], port.kind == .outputs else { continue }
      self.outputs.append(
        OutputImplementation(
          port: port, property: Located(property, in: body.path),
          assignments: effects.assignments(to: property.header.name.text)))
    }
    for (function, port) in zip(functions, ports) {
      guard let port else { continue }
      let located = Located(function, in: body.path)
      guard port.kind == .outputs else {
        self.inputs.append(
          InputImplementation(port: port, function: located, feeds: effects.feeds(of: function)))
        continue
      }
      let storage = Self.field(behind: function, among: effects.storage)
      self.outputFunctions.append(OutputFunction(port: port, function: located, storage: storage))
      guard let storage else { continue }
      self.outputs.append(
        OutputImplementation(
          port: port, property: storage, assignments: effects.assignments(to: storage.value.header.name.text))
      )
    }
  }

  /// The field that a getter returns, with or without operators applied.
  private static func field(
    behind function: FunctionDeclaration, among storage: [String: Located<PropertyDeclaration>]
  ) -> Located<PropertyDeclaration>? {
    guard let chain = function.body?.result?.chain, let member = chain.member else { return nil }
    switch chain.base {
    case .instance where chain.links.first?.arguments == nil: return storage[member.text]
    case .name: return storage[member.text]
    default: return nil
    }
  }

  // MARK: Matching

  /// A name and a number of parameters.
  private struct Arity: Hashable {
    var name: String
    var parameters: Int

    init(_ function: FunctionDeclaration) {
      self.name = function.header.name.text
      self.parameters = function.parameters.count
    }
  }

  /// The port that each function implements.
  ///
  /// Without a port with the same parameter types, the only one with as many parameters is used: a delegate may be
  /// generic, and the name of a type may be written in two ways.
  private static func ports(_ ports: [Port], of functions: [FunctionDeclaration]) -> [Port?] {
    let byName = Dictionary(ports.map { ($0.fullName, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(functions.map(\.fullName))
    let left = Dictionary(
      grouping: ports.filter { !names.contains($0.fullName) && $0.declaration.function != nil }
    ) { port in port.declaration.function.map(Arity.init) }
    let unmatched = Dictionary(
      functions.filter { byName[$0.fullName] == nil }.map { (Arity($0), 1) }, uniquingKeysWith: +)
    return functions.map { function in
      if let port = byName[function.fullName] { return port }
      guard let candidates = left[Arity(function)], candidates.count == 1, unmatched[Arity(function)] == 1
      else { return nil }
      return candidates[0]
    }
  }
}
