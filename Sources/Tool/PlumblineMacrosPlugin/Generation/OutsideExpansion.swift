internal import SourceModel
internal import SwiftSyntax

/// The members that the macro generates in a class whose protocols are outside of it.
struct OutsideExpansion {
  private let viewModel: ViewModelDeclaration
  private let lists: [OutsideList]

  init(_ viewModel: ViewModelDeclaration, _ lists: [OutsideList]) {
    self.viewModel = viewModel
    self.lists = lists
  }

  /// The members: the properties that the initializers read, the constants that they assign, and the accessors.
  func members() -> [DeclSyntax] {
    let uses = SelfUses(in: self.viewModel.written.initializers)
    let inputs = uses.read.filter { $0.text.hasSuffix("Property") && !self.isWritten($0) }
    let outputs = uses.assigned.filter { !self.isWritten($0) }
    var texts = inputs.map { name in
      "private let \(name.written): \(OutsideWriter.alias(of: name)) = \(OutsideWriter.alias(of: name))()"
    }
    texts += outputs.map { name in
      "\(self.viewModel.access.prefix)let \(name.written): \(OutsideWriter.alias(of: name))"
    }
    texts.append(self.inputProperty(inputs))
    texts += self.lists.compactMap(self.accessor)
    return Expansion.declarations(texts.joined(separator: "\n\n"))
  }

  private func isWritten(_ name: Identifier) -> Bool { self.viewModel.written.properties.contains(name) }

  /// The function that returns the properties to the functions of the inputs.
  private func inputProperty(_ inputs: [Identifier]) -> String {
    let written = self.viewModel.written.properties.filter { $0.text.hasSuffix("Property") }
    let all = inputs + written.sorted { $0.text < $1.text }
    let cases = all.map { "  case \"\($0.text)\": return self.\($0.written)\n" }
    let body =
      all.isEmpty
      ? "  return nil" : "  switch name {\n\(cases.joined().dropLast())\n  default: return nil\n  }"
    return """
      /// The property that stores an input, for the function of the input.
      \(self.viewModel.access.prefix)func _inputProperty(_ name: String) -> AnyObject? {
      \(body)
      }
      """
  }

  private func accessor(for list: OutsideList) -> String? {
    guard !self.isWritten(Identifier(list.kind.rawValue)) else { return nil }
    return """
      /// The view model as its \(list.kind.rawValue).
      \(self.viewModel.access.prefix)var \(list.kind.rawValue): any \(list.type) {
        return self
      }
      """
  }
}

/// Generates what a class needs from a protocol that it cannot see: the types of its ports, and the functions of its
/// inputs.
struct OutsideWriter {
  private let list: PortList
  private let viewModel: ViewModelDeclaration

  init(_ list: PortList) {
    self.list = list
    self.viewModel = ViewModelDeclaration(outside: list)
  }

  /// The type alias with which the class refers to the type of a property.
  static func alias(of property: Identifier) -> String { Identifier("_\(property.text)").written }

  /// The extensions of the protocol.
  func extensions(of protocolName: String) -> [String] {
    let aliases = ConditionalText.pieces(of: self.list.items, self.aliases)
    let functions = ConditionalText.pieces(of: self.list.items, self.functions)
    let availability = Availability(self.list.syntax.attributes).attributes.map { "\($0.source)\n" }.joined()
    var extensions: [String] = []
    if !aliases.isEmpty {
      extensions.append(
        "\(availability)extension \(protocolName) {\n\(aliases.joined(separator: "\n").indented)\n}")
    }
    if !functions.isEmpty {
      let body = functions.joined(separator: "\n\n").indented
      extensions.append("\(availability)extension \(protocolName) where Self: _StoresInputs {\n\(body)\n}")
    }
    return extensions
  }

  private func aliases(for member: PortMember) -> [String] {
    switch (member, self.list.kind) {
    case (.input(let port), .inputs) where self.isPossible(port):
      let alias = Self.alias(of: self.viewModel.storageNames[port])
      return ["\(self.list.access.prefix)typealias \(alias) = MutableProperty<\(port.storage.type.source)>"]
    case (.value(let port), .outputs), (.value(let port), .actions):
      return ["\(self.list.access.prefix)typealias \(Self.alias(of: port.name)) = \(port.type.source)"]
    default: return []
    }
  }

  private func functions(for member: PortMember) -> [String] {
    guard self.list.kind == .inputs, case .input(let port) = member, self.isPossible(port) else { return [] }
    let name = self.viewModel.storageNames[port]
    let writer = InputWriter(viewModel: self.viewModel, access: self.list.access)
    let body = "self._feed(\"\(name.text)\", \(writer.labelledValue(of: port)))"
    return [writer.function(of: port, replacingSelf: false, body: body)]
  }

  /// Whether the function can be generated here; otherwise it must be written in the class.
  private func isPossible(_ port: InputPort) -> Bool {
    port.problems(isIsolated: self.viewModel.isolation != nil).isEmpty
  }
}

/// A port protocol outside of the class, as the attribute names it.
struct OutsideList {
  let kind: PortKind
  /// The type as in the source, without `any`.
  let type: String
  let argument: LabeledExprSyntax

  /// The protocols that an attribute names: `inputs: LoginViewModelInputs.self`.
  static func lists(of attribute: AttributeSyntax) -> [Self] {
    guard case .argumentList(let arguments)? = attribute.arguments else { return [] }
    return arguments.compactMap { argument in
      guard let kind = argument.label.flatMap({ PortKind(rawValue: $0.text) }),
        let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.tokenKind == .keyword(.self), let base = member.base
      else { return nil }
      var type = base.source
      if type.hasPrefix("("), type.hasSuffix(")") { type = String(type.dropFirst().dropLast()).trimmed }
      if type.hasPrefix("any ") { type = String(type.dropFirst(4)).trimmed }
      return Self(kind: kind, type: type, argument: argument)
    }
  }
}
