import JavaLanguage
import SourceModel

/// A call of a method.
struct CallParts {
  var node: JavaNode
  var target: JavaNode?
  var name: Name
  var arguments: [JavaNode]
  /// The arguments with their parentheses.
  var range: TextRange
  var typeArguments: [KnownType]

  /// The parts of a call; nil for other expressions.
  init?(_ node: JavaNode) {
    guard case .call(let target, _, let name, let arguments, let range) = node.kind else { return nil }
    self.init(
      node: node, target: target, name: name, arguments: arguments, range: range, typeArguments: [])
  }

  init(
    node: JavaNode, target: JavaNode?, name: Name, arguments: [JavaNode], range: TextRange,
    typeArguments: [KnownType]
  ) {
    self.node = node
    self.target = target
    self.name = name
    self.arguments = arguments
    self.range = range
    self.typeArguments = typeArguments
  }
}
