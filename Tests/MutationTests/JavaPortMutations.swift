import ViewModelModel

/// The methods of Inputs, Outputs and Errors in Java.
enum JavaPortMutations {
  static let all: [Mutation] =
    order + documentation(.inputs, "documented-inputs") + documentation(.outputs, "documented-outputs")
    + inputs + outputs

  // MARK: Order

  private static let order: [Mutation] = [
    .java("two methods of Inputs change places", breaks: "sorted-inputs") { example in
      Self.headers(.inputs, of: example).flatMap(example.swaps).spread(2)
    },
    .java("the last method of Inputs comes first", breaks: "sorted-inputs") { example in
      Self.headers(.inputs, of: example).flatMap(example.lastFirst)
    },
    .java("two methods of Outputs change places", breaks: "sorted-outputs") { example in
      Self.headers(.outputs, of: example).flatMap(example.swaps).spread(2)
    },
    .java("the last method of Outputs comes first", breaks: "sorted-outputs") { example in
      Self.headers(.outputs, of: example).flatMap(example.lastFirst)
    },
  ]

  /// The members of the lists in the file, list by list.
  private static func headers(_ kind: PortKind, of example: Example) -> [[Header]] {
    example.javaLists(kind).map { list in example.javaPorts(list).map(\.declaration.header) }
  }

  // MARK: Documentation

  private static func documentation(_ kind: PortKind, _ rule: String) -> [Mutation] {
    [
      .java("a Java documentation comment of \(kind.rawValue) is deleted", breaks: rule) { example in
        Self.comments(kind, of: example) { comment, editor in editor.delete(example.lines(comment.range)) }
      },
      .java("a Java documentation comment of \(kind.rawValue) has one star", breaks: rule) { example in
        Self.comments(kind, of: example) { comment, editor in
          editor.delete(TextRange(comment.range.start + 2, comment.range.start + 3))
        }
      },
      .java("a Java documentation comment of \(kind.rawValue) has two slashes", breaks: rule) { example in
        Self.comments(kind, of: example) { comment, editor in
          let lines = comment.text.dropFirst(3).dropLast(2).split(separator: "\n").map { line in
            "// " + line.drop { $0 == " " || $0 == "*" }
          }
          editor.replace(comment.range, with: lines.joined(separator: "\n    "))
        }
      },
    ]
  }

  private static func comments(
    _ kind: PortKind, of example: Example, _ edit: (Comment, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.javaLists(kind).flatMap { list in
      example.javaPorts(list).spread(2).compactMap { port -> Variant? in
        guard let comment = port.declaration.header.leadingComments.last(where: \.isDocumentation) else {
          return nil
        }
        return example.variant(port.name.text) { editor in
          edit(comment, &editor)
          editor.mark(port.name.range)
        }
      }
    }
  }

  // MARK: Inputs

  private static let inputs: [Mutation] = [
    .java("an input says whether it was of use", breaks: "void-input") { example in
      Self.results(of: example, type: { _ in "boolean" }, value: "true")
    },
    .java("an input gives the inputs back, for the next call", breaks: "void-input") { example in
      Self.results(of: example, type: { $0.port.group }, value: "this")
    },
    .java("an input hands out its subject", breaks: "input-type") { example in
      Self.handingOut(["Observer", "PublishSubject"], of: example)
    },
    .java("an input hands out a subject of any kind", breaks: "input-type") { example in
      Self.handingOut(["Subject"], of: example)
    },
  ]

  /// Lets inputs that the file declares give something back.
  private static func results(
    of example: Example, type: (InputImplementation) -> String, value: String
  ) -> [Variant] {
    example.inputs.filter { $0.port.isOwn && $0.port.path == example.path }.spread(2).compactMap { input in
      guard let required = input.port.type, let written = input.function.value.result,
        let body = input.function.value.body
      else { return nil }
      return example.variant("\(input.port.name.text), \(type(input))") { editor in
        editor.replace(required.range, with: type(input))
        editor.replace(written.range, with: type(input))
        editor.insert("  return \(value);\n    ", at: body.range.end - 1)
      }
    }
  }

  /// Turns methods that feed a subject into such that give it back.
  private static func handingOut(_ types: [String], of example: Example) -> [Variant] {
    let subjects = example.namesakes.filter { $0.inputs[0].port.path == example.path }
    return subjects.spread(types.count).enumerated().compactMap { index, subject in
      let input = subject.inputs[0]
      guard let stored = subject.field.type, let result = input.function.value.result else { return nil }
      let type = "\(types[index])<\(example.element(of: stored))>"
      return example.variant("\(subject.name), \(type)") { editor in
        editor.replace(input.port.declaration.header.range, with: "\(type) \(subject.name)();")
        editor.replace(
          TextRange(result.range.start, input.function.value.header.range.end),
          with: "\(type) \(subject.name)() {\n      return this.\(subject.name);\n    }")
      }
    }
  }

  // MARK: Outputs

  private static let outputs: [Mutation] = [
    .java("an output can be fed by the view", breaks: "output-type") { example in
      Self.retyped(example.outputFields.filter { $0.isBehaviorSubject && $0.isGivenBack }, of: example) {
        editor, required, written in
        editor.replace(example.typeName(required), with: "Subject")
        editor.replace(example.typeName(written), with: "Subject")
      }
    },
    .java("the method of an output says more than its interface", breaks: "output-type") { example in
      Self.retyped(example.outputFields.filter { $0.isBehaviorSubject && $0.isGivenBack }, of: example) {
        editor, _, written in editor.replace(example.typeName(written), with: "BehaviorSubject")
      }
    },
    .java("an output is any source", breaks: "output-type") { example in
      Self.retyped(example.outputFields, of: example) { editor, required, written in
        editor.replace(example.typeName(required), with: "ObservableSource")
        editor.replace(example.typeName(written), with: "ObservableSource")
      }
    },
    .java("an output is given back where it is asked for", breaks: "output-type") { example in
      Self.retyped(example.outputFields.filter(\.isGivenBack), of: example) { editor, required, written in
        editor.replace(required.range, with: example.element(of: required))
        editor.replace(written.range, with: example.element(of: written))
      }
    },
  ]

  private static func retyped(
    _ fields: [JavaOutputField], of example: Example,
    _ edit: (inout SourceEditor, LocatedType, LocatedType) -> Void
  ) -> [Variant] {
    fields.filter { $0.output.port.path == example.path }.spread(2).compactMap { field in
      guard let required = field.output.port.type, let written = field.output.function.value.result else {
        return nil
      }
      return example.variant(field.output.port.name.text) { edit(&$0, required, written) }
    }
  }
}

extension JavaOutputField {
  var isBehaviorSubject: Bool { self.field.type?.type.name == "BehaviorSubject" }
}
