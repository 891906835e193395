import SourceModel

/// The effects of the bodies of a view model on the members of its instance.
struct MemberEffects {
  /// The stored properties of the instance by name.
  let storage: [String: Located<PropertyDeclaration>]
  private let members: Set<String>
  /// Whether a name without `self` may refer to a member that is declared elsewhere.
  private let mayInherit: Bool
  private let assignmentsByMember: [String: [Located<Effect>]]

  /// - Parameters:
  ///   - bodies: the view model's declaration and its extensions.
  ///   - mayInherit: whether a name without `self` may refer to a member that is declared elsewhere: in Java, where
  ///     all names of types start with a capital letter.
  init(_ bodies: [Located<TypeDeclaration>], mayInherit: Bool = false) {
    let properties = bodies.flatMap { body in
      body.value.properties.filter { !$0.header.isStatic }.map { Located($0, in: body.path) }
    }
    self.storage = Dictionary(
      properties.filter { $0.value.accessors == .stored }.map { ($0.value.header.name.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.members = Set(bodies.flatMap(\.value.members).map(\.header.name.text))
    self.mayInherit = mayInherit
    self.assignmentsByMember = Self.assignments(in: bodies)
  }

  /// The effects of a function on the members of its instance.
  func feeds(of function: FunctionDeclaration) -> [Feed] {
    guard let body = function.body else { return [] }
    return body.effects.flatMap { effect in
      Self.targets(of: effect.target).compactMap { target -> Feed? in
        guard let chain = target.chain, let member = chain.member else { return nil }
        // Without `self`, a name that is not a member is a function or a type of the file.
        guard chain.base == .instance || self.isMember(member.text) else { return nil }
        let means = Self.means(of: effect, to: chain, member: member)
        return Feed(member: member, storage: self.storage[member.text], means: means, range: effect.range)
      }
    }
  }

  /// The assignments of initializers to a member, in source order.
  func assignments(to member: String) -> [Located<Effect>] { self.assignmentsByMember[member] ?? [] }

  private func isMember(_ name: String) -> Bool {
    self.members.contains(name) || (self.mayInherit && name.first?.isUppercase == false)
  }

  /// The effect of a statement on a member.
  private static func means(of effect: Effect, to chain: Chain, member: Name) -> Feed.Means {
    let links = chain.linksAfterMember
    // `<~` binds a stream, and does not assign a value.
    guard case .assignment(let name, let value) = effect.kind, name.hasSuffix("=") else {
      return .call(links.last?.name.text ?? member.text)
    }
    if links.isEmpty { return .replacement(value) }
    if links.count == 1, links.first?.name.text == "value" { return .value(value) }
    return .call(links.last?.name.text ?? member.text)
  }

  /// The assignments of initializers by the member that they assign.
  private static func assignments(in bodies: [Located<TypeDeclaration>]) -> [String: [Located<Effect>]] {
    var assignments: [String: [Located<Effect>]] = [:]
    for body in bodies {
      for function in body.value.functions where self.initializes(function) {
        for effect in function.body?.effects ?? [] {
          guard case .assignment("=", _) = effect.kind else { continue }
          for target in Self.targets(of: effect.target) {
            guard let chain = target.chain, let member = chain.member, chain.linksAfterMember.isEmpty else {
              continue
            }
            assignments[member.text, default: []].append(Located(effect, in: body.path))
          }
        }
      }
    }
    return assignments
  }

  /// Whether a function runs when an instance is made.
  private static func initializes(_ function: FunctionDeclaration) -> Bool {
    function.kind == .initializer || (function.kind == .initializerBlock && !function.header.isStatic)
  }

  /// The targets of an assignment: several in `(self.a, self.b) = …`.
  private static func targets(of target: Expression) -> [Expression] {
    guard case .tuple(let elements) = target.kind else { return [target] }
    return elements.map(\.value)
  }
}
