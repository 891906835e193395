import ViewModelModel

/// Names, protocols and the header of the class.
enum DeclarationMutations {
  static let all: [Mutation] = names + protocols + typeProtocol + header

  // MARK: Names

  private static let names: [Mutation] = [
    Mutation(
      "the view model is renamed, its protocols are not", breaks: "view-model-name", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      [example.variant(example.name) { $0.rename(example.name, to: example.stem + "Screen") }]
    },
    Mutation(
      "the view model and its protocols are renamed", breaks: "view-model-name", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      [
        example.variant(example.name) { $0.rename(example.name, to: example.stem + "Model", isPrefix: true) }
      ]
    },
    Mutation(
      "the view model has a name of two view models", breaks: "view-model-name", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      [
        example.variant(example.name) { editor in
          editor.rename(example.name, to: example.name + "Implementation")
        }
      ]
    },
    Mutation("a protocol is renamed everywhere", breaks: "view-model-name", in: .kickstarterSwift, .rxSwift) {
      example in
      let lists = PortKind.allCases.compactMap { example.list($0) }
      return (lists + [example.typeProtocol].compactMap { $0 }).map { declaration in
        example.variant(declaration.name) { $0.rename(declaration.name, to: "Old" + declaration.name) }
      }
    },
  ]

  // MARK: Protocols

  private static let protocols: [Mutation] = [
    Mutation(
      "a list is deleted with its conformance and its accessors", breaks: "port-protocols",
      in: .kickstarterSwift,
      .rxSwift
    ) { example in
      PortKind.allCases.compactMap { kind in
        guard let list = example.list(kind), let accessor = example.accessor(kind),
          let requirement = example.requirement(kind)
        else { return nil }
        return example.variant(list.name) { editor in
          editor.delete(example.lines(of: list.header))
          editor.delete(example.lines(of: accessor.header))
          editor.delete(example.lines(of: requirement.header))
          editor.deleteConformance(to: list.name, of: example.declaration)
          if let conformance = example.conformance {
            editor.deleteConformance(to: list.name, of: conformance)
          }
          editor.mark(example.declaration.header.name.range)
        }
      }
    },
    Mutation(
      "the type protocol is deleted with the conformance", breaks: "port-protocols", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      guard let type = example.typeProtocol else { return [] }
      return [
        example.variant(type.name) { editor in
          editor.delete(example.lines(of: type.header))
          editor.deleteConformance(to: type.name, of: example.declaration)
          editor.mark(example.declaration.header.name.range)
        }
      ]
    },
    Mutation("a list is deleted from the class", breaks: "port-protocols", in: .kickstarterSwift) { example in
      example.viewModel.groups.filter(\.isNested).compactMap { group in
        guard let list = group.declaration?.value, let conformance = example.conformance else { return nil }
        return example.variant(list.name) { editor in
          editor.delete(example.lines(of: list.header))
          editor.deleteConformance(to: group.name, of: conformance)
          editor.mark(example.declaration.header.name.range)
        }
      }
    },
  ]

  // MARK: The type protocol

