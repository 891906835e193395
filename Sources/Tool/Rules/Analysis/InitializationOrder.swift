package import SourceModel

/// Decides whether members may change places, by what their initial values do and by the names in them.
///
/// The members of an object get their values in source order. In Java and Kotlin a value may depend on those above it.
/// In Swift it cannot. In all languages, two values with effects have them in source order, and the memberwise
/// initializer of a Swift structure takes its members in order.
package struct InitializationOrder: Sendable {
  /// The members of the type, and those of each instance.
  private let groups: [InitializationSteps]
  /// Whether a memberwise initializer takes the members in order.
  private let isMemberwise: Bool

  /// - Parameters:
  ///   - members: the members of a type, or the declarations of a file, in source order.
  ///   - kind: the kind of the type; nil for those of a file.
  ///   - language: the language of the file.
  ///   - isOwnType: whether the project declares a type of a name.
  package init(
    _ members: [Declaration], of kind: TypeDeclaration.Kind?, in language: Language,
    isOwnType: @escaping (String) -> Bool
  ) {
    let properties = members.compactMap(\.property)
    // A variable may change between two values that read it.
    var names = Set(
      properties.filter { $0.accessors == .stored && $0.isConstant }.map(\.header.name.text))
    switch language.profile.initialization {
    case .asWritten:
      // The parameters of a primary constructor are members or never change.
      let parameters = members.compactMap(\.function).filter { $0.kind == .initializer }.flatMap(\.parameters)
      names.formUnion(parameters.map(\.name))
      var values = InitialValues(language, members: names, isOwnType: isOwnType)
      values.learn(properties, parameters)
      self.isMemberwise = false
      self.groups = [false, true].map { isStatic in
        InitializationSteps(
          members.filter { $0.header.isStatic == isStatic }.compactMap { Self.step($0, values) })
      }
    case .memberwise:
      self.isMemberwise = kind == .struct && !members.contains { $0.function?.kind == .initializer }
      let values = InitialValues(language, members: [], isOwnType: isOwnType)
      // Constants of a type and of a file get their values at their first use.
      let stored = kind == nil ? [] : properties.filter(\.isStoredInInstance)
      self.groups = [InitializationSteps(stored.map { Self.storedStep($0, values) })]
    }
  }

  /// The order of a view model's members.
  init(of viewModel: ViewModel) {
    self.init(
      viewModel.declaration.members, of: viewModel.declaration.kind, in: viewModel.file.language,
      isOwnType: { viewModel.kindOfType($0) != nil || viewModel.file.index.typeNames.contains($0) })
  }

  private static func step(_ member: Declaration, _ values: InitialValues) -> InitializationSteps.Step? {
    switch member {
    case .property(let property) where property.accessors == .stored:
      let isRun = property.initialValue != nil || property.delegate != nil
      return self.step(
        member, name: property.header.name.text, property.initialBody, isRun: isRun,
        hasEffect: isRun && !values.isPure(property))
    case .function(let function) where function.kind == .initializerBlock:
      return self.step(member, name: "a block", function.body, isRun: true, hasEffect: true)
    default: return nil
    }
  }

  /// - Parameter body: the code that runs; nil for a value that runs none.
  private static func step(
    _ member: Declaration, name: String, _ body: Body?, isRun: Bool, hasEffect: Bool
  ) -> InitializationSteps.Step {
    InitializationSteps.Step(
      range: member.header.range, name: name, uses: body.map(Self.names) ?? [], isRun: isRun,
      isOpaque: hasEffect && (body.map(Self.isOpaque) ?? false), hasEffect: hasEffect)
  }

  /// A stored property in Swift. One that is lazy, and has no wrapper, gets its value later.
  private static func storedStep(
    _ property: PropertyDeclaration, _ values: InitialValues
  ) -> InitializationSteps.Step {
    InitializationSteps.Step(
      range: property.header.range, name: property.header.name.text, uses: [], isRun: false, isOpaque: false,
      hasEffect: !property.isLazy && !values.isPure(property))
  }

  private static func names(in body: Body) -> Set<String> {
    Set(body.withNestedBodies.flatMap(\.references).map(\.name.text))
  }

  /// Whether unknown code may access the object: one of its methods, or a function that receives it. Call it only for
  /// values with effects: a constructor in Kotlin looks like such a method.
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
        if step.hasEffect, other.hasEffect {
          return "the initial values of '\(step.name)' and '\(other.name)' may have effects in this order"
        }
        let (caller, seen) = step.isOpaque ? (step, other) : (other, step)
        return "the initial value of '\(caller.name)' may read '\(seen.name)'"
      }
    }
    return nil
  }

  /// Whether any two members have to stay in their order.
  package var isBinding: Bool { self.groups.contains(where: \.areBound) || self.isMemberwise }

  /// Whether two members have to stay in their order.
  package func binds(_ first: TextRange, _ second: TextRange) -> Bool {
    self.groups.contains { group in
      self.isMemberwise ? group.has(first) && group.has(second) : group.areBound(first, second)
    }
  }
}
