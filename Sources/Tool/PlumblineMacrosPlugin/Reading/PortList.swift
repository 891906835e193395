internal import SourceModel
internal import SwiftSyntax

/// A port protocol that is declared in the class of the view model.
struct PortList {
  let kind: PortKind
  let syntax: ProtocolDeclSyntax
  let access: AccessLevel
  let items: [PortItem]

  /// The members in the order of the source.
  let members: [PortMember]
  let inputs: [InputPort]
  let values: [ValuePort]

  init(_ kind: PortKind, _ syntax: ProtocolDeclSyntax) {
    self.kind = kind
    self.syntax = syntax
    self.access = AccessLevel(syntax.modifiers)
    self.items = PortItem.items(of: syntax.memberBlock.members)
    self.members = self.items.flatMap(\.members)
    var inputs: [InputPort] = []
    var values: [ValuePort] = []
    for member in self.members {
      switch (member, kind) {
      case (.input(let port), .inputs): inputs.append(port)
      case (.value(let port), .outputs), (.value(let port), .actions): values.append(port)
      default: continue
      }
    }
    self.inputs = inputs
    self.values = values
  }

  /// The associated types, which the class must specify.
  var associatedTypes: [AssociatedTypeDeclSyntax] {
    self.members.compactMap { member in
      guard case .other(let declaration) = member else { return nil }
      return declaration.as(AssociatedTypeDeclSyntax.self)
    }
  }
}

/// A member of a port protocol.
enum PortMember {
  case input(InputPort)
  case value(ValuePort)
  /// A member that is not a port: a type alias, an initializer, a subscript.
  case other(DeclSyntax)

  init(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self), case .identifier = function.name.tokenKind {
      self = .input(InputPort(function))
    } else if let port = declaration.as(VariableDeclSyntax.self).flatMap(ValuePort.init) {
      self = .value(port)
    } else {
      self = .other(declaration)
    }
  }
}

/// The members of a port protocol, grouped by `#if` blocks.
indirect enum PortItem {
  case member(PortMember)
  /// An `#if` block with its branches.
  case conditional([Clause])

  struct Clause {
    /// `#if os(iOS)`, `#elseif …` or `#else`.
    let head: String
    let items: [PortItem]
  }

  static func items(of members: MemberBlockItemListSyntax) -> [PortItem] {
    members.map { member in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else {
        return .member(PortMember(member.decl))
      }
      return .conditional(
        conditional.clauses.map { clause in
          let condition = clause.condition.map { " \($0.source)" } ?? ""
          let members = clause.elements?.as(MemberBlockItemListSyntax.self)
          return Clause(head: clause.poundKeyword.text + condition, items: members.map(Self.items) ?? [])
        })
    }
  }

  /// The members in the order of the source.
  var members: [PortMember] {
    switch self {
    case .member(let member): [member]
    case .conditional(let clauses): clauses.flatMap { $0.items.flatMap(\.members) }
    }
  }
}

extension PortName {
  /// The parts of the name of a protocol outside of its class: `LoginViewModelInputs`, `LoginViewModelInputsType`; nil
  /// if it does not contain a kind.
  init?(outside name: String) {
    self.init([name])
    guard name.hasPrefix(self.stem + self.kind.protocolName) else { return nil }
  }
}
