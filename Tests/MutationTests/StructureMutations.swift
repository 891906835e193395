import ViewModelModel

/// Order of the sections, declaration of the ports, and what the initializer does.
enum StructureMutations {
  static let all: [Mutation] =
    SectionMutations.all + accessors + outputs + placeholders + explicitSelf + helpers

  // MARK: Accessors

  private static let accessors: [Mutation] = [
    Mutation(
      "an accessor gives back something else", breaks: "ports-declaration", in: .kickstarterSwift, .rxSwift
    ) {
      example in
      Self.accessors(of: example) { accessor, editor in
        guard let result = accessor.getter?.result else { return }
        editor.replace(result.range, with: "self.wrapped")
      }
    },
    Mutation(
      "an accessor does more than to give back 'self'", breaks: "ports-declaration", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      Self.accessors(of: example) { accessor, editor in
        guard let getter = accessor.getter else { return }
        editor.replace(getter.range, with: "{\n    print(\"asked\")\n    return self\n  }")
      }
    },
    Mutation("an accessor can be set", breaks: "ports-declaration", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.accessors(of: example) { accessor, editor in
        guard let getter = accessor.getter else { return }
        editor.replace(getter.range, with: "{\n    get { return self }\n    set {}\n  }")
      }
    },
    Mutation(
      "an accessor has the type of the class", breaks: "ports-declaration", in: .kickstarterSwift, .rxSwift
    ) {
      example in
      Self.accessors(of: example) { accessor, editor in
        guard let type = accessor.type else { return }
        editor.replace(type.range, with: example.name)
      }
    },
    Mutation("an accessor is missing", breaks: "ports-declaration", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.accessors(of: example) { accessor, editor in
        editor.delete(example.lines(of: accessor.header))
        editor.mark(example.declaration.header.name.range)
      }
    },
    Mutation("an accessor is stored", breaks: "ports-declaration", in: .kickstarterSwift) { example in
      Self.accessors(of: example) { accessor, editor in Self.store(accessor, in: example, &editor) }
    },
    Mutation(
      "an accessor is stored", breaks: ["ports-declaration", "init-only-setup"],
      because: "the blueprint initializes nothing but actions outside of 'init'", in: .rxSwift
    ) { example in
      Self.accessors(of: example) { accessor, editor in Self.store(accessor, in: example, &editor) }
    },
  ]

