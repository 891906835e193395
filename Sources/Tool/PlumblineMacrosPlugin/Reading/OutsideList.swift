internal import SourceModel
internal import SwiftSyntax

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
