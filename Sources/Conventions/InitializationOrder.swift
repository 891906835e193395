import ViewModelModel

/// Tells whether members may change places, for what their initial values are made of.
///
/// In Java the fields of an object are initialized in the order in which they are written, and a value may be made of
/// those above it. In Swift a stored property cannot see the others; but the initializer that a structure gets without
/// writing one takes them in order.
struct InitializationOrder {
  /// The members of the type, and those of each instance.
  private let groups: [InitializationSteps]
  /// Whether an initializer that is not written takes the members in order.
  private let isMemberwise: Bool

  /// - Parameters:
  ///   - members: the members of a type in source order.
  ///   - kind: the kind of the type.
  ///   - language: the language of the file.
  init(_ members: [Declaration], of kind: TypeDeclaration.Kind, in language: Language) {
    switch language {
    case .java:
      self.isMemberwise = false
      self.groups = [false, true].map { isStatic in
        InitializationSteps(members.filter { $0.header.isStatic == isStatic }.compactMap(Self.javaStep))
      }
    case .swift:
      self.isMemberwise = kind == .struct && !members.contains { $0.function?.kind == .initializer }
      self.groups = self.isMemberwise ? [InitializationSteps(members.compactMap(Self.memberwiseStep))] : []
    }
  }

  /// The order of a view model's members.
  init(of viewModel: ViewModel) {
    self.init(
      viewModel.declaration.members, of: viewModel.declaration.kind, in: viewModel.file.language)
  }

  private static func javaStep(_ member: Declaration) -> InitializationSteps.Step? {
    switch member {
    case .property(let property) where property.accessors == .stored:
      self.step(
        member, name: property.header.name.text, property.initialBody, isRun: property.initialValue != nil)
    case .function(let function) where function.kind == .initializerBlock:
      self.step(member, name: "a block", function.body, isRun: true)
    default: nil
    }
  }

  /// - Parameter body: what runs; nil for a value that nothing runs for.
  private static func step(
    _ member: Declaration, name: String, _ body: Body?, isRun: Bool
  ) -> InitializationSteps.Step {
    InitializationSteps.Step(
      range: member.header.range, name: name, uses: body.map(Self.names) ?? [], isRun: isRun,
      isOpaque: isRun && (body.map(Self.isOpaque) ?? false))
  }

  private static func memberwiseStep(_ member: Declaration) -> InitializationSteps.Step? {
    guard let property = member.property, property.isStoredInInstance else { return nil }
    return self.step(member, name: property.header.name.text, nil, isRun: false)
  }

  private static func names(in body: Body) -> Set<String> {
    Set(body.withNestedBodies.flatMap(\.references).map(\.name.text))
  }

  /// Whether code that is not seen here may look at the object: a method of its own, or one that it is handed to.
  private static func isOpaque(_ body: Body) -> Bool {
    if body.references.contains(where: { $0.form == .call }) { return true }
    return body.references.contains { $0.form == .instance } && !body.calls.isEmpty
  }

  /// The move, or why it is not made.
  func mending(by moves: Move...) -> Mending { self.mending(by: moves) }

  func mending(by moves: [Move]) -> Mending {
    moves.lazy.compactMap(self.obstacle).first.map { .refused($0) } ?? .moves(moves)
  }

  /// Why a move would change what the program does; nil when it would not.
  private func obstacle(to move: Move) -> String? {
    for group in self.groups {
      for (step, other) in group.crossings(of: move, isAnyOne: self.isMemberwise) {
        if self.isMemberwise {
          return "the initializer takes '\(step.name)' and '\(other.name)' in this order"
        }
        if step.uses.contains(other.name) { return "'\(step.name)' is made of '\(other.name)'" }
        if other.uses.contains(step.name) { return "'\(other.name)' is made of '\(step.name)'" }
        let (caller, seen) = step.isOpaque ? (step, other) : (other, step)
        return "what makes '\(caller.name)' may see '\(seen.name)'"
      }
    }
    return nil
  }
}
