import SourceModel

/// Decides whether members may change places, by the names in their initial values.
///
/// In Java the fields of an object are initialized in source order, and a value may depend on
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
    switch language.profile.initialization {
    case .asWritten:
      self.isMemberwise = false
      self.groups = [false, true].map { isStatic in
        InitializationSteps(members.filter { $0.header.isStatic == isStatic }.compactMap(Self.step))
      }
    case .memberwise:
      self.isMemberwise = kind == .struct && !members.contains { $0.function?.kind == .initializer }
      self.groups = self.isMemberwise ? [InitializationSteps(members.compactMap(Self.memberwiseStep))] : []
    }
  }

  /// The order of a view model's members.
  init(of viewModel: ViewModel) {
    self.init(
      viewModel.declaration.members, of: viewModel.declaration.kind, in: viewModel.file.language)
  }

  private static func step(_ member: Declaration) -> InitializationSteps.Step? {
    switch member {
    case .property(let property) where property.accessors == .stored:
      self.step(
        member, name: property.header.name.text, property.initialBody,
        isRun: property.initialValue != nil || property.delegate != nil)
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

  /// Whether unknown code may access the object: a method of its own, or one that receives it.
  private static func isOpaque(_ body: Body) -> Bool {
    if body.references.contains(where: { $0.form == .call }) { return true }
    return body.references.contains { $0.form == .instance } && !body.calls.isEmpty
  }

  /// The move, or why it is not made.
  func fix(by moves: Move...) -> Fix { self.fix(by: moves) }

  func fix(by moves: [Move]) -> Fix {
    moves.firstResult(of: self.obstacle).map { .refused($0) } ?? .moves(moves)
  }

  /// Why a move would change what the program does; nil when it would not.
  private func obstacle(to move: Move) -> String? {
    for group in self.groups {
      for (step, other) in group.crossings(of: move, isAnyOne: self.isMemberwise) {
        if self.isMemberwise {
          return "the memberwise initializer takes '\(step.name)' and '\(other.name)' in this order"
        }
        if step.uses.contains(other.name) { return "'\(step.name)' is initialized from '\(other.name)'" }
        if other.uses.contains(step.name) { return "'\(other.name)' is initialized from '\(step.name)'" }
        let (caller, seen) = step.isOpaque ? (step, other) : (other, step)
        return "the initial value of '\(caller.name)' may read '\(seen.name)'"
      }
    }
    return nil
  }
}
