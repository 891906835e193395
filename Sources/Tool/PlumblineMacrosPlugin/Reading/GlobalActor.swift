internal import SwiftSyntax

/// The attributes that isolate a declaration to an actor.
enum GlobalActor {
  static func attribute(in attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.source
      if name.hasSuffix("Actor"), attribute.arguments == nil { return attribute }
    }
    return nil
  }
}
