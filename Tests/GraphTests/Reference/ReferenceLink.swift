/// Where events of a node go.
final class ReferenceLink {
  enum Target {
    case observer(Int)
    /// A numbered input of a node.
    case input(ReferenceNode, Int)
    /// A numbered inner producer, and what it adds to the values of the node that it leads to.
    case inner(ReferenceNode, number: Int, offset: Int, isOfProperty: Bool)
  }

  let source: ReferenceNode
  let target: Target
  var isOpen = true

  init(from source: ReferenceNode, to target: Target) {
    self.source = source
    self.target = target
  }

  /// The node that gets the events.
  var node: ReferenceNode? {
    switch self.target {
    case .observer: nil
    case .input(let node, _), .inner(let node, _, _, _): node
    }
  }

  /// Whether it is of the producer of a mutable property. The other links of that are those of a signal that may
  /// fail, which has observed the property since it was made: they come first.
  var isOfProperty: Bool {
    if case .inner(_, _, _, let isOfProperty) = self.target { isOfProperty } else { false }
  }
}
