import ViewModelModel

/// What backs the inputs.
enum StorageMutations {
  static let all: [Mutation] = feeds + types + access + order

  // MARK: Feeds

  private static let feeds: [Mutation] = [
    Mutation("the function of an input does nothing", breaks: "input-storage", in: .kickstarterSwift) {
      example in
      Self.bodies(of: example, "{}")
    },
    Mutation("the function of an input only prints", breaks: "input-storage", in: .kickstarterSwift) {
      example in
      Self.bodies(of: example, "{\n    print(\"called\")\n  }")
    },
    Mutation("the function of an input keeps nothing", breaks: "input-storage", in: .kickstarterSwift) {
      example in
      Self.bodies(of: example, "{\n    let isCalled = true\n    assert(isCalled)\n  }")
    },
  ]

  private static func bodies(of example: Example, _ body: String) -> [Variant] {
    example.inputs.spread(2).compactMap { input in
      guard let range = input.function.value.body?.range else { return nil }
      return example.variant(input.port.name.text) { $0.replace(range, with: body) }
    }
  }

  // MARK: Types

  private static let types: [Mutation] = [
    Mutation(
      "a property that backs an input is a variable", breaks: "input-storage-type", in: .kickstarterSwift
    ) {
      example in
      example.inputPairs.spread(3).compactMap { pair in
        guard let value = pair.storage.initialValue, let link = value.chain?.links.last else { return nil }
        let argument = link.arguments?.first.map { example.source[$0.value.range] } ?? "()"
        let type = link.typeArguments.first.map { ": \($0)" } ?? ""
        let isVoid = argument == "()"
        return example.variant(pair.storageName) { editor in
          let storage = pair.storage.header
          let variable = "var \(pair.storageName)\(type) = \(isVoid ? "false" : argument)"
          editor.replace(TextRange(storage.keywordStart, storage.range.end), with: variable)
          for feed in example.inputs.flatMap(\.feeds) where feed.member.text == pair.storageName {
            guard case .value(let value) = feed.means else { continue }
            let stored = isVoid ? "true" : example.source[value.range]
            editor.replace(feed.range, with: "self.\(pair.storageName) = \(stored)")
          }
        }
      }
    },
    Mutation(
      "a property that backs an input is a subject", breaks: "input-storage-type", in: .kickstarterSwift
    ) {
      example in
      Self.storage(of: example) { storage, editor in
        guard let value = storage.initialValue else { return }
        let type = example.source[value.range].prefix { $0 != "(" && $0 != "<" }
        editor.replace(
          TextRange(value.range.start, value.range.start + type.utf8.count), with: "CurrentValueSubject")
      }
    },
    Mutation(
      "the name of a property does not end in 'Property'", breaks: "input-storage-name", in: .kickstarterSwift
    ) { example in
      Self.storage(of: example) { storage, editor in
        let name = storage.header.name.text
        editor.rename(name, to: name.dropLast("Property".count) + "State")
      }
    },
    Mutation("a property starts with 'property'", breaks: "input-storage-name", in: .kickstarterSwift) {
      example in
      Self.storage(of: example) { storage, editor in
        let name = storage.header.name.text.dropLast("Property".count)
        editor.rename(
          storage.header.name.text, to: "propertyOf" + name.prefix(1).uppercased() + name.dropFirst())
      }
    },
    Mutation("an input without arguments is optional", breaks: "optional-storage", in: .kickstarterSwift) {
      example in
      Self.voids(of: example).flatMap { pair in
        ["Void?", "()?"].compactMap { type in
          guard let value = pair.storage.initialValue else { return nil }
          return example.variant("\(pair.storageName), \(type)") {
            $0.replace(value.range, with: "MutableProperty<\(type)>(nil)")
          }
        }
      }
    },
    Mutation(
      "an input without arguments is a lone Boolean", breaks: "optional-storage", in: .kickstarterSwift
    ) {
      example in
      Self.voids(of: example).compactMap { pair in
        guard let value = pair.storage.initialValue, let stored = pair.storedValue else { return nil }
        return example.variant(pair.storageName) { editor in
          editor.replace(value.range, with: "MutableProperty(false)")
          editor.replace(stored.range, with: "true")
        }
      }
    },
    Mutation("an argument is unwrapped implicitly", breaks: "optional-storage", in: .kickstarterSwift) {
      example in
      example.inputPairs.compactMap { pair in
        let element = pair.storage.initialValue?.chain?.links.last?.typeArguments.first
        guard let value = pair.storage.initialValue, case .optional(let wrapped)? = element else {
          return nil
        }
        return example.variant(pair.storageName) {
          $0.replace(value.range, with: "MutableProperty<\(wrapped)!>(nil)")
        }
      }
      .spread(2)
    },
  ]