  private static func accessors(
    of example: Example, _ edit: (PropertyDeclaration, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.accessors.spread(2).map { accessor in
      example.variant(accessor.header.name.text) { edit(accessor, &$0) }
    }
  }

  /// Turns `var inputs: Inputs { return self }` into a lazy variable.
  private static func store(
    _ accessor: PropertyDeclaration, in example: Example, _ editor: inout SourceEditor
  ) {
    guard let getter = accessor.getter else { return }
    editor.insert("lazy ", at: accessor.header.keywordStart)
    editor.replace(getter.range, with: "= self")
  }

  // MARK: Outputs

  private static let outputs: [Mutation] = [
    Mutation("an output is computed", breaks: "outputs-in-init", in: .kickstarterSwift, .rxSwift) { example in
      Self.outputs(of: example) { output, editor in
        guard let type = output.property.value.type else { return }
        let property = output.property.value.header
        editor.replace(TextRange(property.keywordStart, property.keywordStart + 3), with: "var")
        editor.insert(" { return \(example.source(of: type)) }", at: property.range.end)
        Self.deleteAssignments(of: output, in: example, &editor)
      }
    },
    Mutation("an output is lazy", breaks: "outputs-in-init", in: .kickstarterSwift, .rxSwift) { example in
      Self.outputs(of: example) { output, editor in
        guard let type = output.property.value.type else { return }
        let property = output.property.value.header
        editor.replace(TextRange(property.keywordStart, property.keywordStart + 3), with: "lazy var")
        editor.insert(" = \(example.source(of: type))", at: property.range.end)
        Self.deleteAssignments(of: output, in: example, &editor)
      }
    },
    Mutation("an output is a variable", breaks: "outputs-in-init", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.outputs(of: example) { output, editor in
        let property = output.property.value.header
        editor.replace(TextRange(property.keywordStart, property.keywordStart + 3), with: "var")
      }
    },
    Mutation("an output has an initial value", breaks: "outputs-in-init", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.outputs(of: example) { output, editor in
        guard let type = output.property.value.type else { return }
        editor.insert(" = \(example.source(of: type))", at: output.property.value.header.range.end)
        Self.deleteAssignments(of: output, in: example, &editor)
      }
    },
  ]

  private static func outputs(
    of example: Example, _ edit: (OutputImplementation, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.storedOutputs.spread(2).map { output in
      example.variant(output.port.name.text) { edit(output, &$0) }
    }
  }

  private static func deleteAssignments(
    of output: OutputImplementation, in example: Example, _ editor: inout SourceEditor
  ) {
    for assignment in output.assignments { editor.delete(example.lines(assignment.value.range)) }
  }

  // MARK: Placeholders

  private static let placeholders: [Mutation] = [
    Mutation("an output is assigned a placeholder", breaks: "placeholder-output", in: .kickstarterSwift) {
      example in
      example.ports(.outputs).spread(2).flatMap { port in
        [".empty", "Signal.empty", ".never"].compactMap { value in
          guard let assignment = example.assignments(to: port.name.text).first,
            case .assignment(_, let old) = assignment.kind
          else { return nil }
          return example.variant("\(port.name.text), \(value)") { $0.replace(old.range, with: value) }
        }
      }
    },
    Mutation("an output is declared as a placeholder", breaks: "placeholder-output", in: .kickstarterSwift) {
      example in
      Self.outputs(of: example) { output, editor in
        editor.insert(" = .empty", at: output.property.value.header.range.end)
        Self.deleteAssignments(of: output, in: example, &editor)
      }
    },
  ]

  // MARK: Self

  private static let explicitSelf: [Mutation] = [
    Mutation("'self' is left out in the initializer", breaks: "explicit-self", in: .kickstarterSwift) {
      example in
      guard let initializer = example.initializer else { return [] }
      return Self.uses(in: [initializer], of: example).spread(6)
    },
    Mutation("'self' is left out in the function of an input", breaks: "explicit-self", in: .kickstarterSwift)
    { example in
      Self.uses(in: example.inputs.map(\.function.value), of: example).spread(3)
    },
    Mutation("'self' is left out in an accessor's stead", breaks: "explicit-self", in: .kickstarterSwift) {
      example in
      // A helper of the class that reads what backs an input.
      guard let storage = example.inputPairs.first?.storageName else { return [] }
      let function = "\n  public func describe() -> String {\n    return \"\\(\(storage).value)\"\n  }\n"
      return [
        example.variant(storage) { $0.insert(function, at: example.lastLine(of: example.declaration)) }
      ]
    },
  ]

  /// The places where functions reach a variable of the instance through `self`.
  private static func uses(in functions: [FunctionDeclaration], of example: Example) -> [Variant] {
    var variables = Set(example.declaration.properties.map(\.header.name.text))
    if example.viewModel.form == .generated {
      variables.formUnion(example.ports(.outputs).map(\.name.text))
      variables.formUnion(example.ports(.inputs).map { $0.name.text + "Property" })
    }
    return functions.flatMap { function -> [Variant] in
      let parameters = Set(function.parameters.map(\.name))
      return (function.body?.references ?? []).compactMap { reference in
        let range = reference.name.range
        let prefix = TextRange(range.start - "self.".utf8.count, range.start)
        guard reference.form == .qualified, variables.contains(reference.name.text),
          // A parameter of the same name is what the bare name would mean.
          !parameters.contains(reference.name.text), example.source[prefix] == "self."
        else { return nil }
        let line = example.source.position(at: range.start).line
        return example.variant("\(reference.name.text) in line \(line)") { $0.delete(prefix) }
      }
    }
  }

  // MARK: Helpers

  private static let helpers: [Mutation] = [
    Mutation(
      "a helper stands in the class as a static function", breaks: "helper-placement", in: .kickstarterSwift
    ) {
      example in Self.helpers(of: example) { "  private static \($0.dropFirst("private ".count))\n" }
    },
    Mutation("a helper stands in the class as a method", breaks: "helper-placement", in: .kickstarterSwift) {
      example in
      Self.helpers(of: example) { "  \($0)\n" }
    },
    Mutation("a helper stands above the class", breaks: "helper-placement", in: .kickstarterSwift) {
      example in
      guard let last = example.file.imports.last else { return [] }
      return example.helpers.spread(2).map { helper in
        example.variant(helper.header.name.text) { editor in
          editor.delete(example.lines(of: helper.header))
          editor.insert("\n\n" + example.source[helper.header.range], at: last.range.end)
        }
      }
    },
  ]

  private static func helpers(of example: Example, _ text: (String) -> String) -> [Variant] {
    example.helpers.spread(2).map { helper in
      example.variant(helper.header.name.text) { editor in
        editor.delete(example.lines(of: helper.header))
        editor.insert(
          "\n" + text(example.source[helper.header.range]), at: example.lastLine(of: example.declaration))
      }
    }
  }
}

extension Example {
  /// An expression that makes a signal or an observable of a type.
  fileprivate func source(of type: LocatedType) -> String { "\(self.source[type.range])(scheduler: .main)" }
}
