import ViewModelModel

/// Tells whether members may change places, for what their initial values are made of.
///
/// In Java the fields of an object are initialized in the order in which they are written, and a value may be made of
/// those above it. In Swift a stored property cannot see the others; but the initializer that a structure gets without
/// writing one takes them in order.
struct InitializationOrder {
  /// A member whose initialization is a matter of order.
  private struct Step {
    var range: TextRange
    var name: String
    var isStatic: Bool
    /// What runs; nil for a value that nothing runs for.
    var body: Body?
    /// Whether something is stored or run at all.
    var isRun: Bool
  }

  private let steps: [Step]
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
      self.steps = members.compactMap(Self.javaStep)
    case .swift:
      self.isMemberwise = kind == .struct && !members.contains { $0.function?.kind == .initializer }
      self.steps = self.isMemberwise ? members.compactMap(Self.memberwiseStep) : []
    }
  }

  /// The order of a view model's members.
  init(of viewModel: ViewModel) {
    self.init(
      viewModel.declaration.members, of: viewModel.declaration.kind, in: viewModel.file.language)
  }

  private static func javaStep(_ member: Declaration) -> Step? {
    switch member {
    case .property(let property) where property.accessors == .stored:
      Step(
        range: property.header.range, name: property.header.name.text, isStatic: property.header.isStatic,
        body: property.initialBody, isRun: property.initialValue != nil)
    case .function(let function) where function.kind == .initializerBlock:
      Step(
        range: function.header.range, name: "a block", isStatic: function.header.isStatic,
        body: function.body,
        isRun: true)
    default: nil
    }
  }

  private static func memberwiseStep(_ member: Declaration) -> Step? {
    guard let property = member.property, property.isStoredInInstance else { return nil }
    return Step(
      range: property.header.range, name: property.header.name.text, isStatic: false, body: nil, isRun: false)
  }

  /// Why a move would change what the program does; nil when it would not.
  func obstacle(to move: Move) -> String? {
    guard !self.steps.isEmpty else { return nil }
    let moving = self.steps.filter { move.members.contains($0.range) }
    for step in moving {
      for other in self.crossed(by: step, in: move) {
        if self.isMemberwise {
          return "the initializer takes '\(step.name)' and '\(other.name)' in this order"
        }
        if let obstacle = Self.obstacle(step, other) { return obstacle }
      }
    }
    return nil
  }

  /// The members that would stand on the other side of one.
  private func crossed(by step: Step, in move: Move) -> [Step] {
    let target: Int
    switch move.place {
    case .before(let anchor), .beforeSection(let anchor): target = anchor.start
    case .after(let anchor): target = anchor.end
    }
    let range = TextRange(min(target, step.range.start), max(target, step.range.end))
    return self.steps.filter {
      range.contains($0.range) && $0.range != step.range && !move.members.contains($0.range)
    }
  }

  private static func obstacle(_ first: Step, _ second: Step) -> String? {
    guard first.isStatic == second.isStatic else { return nil }
    if Self.uses(first, second.name) { return "'\(first.name)' is made of '\(second.name)'" }
    if Self.uses(second, first.name) { return "'\(second.name)' is made of '\(first.name)'" }
    if first.isRun, second.isRun {
      for (caller, other) in [(first, second), (second, first)] where Self.isOpaque(caller) {
        return "what makes '\(caller.name)' may see '\(other.name)'"
      }
    }
    return nil
  }

  private static func uses(_ step: Step, _ name: String) -> Bool {
    step.body.map { Self.names(in: $0).contains(name) } ?? false
  }

  private static func names(in body: Body) -> Set<String> {
    var names = Set(body.references.map(\.name.text))
    for type in body.types {
      for member in type.members {
        let bodies = [member.function?.body, member.property?.initialBody]
        for body in bodies.compactMap({ $0 }) { names.formUnion(Self.names(in: body)) }
      }
    }
    return names
  }

  /// Whether code that is not seen here may look at the object: a method of its own, or one that it is handed to.
  private static func isOpaque(_ step: Step) -> Bool {
    guard let body = step.body else { return false }
    if body.references.contains(where: { $0.form == .call }) { return true }
    return body.references.contains { $0.form == .instance } && !body.calls.isEmpty
  }
}
