internal import SwiftSyntax

/// A protocol of ports that stands in the class of the view model.
struct PortList {
  let kind: PortKind
  let syntax: ProtocolDeclSyntax
  let access: AccessLevel
  let items: [PortItem]

  init(_ kind: PortKind, _ syntax: ProtocolDeclSyntax) {
    self.kind = kind
    self.syntax = syntax
    self.access = AccessLevel(syntax.modifiers)
    self.items = PortItem.items(of: syntax.memberBlock.members)
  }

  /// The members in the order of the source.
  var members: [PortMember] { self.items.flatMap(\.members).map(\.member) }

  var inputs: [InputPort] {
    self.members.compactMap { member in
      guard self.kind == .inputs, case .input(let port) = member else { return nil }
      return port
    }
  }

  var values: [ValuePort] {
    self.members.compactMap { member in
      guard self.kind != .inputs, case .value(let port) = member else { return nil }
      return port
    }
  }

  /// The associated types, which the class has to say.
  var associatedTypes: [AssociatedTypeDeclSyntax] {
    self.members.compactMap { member in
      guard case .other(let declaration) = member else { return nil }
      return declaration.as(AssociatedTypeDeclSyntax.self)
    }
  }
}
