import ViewModelModel

/// Names, interfaces and the header of the class of view models in Java.
enum JavaDeclarationMutations {
  static let all: [Mutation] = names + interfaces + header

  // MARK: Names

  private static let names: [Mutation] = [
    .java("the view model is called a screen", breaks: "view-model-name") { example in
      let name = example.name.dropLast("ViewModel".count) + "Screen"
      return [example.variant(example.name) { $0.rename(example.name, to: String(name)) }]
    },
    .java("the view model is named after another view", breaks: "view-model-name") { example in
      guard example.isNamedAfterView else { return [] }
      return [example.variant(example.name) { $0.rename(example.name, to: "New" + example.name) }]
    },
    .java("the view model of a view holder keeps the whole name", breaks: "view-model-name") { example in
      guard example.name.hasSuffix("HolderViewModel") else { return [] }
      let name = example.name.dropLast("HolderViewModel".count) + "ViewHolderViewModel"
      return [example.variant(example.name) { $0.rename(example.name, to: String(name)) }]
    },
    .java("the class in the interface has another name", breaks: "view-model-name") { example in
      guard example.viewModel.wrapper != nil else { return [] }
      return [
        example.variant(example.declaration.name) {
          $0.rename(example.declaration.name, to: "Implementation")
        }
      ]
    },
  ]

  // MARK: Interfaces

  private static let interfaces: [Mutation] = [
    .java("an interface is deleted with its conformance and its field", breaks: "port-protocols") { example in
      Self.lists(of: example) { list, editor in
        if let declaration = list.declaration, declaration.path == example.path {
          editor.delete(example.lines(of: declaration.value.header))
        }
        for field in example.portFields where field.type?.type.name == list.simpleName {
          editor.delete(example.lines(of: field.header))
        }
        editor.deleteInterface(list.simpleName, of: example)
      }
    },
    .java("an interface goes by a name that says nothing", breaks: "port-protocols") { example in
      // A list of another file is renamed there as well.
      guard example.viewModel.wrapper != nil else { return [] }
      return Self.lists(of: example) { list, editor in
        editor.rename(list.simpleName, to: list.kind == .inputs ? "Events" : "State")
      }
    },
  ]

  /// The lists without which a view model has none of their kind.
  private static func lists(
    of example: Example, _ edit: (PortGroup, inout SourceEditor) -> Void
  ) -> [Variant] {
    [PortKind.inputs, .outputs].compactMap { kind in
      let lists = example.viewModel.ownGroups(kind)
      guard lists.count == 1, let list = lists.first else { return nil }
      let named = example.viewModel.wrapper?.value ?? example.declaration
      return example.variant(list.simpleName) { editor in
        edit(list, &editor)
        editor.mark(named.header.name.range)
      }
    }
  }

  // MARK: The header

  private static let header: [Mutation] = [
    .java("the Java class is not final", breaks: "final-view-model") { example in
      Self.final(of: example) { final, editor in
        editor.delete(TextRange(final.start, final.end + 1))
      }
    },
    .java("'final' is commented out", breaks: "final-view-model") { example in
      Self.final(of: example) { final, editor in editor.replace(final, with: "/* final */") }
    },
    .java("the class in the interface is 'static' in place of 'final'", breaks: "final-view-model") {
      example in
      guard example.viewModel.wrapper != nil else { return [] }
      return Self.final(of: example) { final, editor in editor.replace(final, with: "static") }
    },
  ]

  private static func final(
    of example: Example, _ edit: (TextRange, inout SourceEditor) -> Void
  ) -> [Variant] {
    guard let final = example.declaration.header.modifiers.first(where: { $0.name == "final" }) else {
      return []
    }
    return [
      example.variant(example.name) { editor in
        edit(final.range, &editor)
        editor.mark(example.declaration.header.name.range)
      }
    ]
  }
}

extension Example {
  /// Whether the view says what its view model is called.
  fileprivate var isNamedAfterView: Bool {
    self.declaration.superclass?.type.arguments.contains { view in
      view.name?.hasSuffix("Activity") ?? false || view.name?.hasSuffix("ViewHolder") ?? false
    } ?? false
  }
}

extension SourceEditor {
  /// Takes one interface out of what a class implements, and `implements` with the last one.
  fileprivate mutating func deleteInterface(_ name: String, of example: Example) {
    let interfaces = example.interfaces
    guard let index = interfaces.firstIndex(where: { $0.type.name == name }) else { return }
    if interfaces.count == 1 {
      let start = example.declaration.superclass?.range.end ?? example.declaration.header.name.range.end
      self.delete(TextRange(start, interfaces[0].range.end))
    } else if index == 0 {
      self.delete(TextRange(interfaces[0].range.start, interfaces[1].range.start))
    } else {
      self.delete(TextRange(interfaces[index - 1].range.end, interfaces[index].range.end))
    }
  }
}
