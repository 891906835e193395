import ViewModelModel

/// Declarations and members that stand in another section than their own.
enum SectionMutations {
  static let all: [Mutation] = file + template + blueprint

  // MARK: The file

  private static let file: [Mutation] = [
    Mutation(
      "the protocol of the outputs stands before that of the inputs", breaks: "section-order",
      in: .kickstarterSwift, .rxSwift
    ) { example in
      guard let inputs = example.list(.inputs), let outputs = example.list(.outputs) else { return [] }
      return [
        example.variant(outputs.name) {
          $0.swap(example.lines(of: inputs.header), example.lines(of: outputs.header))
        }
      ]
    },
    Mutation("the type protocol stands first", breaks: "section-order", in: .kickstarterSwift, .rxSwift) {
      example in
      guard let first = example.list(.inputs), let type = example.typeProtocol else { return [] }
      return [
        example.variant(type.name) {
          $0.move(example.lines(of: type.header), to: example.lines(of: first.header).start)
        }
      ]
    },
    Mutation("a protocol stands below the class", breaks: "section-order", in: .kickstarterSwift, .rxSwift) {
      example in
      let lists = [example.list(.outputs), example.typeProtocol].compactMap { $0 }
      return lists.map { protocolDeclaration in
        example.variant(protocolDeclaration.name) {
          $0.move(
            example.lines(of: protocolDeclaration.header),
            to: example.lines(of: example.declaration.header).end)
        }
      }
    },
    Mutation("the protocol of the actions stands first", breaks: "section-order", in: .rxSwift) { example in
      guard let first = example.list(.inputs), let actions = example.list(.actions) else { return [] }
      return [
        example.variant(actions.name) {
          $0.move(example.lines(of: actions.header), to: example.lines(of: first.header).start)
        }
      ]
    },
  ]

  // MARK: The class of the template

  private static let template: [Mutation] = [
    Mutation("the initializer stands below the inputs", breaks: "section-order", in: .kickstarterSwift) {
      example in
      guard let initializer = example.initializer, let last = example.inputPairs.last else { return [] }
      return [
        example.variant("init") { $0.move(example.lines(of: initializer.header), to: last.lines.end) }
      ]
    },
    Mutation("the initializer stands last", breaks: "section-order", in: .kickstarterSwift) { example in
      guard let initializer = example.initializer, example.viewModel.form == .written else { return [] }
      return [
        example.variant("init") {
          $0.move(example.lines(of: initializer.header), to: example.lastLine(of: example.declaration))
        }
      ]
    },
    Mutation("the outputs stand above the inputs", breaks: "section-order", in: .kickstarterSwift) {
      example in
      guard let inputs = example.inputPairs.first, let outputs = example.outputLines else { return [] }
      return [
        example.variant("outputs") { editor in
          editor.move(outputs, to: inputs.lines.start)
          editor.mark(inputs.lines)
        }
      ]
    },
    Mutation("an output stands above the inputs", breaks: "section-order", in: .kickstarterSwift) { example in
      guard let inputs = example.inputPairs.first else { return [] }
      // The first one, so that the stored outputs are still in alphabetical order.
      return example.storedOutputs.prefix(1).map { output in
        example.variant(output.port.name.text) {
          $0.move(example.lines(of: output.property.value.header), to: inputs.lines.start)
        }
      }
    },
    Mutation("an input stands below the outputs", breaks: "section-order", in: .kickstarterSwift) { example in
      guard let input = example.inputPairs.last, let outputs = example.outputLines else { return [] }
      return [example.variant(input.storageName) { $0.move(input.lines, to: outputs.end) }]
    },
    Mutation("the ports are declared above the inputs", breaks: "section-order", in: .kickstarterSwift) {
      example in
      guard let inputs = example.inputPairs.first, let accessors = example.accessorLines else { return [] }
      return [example.variant("inputs, outputs") { $0.move(accessors, to: inputs.lines.start) }]
    },
    Mutation("the ports are declared above the initializer", breaks: "section-order", in: .kickstarterSwift) {
      example in
      guard let initializer = example.initializer else { return [] }
      return example.accessors.map { accessor in
        example.variant(accessor.header.name.text) {
          $0.move(example.lines(of: accessor.header), to: example.lines(of: initializer.header).start)
        }
      }
    },
    Mutation("a dependency stands below the initializer", breaks: "section-order", in: .kickstarterSwift) {
      example in
      guard let initializer = example.initializer else { return [] }
      return example.dependencies.map { dependency in
        example.variant(dependency.header.name.text) {
          $0.move(example.lines(of: dependency.header), to: example.lines(of: initializer.header).end)
        }
      }
    },
  ]

