import SourceModel
import SwiftSyntax

/// Reads an expression as far as the convention requires.
struct ExpressionReader {
  let places: Places
  /// Whether a parameter, a local or a capture has that name.
  var isLocal: (String) -> Bool = { _ in false }

  /// Arguments nested deeper than this are not looked into.
  private static let maximumDepth = 4

  func read(_ expression: ExprSyntax, depth: Int = 0) -> Expression {
    let expression = self.value(of: expression)
    let range = self.places.range(expression)
    switch expression.kind {
    case .nilLiteralExpr:
      return Expression(.null, range)
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr,
      .dictionaryExpr:
      return Expression(.literal, range)
    case .prefixOperatorExpr:
      let inner = expression.cast(PrefixOperatorExprSyntax.self).expression
      let isNumber = inner.is(IntegerLiteralExprSyntax.self) || inner.is(FloatLiteralExprSyntax.self)
      return Expression(isNumber ? .literal : .other, range)
    case .closureExpr:
      return Expression(.closure, range)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      if elements.count == 1, let only = elements.first, only.label == nil, depth < Self.maximumDepth {
        return self.read(only.expression, depth: depth + 1)
      }
      return Expression(.tuple(self.arguments(elements, depth: depth)), range)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .superExpr, .genericSpecializationExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr:
      return Expression(.chain(self.chain(expression, depth: depth)), range)
    default:
      return Expression(.other, range)
    }
  }

  /// The expression after each `try` and `await`.
  private func value(of expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    while true {
      switch expression.kind {
      case .tryExpr: expression = expression.cast(TryExprSyntax.self).expression
      case .awaitExpr: expression = expression.cast(AwaitExprSyntax.self).expression
      default: return expression
      }
    }
  }

  private func arguments(_ elements: LabeledExprListSyntax, depth: Int) -> [Expression.Argument] {
    elements.nodes.map { element in
      let value =
        depth < Self.maximumDepth
        ? self.read(element.expression, depth: depth + 1)
        : Expression(.other, self.places.range(element.expression))
      return Expression.Argument(label: element.label?.bareText, value: value)
    }
  }

  /// Reads names, members and calls from the last to the first, without recursion on the receiver.
  private func chain(_ expression: ExprSyntax, depth: Int) -> Chain {
    var links: [Chain.Link] = []
    var current = expression
    var pending: (typeArguments: [TypeReference], arguments: [Expression.Argument]?) = ([], nil)
    func push(_ name: Name) {
      links.append(
        Chain.Link(name: name, typeArguments: pending.typeArguments, arguments: pending.arguments))
      pending = ([], nil)
    }
    func finish(_ base: Chain.Base, local: Bool = false) -> Chain {
      links.reverse()
      return Chain(base: base, links: links, baseIsLocal: local)
    }

    while true {
      switch current.kind {
      case .functionCallExpr:
        let call = current.cast(FunctionCallExprSyntax.self)
        pending.arguments = self.arguments(of: call, depth: depth)
        current = call.calledExpression
      case .subscriptCallExpr:
        // A subscript is not a separate link.
        pending = ([], nil)
        current = current.cast(SubscriptCallExprSyntax.self).calledExpression
      case .optionalChainingExpr:
        current = current.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr:
        current = current.cast(ForceUnwrapExprSyntax.self).expression
      case .genericSpecializationExpr:
        let specialization = current.cast(GenericSpecializationExprSyntax.self)
        pending.typeArguments = TypeReader.arguments(of: specialization.genericArgumentClause)
        current = specialization.expression
      case .memberAccessExpr:
        let member = current.cast(MemberAccessExprSyntax.self)
        push(self.places.identifier(member.declName.baseName))
        guard let base = member.base else { return finish(.implicit) }
        current = base
      case .declReferenceExpr:
        let name = self.places.identifier(current.cast(DeclReferenceExprSyntax.self).baseName)
        if name.text == "self" { return finish(.instance) }
        if pending.arguments != nil {
          push(name)
          return finish(.none, local: self.isLocal(name.text))
        }
        if !pending.typeArguments.isEmpty {
          return finish(.type(TypeReader.named([name.text], pending.typeArguments)))
        }
        return finish(.name(name), local: self.isLocal(name.text))
      case .superExpr:
        return finish(.superInstance)
      case .tupleExpr:
        // `(self.x)` is `self.x`.
        let elements = current.cast(TupleExprSyntax.self).elements
        guard elements.count == 1, let only = elements.first, only.label == nil else { return finish(.other) }
        current = only.expression
      case .arrayExpr, .dictionaryExpr:
        // `[Int]()`
        return finish(.other)
      default:
        return finish(.other)
      }
    }
  }

  private func arguments(of call: FunctionCallExprSyntax, depth: Int) -> [Expression.Argument] {
    var arguments = self.arguments(call.arguments, depth: depth)
    if let closure = call.trailingClosure {
      arguments.append(
        Expression.Argument(label: nil, value: Expression(.closure, self.places.range(closure))))
    }
    for element in call.additionalTrailingClosures.nodes {
      let value = Expression(.closure, self.places.range(element.closure))
      arguments.append(Expression.Argument(label: element.label.bareText, value: value))
    }
    return arguments
  }
}
