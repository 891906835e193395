internal import SwiftSyntax

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
