import ViewModelModel

/// The members of Inputs, Outputs and Actions.
enum PortMutations {
  static let all: [Mutation] =
    order + documentation(.kickstarterSwift) + documentation(.rxSwift) + inputs + outputs + actions
    + NameMutations.all

  // MARK: Order

  private static let order: [Mutation] = [
    Mutation("two inputs change places", breaks: "sorted-inputs", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.swaps(.inputs, of: example).spread(3)
    },
    Mutation("the last input comes first", breaks: "sorted-inputs", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.lastFirst(.inputs, of: example)
    },
    Mutation("two outputs change places", breaks: "sorted-outputs", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.swaps(.outputs, of: example).spread(3)
    },
    Mutation("the last output comes first", breaks: "sorted-outputs", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.lastFirst(.outputs, of: example)
    },
    Mutation("two actions change places", breaks: "sorted-actions", turnedOn: true, in: .rxSwift) { example in
      Self.swaps(.actions, of: example)
    },
  ]

  private static func swaps(_ kind: PortKind, of example: Example) -> [Variant] {
    example.ports(kind).map(\.declaration.header).neighbours.map { first, second in
      example.variant("\(first.name.text), \(second.name.text)") {
        $0.swap(example.lines(of: first), example.lines(of: second))
      }
    }
  }

  private static func lastFirst(_ kind: PortKind, of example: Example) -> [Variant] {
    let members = example.ports(kind).map(\.declaration.header)
    guard members.count > 2, let first = members.first, let last = members.last else { return [] }
    return [
      example.variant(last.name.text) {
        $0.move(example.lines(of: last), to: example.lines(of: first).start)
      }
    ]
  }

  // MARK: Documentation

  private static func documentation(_ dialect: Dialect) -> [Mutation] {
    let isOptIn = dialect == .rxSwift
    return [(PortKind.inputs, "documented-inputs"), (.outputs, "documented-outputs")].flatMap { kind, rule in
      [
        Mutation("a documentation comment is deleted", breaks: rule, turnedOn: isOptIn, in: dialect) {
          example in
          Self.comments(kind, of: example) { comment, editor in editor.delete(example.lines(comment.range)) }
        },
        Mutation("a documentation comment has two slashes", breaks: rule, turnedOn: isOptIn, in: dialect) {
          example in
          Self.comments(kind, of: example) { comment, editor in
            editor.delete(TextRange(comment.range.start, comment.range.start + 1))
          }
        },
        Mutation("a documentation comment has one star", breaks: rule, turnedOn: isOptIn, in: dialect) {
          example in
          Self.comments(kind, of: example) { comment, editor in
            editor.replace(comment.range, with: "/* \(comment.text.dropFirst(4)) */")
          }
        },
      ]
    }
  }

  private static func comments(
    _ kind: PortKind, of example: Example, _ edit: (Comment, inout SourceEditor) -> Void
  ) -> [Variant] {
    // An example whose ports need no documentation has none.
    let ports = example.ports(kind)
    guard ports.allSatisfy({ $0.declaration.header.documentation != nil }) else { return [] }
    return ports.spread(2).compactMap { port in
      guard let comment = port.declaration.header.leadingComments.first(where: \.isDocumentation) else {
        return nil
      }
      return example.variant(port.name.text) { editor in
        edit(comment, &editor)
        editor.mark(port.name.range)
      }
    }
  }

  // MARK: Inputs

  private static let inputs: [Mutation] = [
    Mutation("an input gives something back", breaks: "void-input", in: .kickstarterSwift) { example in
      example.ports(.inputs).spread(3).map { port in
        example.variant(port.name.text) { editor in
          editor.insert(" -> Bool", at: port.declaration.header.range.end)
          let input = example.inputs.first { $0.port.fullName == port.fullName }
          guard let body = input?.function.value.body else { return }
          editor.insert("-> Bool ", at: body.range.start)
          editor.insert("  return true\n  ", at: body.range.end - 1)
        }
      }
    },
    Mutation("an input is a property", breaks: "input-type", in: .kickstarterSwift) { example in
      example.inputPairs.spread(3).compactMap { pair in
        let port = pair.input.port
        guard let value = pair.storage.initialValue else { return nil }
        return example.variant(port.name.text) { editor in
          let element = pair.function.parameters.first.map { $0.type.description } ?? "Void"
          editor.replace(
            port.declaration.header.range, with: "var \(port.name.text): MutableProperty<\(element)> { get }")
          let type = example.source[value.range]
          editor.replace(pair.lines, with: "  public let \(port.name.text) = \(type)\n")
        }
      }
    },
    Mutation("an input is a property", breaks: "input-type", in: .kickstarterSwift) { example in
      guard example.viewModel.form == .generated else { return [] }
      return example.ports(.inputs).spread(2).map { port in
        example.variant(port.name.text) {
          $0.replace(port.declaration.header.range, with: "var \(port.name.text): Signal<(), Never> { get }")
        }
      }
    },
    Mutation("an input is not a subject of one direction", breaks: "input-type", in: .rxSwift) { example in
      ["BehaviorSubject", "PublishRelay", "AnyObserver", "Observable"].enumerated().compactMap {
        index, type in
        let storage = example.storage(.inputs)
        let property = storage[index % storage.count]
        return Self.retype(property, as: type, in: example)
      }
    },
    Mutation("an input is a function", breaks: "input-type", in: .rxSwift) { example in
      example.ports(.inputs).spread(2).compactMap { port in
        guard let type = port.type, let storage = example.property(port.name.text) else { return nil }
        let argument = type.type.arguments.first.map { $0.isVoid ? "" : "_ value: \($0)" } ?? ""
        let function = "func \(port.name.text)(\(argument))"
        return example.variant(port.name.text) { editor in
          editor.replace(port.declaration.header.range, with: function)
          editor.replace(storage.header.range, with: function + " {}")
          for assignment in example.assignments(to: port.name.text) {
            editor.delete(example.lines(assignment.range))
          }
        }
      }
    },
  ]

