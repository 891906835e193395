import SourceModel

/// A chain of names, members and calls that is being read.
struct ChainParts {
  var base: Chain.Base
  var links: [Chain.Link] = []
  var baseIsLocal = false
  var hasCall = false

  /// The chain of an expression in parentheses, to be continued: `(this.x).y` is `this.x.y`.
  init(of expression: Expression) {
    let chain = expression.chain
    self.base = chain?.base ?? .other
    self.links = chain?.links ?? []
    self.baseIsLocal = chain?.baseIsLocal ?? false
    self.hasCall = self.links.contains { $0.arguments != nil }
  }

  init(base: Chain.Base, baseIsLocal: Bool = false) {
    self.base = base
    self.baseIsLocal = baseIsLocal
  }

  var described: Chain { Chain(base: self.base, links: self.links, baseIsLocal: self.baseIsLocal) }

  mutating func add(_ link: Chain.Link) {
    self.links.append(link)
    if link.arguments != nil { self.hasCall = true }
  }
}
