internal import SwiftSyntax

/// The members of `self` that initializers read and assign, in the order of the source.
struct SelfUses {
  private(set) var read: [Identifier] = []
  private(set) var assigned: [Identifier] = []

  init(in initializers: [InitializerDeclSyntax]) {
    let finder = Finder(viewMode: .sourceAccurate)
    var assigned: Set<Identifier> = []
    for initializer in initializers where !initializer.isConvenience {
      guard let body = initializer.body else { continue }
      finder.walk(body)
      assigned.formUnion(AssignmentFinder.names(in: body))
    }
    var seen: Set<Identifier> = []
    for name in finder.names where seen.insert(name).inserted {
      if assigned.contains(name) { self.assigned.append(name) } else { self.read.append(name) }
    }
  }

  private final class Finder: SyntaxVisitor {
    var names: [Identifier] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base?.as(DeclReferenceExprSyntax.self)
      if base?.baseName.tokenKind == .keyword(.self) { self.names.append(Identifier(node.declName.baseName)) }
      return .visitChildren
    }
  }
}
