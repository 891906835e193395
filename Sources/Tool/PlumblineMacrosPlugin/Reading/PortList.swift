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
