import ViewModelModel

/// Declaration of the ports, `this`, helpers and subscriptions in Java.
enum JavaStructureMutations {
  static let all: [Mutation] = ports + explicitThis + helpers + subscriptions

  // MARK: Ports

  private static let ports: [Mutation] = [
    .java("the field of the ports can be replaced", breaks: "ports-declaration") { example in
      Self.modified(example, "final") { range, editor in
        editor.delete(TextRange(range.start, range.end + 1))
      }
    },
    .java("the field of the ports is private", breaks: "ports-declaration") { example in
      Self.modified(example, "public") { range, editor in editor.replace(range, with: "private") }
    },
    .java("the field of the ports is visible in its package", breaks: "ports-declaration") { example in
      Self.modified(example, "public") { range, editor in
        editor.delete(TextRange(range.start, range.end + 1))
      }
    },
    .java("the field of the ports has the type of the class", breaks: "ports-declaration") { example in
      Self.fields(of: example) { field, editor in
        guard let type = field.type else { return }
        editor.replace(type.range, with: example.declaration.name)
      }
    },
    .java("the field of the ports holds nothing", breaks: "ports-declaration") { example in
      Self.fields(of: example) { field, editor in
        guard let value = field.initialValue else { return }
        editor.replace(value.range, with: "null")
      }
    },
    .java("the field of the ports is missing", breaks: "ports-declaration") { example in
      Self.fields(of: example) { field, editor in
        editor.delete(example.lines(of: field.header))
        editor.mark(example.declaration.header.name.range)
      }
    },
    .java("the ports are handed out by a method", breaks: "ports-declaration") { example in
      Self.fields(of: example) { field, editor in
        guard let type = field.type else { return }
        let name = field.header.name.text
        editor.replace(
          field.header.range,
          with: "public \(example.source[type.range]) \(name)() {\n      return this;\n    }")
        editor.mark(example.declaration.header.name.range)
      }
    },
  ]

  private static func fields(
    of example: Example, _ edit: (PropertyDeclaration, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.portFields.spread(2).map { field in
      example.variant(field.header.name.text) { edit(field, &$0) }
    }
  }

  private static func modified(
    _ example: Example, _ modifier: String, _ edit: (TextRange, inout SourceEditor) -> Void
  ) -> [Variant] {
    Self.fields(of: example) { field, editor in
      guard let written = field.header.modifiers.first(where: { $0.name == modifier }) else { return }
      edit(written.range, &editor)
    }
  }

  // MARK: This

  private static let explicitThis: [Mutation] = [
    .java("'this' is left out in the constructor", breaks: "explicit-self") { example in
      guard let constructor = example.initializer else { return [] }
      return Self.uses(in: [constructor], of: example).spread(4)
    },
    .java("'this' is left out in the method of an input", breaks: "explicit-self") { example in
      Self.uses(in: example.inputMethods, of: example).spread(2)
    },
    .java("'this' is left out in the method of an output", breaks: "explicit-self") { example in
      Self.uses(in: example.outputMethods, of: example).spread(2)
    },
  ]

  /// The places where methods reach a field of the instance through `this`.
  private static func uses(in methods: [FunctionDeclaration], of example: Example) -> [Variant] {
    let fields = example.declaration.properties.filter(\.isStoredInInstance).map(\.header.name.text)
      .filter { !example.hasLocal(named: $0) }
    return methods.flatMap { method -> [Variant] in
      let parameters = method.parameters.map(\.name)
      return (method.body?.references ?? []).compactMap { reference in
        let range = reference.name.range
        let prefix = TextRange(range.start - "this.".utf8.count, range.start)
        guard reference.form == .qualified, fields.contains(reference.name.text),
          // A parameter of the same name is what the bare name would mean.
          !parameters.contains(reference.name.text), example.source[prefix] == "this.",
          example.source[TextRange(range.end, range.end + 1)] != "("
        else { return nil }
        let line = example.source.position(at: range.start).line
        return example.variant("\(reference.name.text) in line \(line)") { $0.delete(prefix) }
      }
    }
  }

  // MARK: Helpers

  private static let helpers: [Mutation] = [
    .java("a helper is not static", breaks: "helper-placement") { example in
      example.privateMethods.spread(2).compactMap { helper in
        guard let word = helper.header.modifiers.first(where: { $0.name == "static" }) else { return nil }
        return example.variant(helper.header.name.text) {
          $0.delete(TextRange(word.range.start, word.range.end + 1))
        }
      }
    },
    .java("a helper stands above the constructor", breaks: "helper-placement") { example in
      guard let constructor = example.initializer else { return [] }
      return Self.moved(example, to: example.lines(of: constructor.header).start)
    },
    .java("a helper stands below the subjects", breaks: "helper-placement") { example in
      guard let last = example.subjects.last else { return [] }
      return Self.moved(example, to: example.lines(of: last.field.header).end)
    },
    .java("a helper stands last in the class", breaks: "helper-placement") { example in
      Self.moved(example, to: example.lastLine(of: example.declaration))
    },
  ]

  private static func moved(_ example: Example, to offset: Int) -> [Variant] {
    example.privateMethods.spread(2).map { helper in
      example.variant(helper.header.name.text) { $0.move(example.lines(of: helper.header), to: offset) }
    }
  }

  // MARK: Subscriptions

  private static let subscriptions: [Mutation] = [
    .java("a subscription is not bound", breaks: "bind-to-lifecycle") { example in
      Self.bindings(of: example) { binding, editor in editor.delete(binding) }
    },
    .java("a subscription is bound too early", breaks: "bind-to-lifecycle") { example in
      Self.bindings(of: example) { binding, editor in
        editor.insert("\n          .distinctUntilChanged()", at: binding.end)
      }
    },
    .java("a subscription is made safe in another way", breaks: "bind-to-lifecycle") { example in
      Self.bindings(of: example) { binding, editor in
        editor.replace(binding, with: "\n          .onErrorComplete()")
      }
    },
    .java("a subscription is added that is not bound", breaks: "bind-to-lifecycle") { example in
      guard let body = example.initializer?.body else { return [] }
      return example.subjects.suffix(1).map { subject in
        example.variant(subject.name) {
          $0.insert("  this.\(subject.name).subscribe(System.out::println);\n    ", at: body.range.end - 1)
        }
      }
    },
  ]

  /// The places of `.compose(bindToLifecycle())` with the space before them.
  private static func bindings(
    of example: Example, _ edit: (TextRange, inout SourceEditor) -> Void
  ) -> [Variant] {
    let words = SourceEditor.occurrences(of: "bindToLifecycle", in: example.source)
    return words.spread(2).compactMap { word -> Variant? in
      let line = example.source.position(at: word.start).line
      let before = example.source[TextRange(0, word.start)]
      guard let call = before.ranges(of: ".compose(").last else { return nil }
      let text = before[..<call.lowerBound]
      let space = text.reversed().prefix { $0 == " " || $0 == "\n" }.count
      let start = text.utf8.count - space
      return example.variant("line \(line)") {
        edit(TextRange(start, word.end + "())".utf8.count), &$0)
      }
    }
  }
}

extension Example {
  /// Whether a local of the constructor has that name.
  fileprivate func hasLocal(named name: String) -> Bool {
    SourceEditor.occurrences(of: name, in: self.source).contains { range in
      self.source[TextRange(range.start - 2, range.start)] == "> "
        && self.source[TextRange(range.end, range.end + 2)] == " ="
        && (self.initializer?.body?.range.contains(range) ?? false)
    }
  }
}
