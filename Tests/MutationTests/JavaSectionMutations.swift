import ViewModelModel

/// Interfaces and members of view models in Java that stand in another section than their own.
enum JavaSectionMutations {
  static let all: [Mutation] = interfaces + constructor + fields + methods

  // MARK: Interfaces

  private static let interfaces: [Mutation] = [
    .java("the interface of the outputs stands before that of the inputs", breaks: "section-order") {
      example in
      guard let inputs = Self.list(.inputs, of: example), let outputs = Self.list(.outputs, of: example)
      else { return [] }
      return [
        example.variant(outputs.name.text) { $0.swap(example.lines(of: inputs), example.lines(of: outputs)) }
      ]
    },
    .java("an interface stands below the class", breaks: "section-order") { example in
      PortKind.allCases.flatMap { example.javaLists($0) }.compactMap { list in
        guard let header = list.declaration?.value.header else { return nil }
        return example.variant(list.simpleName) {
          $0.move(example.lines(of: header), to: example.lines(of: example.declaration.header).end)
        }
      }
    },
    .java("the interface of the errors stands before that of the outputs", breaks: "section-order") {
      example in
      let lists = example.javaLists(.outputs).compactMap { $0.declaration?.value.header }
      guard lists.count == 2, let errors = lists.first(where: { $0.name.text == "Errors" }),
        let outputs = lists.first(where: { $0.name.text != "Errors" })
      else { return [] }
      return [example.variant("Errors") { $0.swap(example.lines(of: outputs), example.lines(of: errors)) }]
    },
  ]

  private static func list(_ kind: PortKind, of example: Example) -> Header? {
    example.javaLists(kind).first?.declaration?.value.header
  }

  // MARK: The constructor

  private static let constructor: [Mutation] = [
    .java("the constructor stands below the subjects", breaks: "section-order") { example in
      guard let constructor = example.initializer, let subjects = example.subjectLines else { return [] }
      return [
        example.variant("constructor") { $0.move(example.lines(of: constructor.header), to: subjects.end) }
      ]
    },
    .java("the constructor stands last", breaks: "section-order") { example in
      guard let constructor = example.initializer else { return [] }
      return [
        example.variant("constructor") {
          $0.move(
            example.lines(of: constructor.header), to: example.lastLine(of: example.declaration))
        }
      ]
    },
    .java("a dependency stands below the constructor", breaks: "section-order") { example in
      guard let constructor = example.initializer else { return [] }
      return example.environmentFields.suffix(1).map { field in
        example.variant(field.header.name.text) { editor in
          editor.move(example.lines(of: field.header), to: example.lines(of: constructor.header).end)
          // To move the constructor up would be as good.
          editor.mark(constructor.header.name.range)
        }
      }
    },
    .java("the ports are declared above the constructor", breaks: "section-order") { example in
      guard let constructor = example.initializer, let ports = example.portLines else { return [] }
      return [
        example.variant("ports") { $0.move(ports, to: example.lines(of: constructor.header).start) }
      ]
    },
  ]

  // MARK: Fields

  private static let fields: [Mutation] = [
    .java("the fields of the outputs stand above the subjects", breaks: "section-order") { example in
      guard let subjects = example.subjectLines, let outputs = example.outputFieldLines else { return [] }
      return [
        example.variant("outputs") { editor in
          editor.move(outputs, to: subjects.start)
          editor.mark(subjects)
        }
      ]
    },
    .java("the field of an output stands above the subjects", breaks: "section-order") { example in
      guard let subjects = example.subjectLines else { return [] }
      // The first one, so that the fields are still in alphabetical order.
      return example.outputFields.prefix(1).map { field in
        example.variant(field.name) { $0.move(example.lines(of: field.field.header), to: subjects.start) }
      }
    },
    .java("a subject stands below the fields of the outputs", breaks: "section-order") { example in
      guard let outputs = example.outputFieldLines else { return [] }
      return example.subjects.suffix(1).map { subject in
        example.variant(subject.name) { $0.move(example.lines(of: subject.field.header), to: outputs.end) }
      }
    },
    .java("the ports are declared above the subjects", breaks: "section-order") { example in
      guard let subjects = example.subjectLines, let ports = example.portLines else { return [] }
      return [example.variant("ports") { $0.move(ports, to: subjects.start) }]
    },
    .java("the ports are declared last", breaks: "section-order") { example in
      guard let ports = example.portLines else { return [] }
      return [
        example.variant("ports") { $0.move(ports, to: example.lastLine(of: example.declaration)) }
      ]
    },
  ]

  // MARK: Methods

  private static let methods: [Mutation] = [
    .java("the methods of the outputs stand above those of the inputs", breaks: "section-order") { example in
      guard let inputs = Self.lines(of: example.inputMethods, in: example),
        let outputs = Self.lines(of: example.outputMethods, in: example)
      else { return [] }
      return [
        example.variant("outputs") { editor in
          editor.move(outputs, to: inputs.start)
          editor.mark(inputs)
        }
      ]
    },
    .java("the last method of the inputs stands at the end of the class", breaks: "section-order") {
      example in
      example.inputMethods.suffix(1).map { method in
        example.variant(method.header.name.text) {
          $0.move(example.lines(of: method.header), to: example.lastLine(of: example.declaration))
        }
      }
    },
    .java("the first method of the outputs stands above those of the inputs", breaks: "section-order") {
      example in
      guard let inputs = Self.lines(of: example.inputMethods, in: example) else { return [] }
      return example.outputMethods.prefix(1).map { method in
        example.variant(method.header.name.text) {
          $0.move(example.lines(of: method.header), to: inputs.start)
        }
      }
    },
  ]

  private static func lines(of methods: [FunctionDeclaration], in example: Example) -> TextRange? {
    guard let first = methods.first, let last = methods.last else { return nil }
    return example.lines(from: first.header, to: last.header)
  }
}

extension Example {
  /// The whole lines of the subjects of the inputs.
  fileprivate var subjectLines: TextRange? {
    guard let first = self.subjects.first, let last = self.subjects.last else { return nil }
    return self.lines(from: first.field.header, to: last.field.header)
  }

  /// The whole lines of the fields of the outputs.
  fileprivate var outputFieldLines: TextRange? {
    guard let first = self.outputFields.first, let last = self.outputFields.last else { return nil }
    return self.lines(from: first.field.header, to: last.field.header)
  }

  /// The whole lines of the fields that hand out the ports.
  fileprivate var portLines: TextRange? {
    guard let first = self.portFields.first, let last = self.portFields.last else { return nil }
    return self.lines(from: first.header, to: last.header)
  }
}