  private static let typeProtocol: [Mutation] = [
    Mutation("the type protocol loses a member", breaks: "type-protocol", in: .kickstarterSwift, .rxSwift) {
      example in
      PortKind.allCases.compactMap { kind in
        guard let type = example.typeProtocol, let requirement = example.requirement(kind) else { return nil }
        return example.variant(requirement.header.name.text) { editor in
          editor.delete(example.lines(of: requirement.header))
          editor.mark(type.header.name.range)
        }
      }
    },
    Mutation(
      "the type protocol gives away the view model itself", breaks: "type-protocol", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      Self.requirements(of: example) { requirement, editor in
        guard let type = requirement.type else { return }
        editor.replace(type.range, with: example.name)
      }
    },
    Mutation(
      "the type protocol and the class give away the view model itself",
      breaks: ["type-protocol", "ports-declaration"],
      because: "the requirement and the accessor both have the wrong type", in: .kickstarterSwift, .rxSwift
    ) { example in
      example.listKinds.spread(2).compactMap { kind in
        guard let requirement = example.requirement(kind)?.type, let accessor = example.accessor(kind)?.type
        else {
          return nil
        }
        return example.variant(kind.rawValue) { editor in
          editor.replace(requirement.range, with: example.name)
          editor.replace(accessor.range, with: example.name)
        }
      }
    },
    Mutation("the type protocol has another member", breaks: "type-protocol", in: .kickstarterSwift, .rxSwift)
    {
      example in
      guard let type = example.typeProtocol else { return [] }
      return ["var isIdle: Bool { get }", "func reset()", "var title: String { get set }"].map { member in
        example.variant(member) { $0.insert("  \(member)\n", at: example.lastLine(of: type)) }
      }
    },
    Mutation("the type protocol lets a port be set", breaks: "type-protocol", in: .kickstarterSwift, .rxSwift)
    {
      example in
      Self.requirements(of: example) { requirement, editor in
        guard let type = requirement.type else { return }
        editor.replace(TextRange(type.range.end, requirement.header.range.end), with: " { get set }")
      }
    },
    Mutation(
      "the ports go by another name", breaks: "type-protocol", in: .kickstarterSwift, .rxSwift
    ) { example in
      example.listKinds.compactMap { kind in
        guard let requirement = example.requirement(kind), let accessor = example.accessor(kind) else {
          return nil
        }
        return example.variant(kind.rawValue) { editor in
          editor.replace(requirement.header.name.range, with: "my" + kind.rawValue)
          editor.replace(accessor.header.name.range, with: "my" + kind.rawValue)
        }
      }
    },
    Mutation("the type protocol is not bound to classes", breaks: "class-bound-type", in: .rxSwift) {
      example in
      guard let type = example.typeProtocol else { return [] }
      return [example.variant(type.name) { $0.deleteConformance(to: "AnyObject", of: type) }]
    },
    Mutation(
      "the type protocol inherits a list instead of 'AnyObject'", breaks: "class-bound-type", in: .rxSwift
    ) {
      example in
      guard let bound = example.typeProtocol?.inherited.first, let list = example.list(.inputs) else {
        return []
      }
      return [example.variant(list.name) { $0.replace(bound.range, with: list.name) }]
    },
  ]

  private static func requirements(
    of example: Example, _ edit: (PropertyDeclaration, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.listKinds.compactMap { kind in
      guard let requirement = example.requirement(kind) else { return nil }
      return example.variant(requirement.header.name.text) { edit(requirement, &$0) }
    }
  }

  // MARK: The header

  private static let header: [Mutation] = [
    Mutation("the class is not final", breaks: "final-view-model", in: .kickstarterSwift, .rxSwift) {
      example in
      guard let final = example.declaration.header.modifiers.first(where: { $0.name == "final" }) else {
        return []
      }
      return [
        example.variant(example.name) { $0.delete(TextRange(final.range.start, final.range.end + 1)) }
      ]
    },
    Mutation("the class is a struct", breaks: "final-view-model", in: .kickstarterSwift) { example in
      // The macro is for classes.
      guard example.viewModel.form == .written else { return [] }
      return [example.variant(example.name) { $0.makeStruct(example.declaration) }]
    },
    Mutation(
      "the class is a struct", breaks: ["final-view-model", "class-bound-type"],
      because: "a struct cannot conform to a protocol that is bound to classes, so that goes as well",
      in: .rxSwift
    ) { example in
      // The getter of a lazy action changes a struct.
      let actions = example.storage(.actions)
      guard let type = example.typeProtocol, !actions.contains(where: \.isLazy) else { return [] }
      return [
        example.variant(example.name) { editor in
          editor.makeStruct(example.declaration)
          editor.deleteConformance(to: "AnyObject", of: type)
        }
      ]
    },
  ]
}

extension Example {
  /// The view model's name without `ViewModel`.
  fileprivate var stem: String { String(self.name.dropLast("ViewModel".count)) }
}

extension SourceEditor {
  /// Takes one type out of an inheritance clause, and the colon with the last one.
  mutating func deleteConformance(to name: String, of type: TypeDeclaration) {
    let inherited = type.inherited
    guard let index = inherited.firstIndex(where: { $0.type.description == name }) else { return }
    if inherited.count == 1 {
      self.delete(TextRange(type.header.name.range.end, inherited[0].range.end))
    } else if index == 0 {
      self.delete(TextRange(inherited[0].range.start, inherited[1].range.start))
    } else {
      self.delete(TextRange(inherited[index - 1].range.end, inherited[index].range.end))
    }
  }

  /// Turns `final class` into `struct`.
  fileprivate mutating func makeStruct(_ declaration: TypeDeclaration) {
    guard let final = declaration.header.modifiers.first(where: { $0.name == "final" }) else { return }
    let start = declaration.header.keywordStart
    self.replace(TextRange(final.range.start, start + "class".utf8.count), with: "struct")
  }
}