  // MARK: The class of the blueprint

  private static let blueprint: [Mutation] = [
    Mutation("the initializer stands below the actions", breaks: "section-order", in: .rxSwift) { example in
      guard let initializer = example.initializer else { return [] }
      return [
        example.variant("init") { editor in
          editor.move(example.lines(of: initializer.header), to: example.lastLine(of: example.declaration))
          // Where there is one action, to move it is as good.
          for action in example.storage(.actions) { editor.mark(action.header.range) }
        }
      ]
    },
    Mutation("an action stands above the initializer", breaks: "section-order", in: .rxSwift) { example in
      guard let initializer = example.initializer else { return [] }
      return example.storage(.actions).map { action in
        example.variant(action.header.name.text) { editor in
          editor.move(example.lines(of: action.header), to: example.lines(of: initializer.header).start)
          editor.mark(initializer.header.name.range)
        }
      }
    },
    Mutation("the outputs stand above the inputs", breaks: "section-order", in: .rxSwift) { example in
      guard let inputs = example.storage(.inputs).first?.header, let outputs = example.outputLines else {
        return []
      }
      return [
        example.variant("outputs") { editor in
          editor.move(outputs, to: example.lines(of: inputs).start)
          editor.mark(inputs.range)
        }
      ]
    },
    Mutation("an input stands below the outputs", breaks: "section-order", in: .rxSwift) { example in
      guard let input = example.storage(.inputs).last?.header, let outputs = example.outputLines else {
        return []
      }
      return [example.variant(input.name.text) { $0.move(example.lines(of: input), to: outputs.end) }]
    },
    Mutation("a dependency stands below the outputs", breaks: "section-order", in: .rxSwift) { example in
      guard let outputs = example.outputLines else { return [] }
      return example.dependencies.map { dependency in
        example.variant(dependency.header.name.text) {
          $0.move(example.lines(of: dependency.header), to: outputs.end)
        }
      }
    },
    Mutation("the ports are declared last", breaks: "section-order", in: .rxSwift) { example in
      guard let accessors = example.accessorLines else { return [] }
      return [
        example.variant("inputs, outputs, actions") {
          $0.move(accessors, to: example.lastLine(of: example.declaration))
        }
      ]
    },
    Mutation("the ports are declared below the setup", breaks: "section-order", in: .rxSwift) { example in
      guard let last = example.dependencies.last else { return [] }
      return example.accessors.suffix(1).map { accessor in
        example.variant(accessor.header.name.text) { editor in
          editor.move(example.lines(of: accessor.header), to: example.lines(of: last.header).end)
        }
      }
    },
    Mutation("the life cycle stands first", breaks: "section-order", in: .rxSwift) { example in
      guard let bag = example.property("disposeBag")?.header, let first = example.accessors.first,
        let heading = bag.leadingComments.first
      else { return [] }
      // The heading takes along what it heads, which would otherwise stand under none.
      let headed = example.property("editedAccount")?.header ?? bag
      let lines = TextRange(example.lines(heading.range).start, example.lines(of: headed).end)
      return [example.variant("disposeBag") { $0.move(lines, to: example.lines(of: first.header).start) }]
    },
  ]
}

extension Example {
  /// The whole lines of the stored outputs.
  fileprivate var outputLines: TextRange? {
    let outputs = self.storedOutputs.map(\.property.value.header)
    guard let first = outputs.first, let last = outputs.last else { return nil }
    return self.lines(from: first, to: last)
  }

  /// The whole lines of the accessors of the ports.
  fileprivate var accessorLines: TextRange? {
    guard let first = self.accessors.first, let last = self.accessors.last else { return nil }
    return self.lines(from: first.header, to: last.header)
  }
}