  // MARK: Outputs

  private static let outputs: [Mutation] = [
    Mutation("an output is no signal", breaks: "output-type", in: .kickstarterSwift) { example in
      ["Property", "SignalProducer", "MutableProperty"].enumerated().compactMap { index, type in
        let outputs = example.ports(.outputs)
        let port = outputs[index % outputs.count]
        return Self.retype(port, of: example) { editor, written in
          let element = written.type.arguments.first.map(\.description) ?? "Void"
          editor.replace(
            written.range,
            with: type == "SignalProducer" ? "\(type)<\(element), Never>" : "\(type)<\(element)>")
        }
      }
    },
    Mutation("an output can fail", breaks: "output-type", in: .kickstarterSwift) { example in
      example.ports(.outputs).spread(3).map { port in
        Self.retype(port, of: example) { editor, written in
          let text = example.source[written.range]
          editor.replace(written.range, with: text.replacing(", Never>", with: ", ServiceError>"))
        }
      }
    },
    Mutation("an output is no plain observable", breaks: "output-type", in: .rxSwift) { example in
      ["Driver", "BehaviorSubject", "PublishSubject", "Single"].enumerated().compactMap { index, type in
        let storage = example.storage(.outputs)
        return Self.retype(storage[index % storage.count], as: type, in: example)
      }
    },
  ]

  // MARK: Actions

  private static let actions: [Mutation] = [
    Mutation("a stored action is something else", breaks: "action-type", in: .rxSwift) { example in
      example.storage(.actions).filter { $0.initialValue == nil }.flatMap { property in
        ["Observable<Void>", "PublishSubject<Void>"].compactMap { type -> Variant? in
          let port = example.ports(.actions).first { $0.name.text == property.header.name.text }
          guard let written = property.type, let required = port?.type else { return nil }
          return example.variant("\(property.header.name.text), \(type)") { editor in
            editor.replace(written.range, with: type)
            editor.replace(required.range, with: type)
          }
        }
      }
    },
    Mutation(
      "an action below the initializer is something else", breaks: ["action-type", "init-only-setup"],
      because: "only actions are made below the initializer", in: .rxSwift
    ) { example in
      example.storage(.actions).filter { $0.initialValue != nil }.compactMap { property in
        let port = example.ports(.actions).first { $0.name.text == property.header.name.text }
        guard let written = property.type, let required = port?.type else { return nil }
        return example.variant(property.header.name.text) { editor in
          editor.replace(written.range, with: "PublishSubject<Void>")
          editor.replace(required.range, with: "PublishSubject<Void>")
        }
      }
    },
    Mutation(
      "an action is a function", breaks: ["action-type", "actions-only"],
      because: "the list has something else than an action, and the class has a function", in: .rxSwift
    ) { example in
      example.ports(.actions).spread(2).compactMap { port in
        guard let property = example.property(port.name.text) else { return nil }
        let function = "func \(port.name.text)() -> Observable<Void>"
        return example.variant(port.name.text) { editor in
          editor.replace(port.declaration.header.range, with: function)
          editor.replace(property.header.range, with: function + " {\n    return .empty()\n  }")
          for assignment in example.assignments(to: port.name.text) {
            editor.delete(example.lines(assignment.range))
          }
        }
      }
    },
    Mutation("only the protocol takes an action for a stream", breaks: "action-type", in: .rxSwift) {
      example in
      example.ports(.actions).spread(1).compactMap { port in
        guard let type = port.type else { return nil }
        return example.variant(port.name.text) { $0.replace(type.range, with: "Observable<Void>") }
      }
    },
  ]

  // MARK: Types

  /// Gives a port and the property that implements it another type.
  private static func retype(
    _ port: Port, of example: Example, _ edit: (inout SourceEditor, LocatedType) -> Void
  ) -> Variant {
    example.variant(port.name.text) { editor in
      if let type = port.type { edit(&editor, type) }
      if let type = example.property(port.name.text)?.type { edit(&editor, type) }
    }
  }

  /// Gives a stored subject or observable and its port another type.
  private static func retype(
    _ property: PropertyDeclaration, as type: String, in example: Example
  ) -> Variant? {
    let name = property.header.name.text
    let port = (example.ports(.inputs) + example.ports(.outputs)).first { $0.name.text == name }
    guard let old = port?.type?.type.name else { return nil }
    return example.variant("\(name), \(type)") { editor in
      for written in [port?.type, property.type].compactMap({ $0 }) {
        editor.replace(TextRange(written.range.start, written.range.start + old.utf8.count), with: type)
      }
    }
  }
}