  private static func storage(
    of example: Example, _ edit: (PropertyDeclaration, inout SourceEditor) -> Void
  ) -> [Variant] {
    example.inputPairs.spread(3).map { pair in
      example.variant(pair.storageName) { edit(pair.storage, &$0) }
    }
  }

  /// Inputs without arguments that alone feed their property.
  private static func voids(of example: Example) -> [InputPair] {
    example.inputPairs.filter { pair in
      let feeds = example.inputs.flatMap(\.feeds).filter { $0.member.text == pair.storageName }
      return pair.function.parameters.isEmpty && feeds.count == 1
    }
    .spread(2)
  }

  // MARK: Access

  private static let access: [Mutation] = [
    Mutation(
      "a property that backs an input is not private", breaks: "private-storage", in: .kickstarterSwift
    ) {
      example in
      Self.storage(of: example) { storage, editor in
        guard let modifier = storage.header.modifiers.first else { return }
        editor.delete(TextRange(modifier.range.start, modifier.range.end + 1))
      }
    },
    Mutation("a property that backs an input is public", breaks: "private-storage", in: .kickstarterSwift) {
      example in
      Self.storage(of: example) { storage, editor in
        guard let modifier = storage.header.modifiers.first else { return }
        editor.replace(modifier.range, with: "public")
      }
    },
    Mutation(
      "a property that backs an input can be replaced", breaks: "private-storage", in: .kickstarterSwift
    ) {
      example in
      Self.storage(of: example) { storage, editor in
        let start = storage.header.keywordStart
        editor.replace(TextRange(start, start + "let".utf8.count), with: "var")
      }
    },
  ]

  // MARK: Order

  private static let order: [Mutation] = [
    Mutation(
      "two inputs with their properties change places", breaks: "sorted-input-storage", in: .kickstarterSwift
    ) { example in
      example.inputPairs.neighbours.spread(3).map { first, second in
        example.variant("\(first.storageName), \(second.storageName)") { $0.swap(first.lines, second.lines) }
      }
    },
    Mutation(
      "two functions change places, their properties do not", breaks: "sorted-input-storage",
      in: .kickstarterSwift
    ) { example in
      example.inputPairs.neighbours.spread(2).map { first, second in
        example.variant("\(first.storageName), \(second.storageName)") {
          $0.swap(first.function.header.range, second.function.header.range)
        }
      }
    },
    Mutation("two stored outputs change places", breaks: "sorted-output-storage", in: .kickstarterSwift) {
      example in
      Self.outputs(of: example)
    },
    Mutation(
      "two stored outputs change places", breaks: "sorted-output-storage", turnedOn: true, in: .rxSwift
    ) {
      example in Self.outputs(of: example)
    },
  ]

  private static func outputs(of example: Example) -> [Variant] {
    example.storedOutputs.map(\.property.value.header).neighbours.spread(3).map { first, second in
      example.variant("\(first.name.text), \(second.name.text)") {
        $0.swap(example.lines(of: first), example.lines(of: second))
      }
    }
  }
}
