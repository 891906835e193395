import SwiftSyntax

extension SyntaxCollection {
  /// The elements in their order.
  ///
  /// The iterator of a collection looks its types up at run time, for each element and with a lock.
  var nodes: [Element] {
    // Most lists of attributes and modifiers are empty.
    let count = self.count
    guard count > 0 else { return [] }
    var nodes: [Element] = []
    nodes.reserveCapacity(count)
    for child in Syntax(self).children(viewMode: .all) {
      if let node = child.as(Element.self) { nodes.append(node) }
    }
    return nodes
  }
}
