import SourceModel

/// The mutations of the examples.
enum Mutations {
  static let all = files + declarations + ports + storage + structure + blueprint + tool

  /// The mutants of all examples.
  static let mutants = all.flatMap { mutation in Example.all.compactMap { mutation.mutant(of: $0) } }

  private static let files = [
    Mutation("sorted-imports", "two imports change places") { example in
      // Imports may be sorted with or without regard to case; a fix disregards it.
      let groups = Dictionary(grouping: example.file.imports, by: \.group).values.filter { group in
        group.map { $0.path.lowercased() } == group.map { $0.path.lowercased() }.sorted()
      }
      return groups.flatMap { zip($0, $0.dropFirst()) }.map { first, second in
        example.variant("\(first.path), \(second.path)") { $0.swap(first.range, second.range) }
      }
    },
    Mutation("no-ui-import", "a UI framework is imported") { example in
      ["UIKit", "SwiftUI"].flatMap {
        example.inserting("\n\nimport \($0)", at: example.file.imports.last?.range.end)
      }
    },
  ]

  private static let declarations = [
    Mutation("view-model-name", "the view model is called a screen") { example in
      let name = example.name.dropLast("ViewModel".count) + "Screen"
      return [example.variant(example.name) { $0.rename(example.name, to: String(name)) }]
    },
    Mutation(
      "port-protocols", "a list goes by a name that says nothing", in: .kickstarterJava, .kickstarterKotlin
    ) { example in
      // A list of another file would have to be renamed there as well.
      guard let wrapper = example.viewModel.wrapper?.value else { return [] }
      return [PortKind.inputs, .outputs].compactMap { kind in
        let lists = example.viewModel.ownGroups(kind)
        guard lists.count == 1 else { return nil }
        return example.variant(lists[0].simpleName) { editor in
          editor.rename(lists[0].simpleName, to: kind == .inputs ? "Events" : "State")
          editor.mark(wrapper.header.name.range)
        }
      }
    },
    Mutation("type-protocol", "the type protocol loses a member") { example in
      guard let type = example.typeProtocol else { return [] }
      return example.variants(type.properties.map(\.header)) { requirement, editor in
        editor.delete(example.lines(of: requirement))
        editor.mark(type.header.name.range)
      }
    },
    Mutation("class-bound-type", "the type protocol is not bound to classes") { example in
      guard let type = example.typeProtocol, type.inherited.count == 1 else { return [] }
      return example.variants([type.header]) {
        $1.delete(TextRange($0.name.range.end, type.inherited[0].range.end))
      }
    },
    Mutation("final-view-model", "the class is not final", in: .kickstarterSwift, .kickstarterJava, .rxSwift)
    {
      $0.without("final", [$0.declaration.header])
    },
    Mutation("final-view-model", "the class is open", in: .kickstarterKotlin) { example in
      example.inserting("open ", at: example.declaration.header.keywordStart)
    },
  ]

  private static let ports =
    [PortKind.inputs, .outputs, .actions].map { kind in
      Mutation("sorted-\(kind.rawValue)", "two members of a list change places") { example in
        example.lists(kind).flatMap { example.swaps($0.map(\.declaration.header)) }
      }
    }
    + [PortKind.inputs, .outputs].flatMap { kind in
      [("deleted", ""), ("one for readers only", "// note")].map { change, replacement in
        Mutation("documented-\(kind.rawValue)", "a documentation comment is \(change)") { example in
          let headers = example.lists(kind).flatMap { $0 }.map(\.declaration.header)
          return example.variants(headers.filter { $0.leadingComments.contains(where: \.isDocumentation) }) {
            header, editor in
            for comment in header.leadingComments where comment.isDocumentation {
              editor.replace(comment.range, with: replacement)
            }
            editor.mark(header.name.range)
          }
        }
      }
    } + [
      Mutation("void-input", "an input returns something", in: .kickstarterSwift) { example in
        example.inputs.map { input in
          example.variant(input.port.name.text) { editor in
            editor.insert(" -> Bool", at: input.port.declaration.header.range.end)
            guard let body = input.function.value.body else { return }
            editor.insert("-> Bool ", at: body.range.start)
          }
        }
      },
      Mutation("void-input", "an input returns something", in: .kickstarterJava) { example in
        example.inputs.filter { $0.port.path == example.path }.compactMap { input in
          guard let required = input.port.type, let written = input.function.value.result else { return nil }
          return example.variant(input.port.name.text) { editor in
            editor.replace(required.range, with: "boolean")
            editor.replace(written.range, with: "boolean")
          }
        }
      },
      Mutation("void-input", "an input returns something", in: .kickstarterKotlin) { example in
        example.inputs.filter { $0.function.value.result == nil }.compactMap { input in
          guard let body = input.function.value.body, example.source[body.range].hasPrefix("{") else {
            return nil
          }
          return example.variant(input.port.name.text) { editor in
            editor.insert(": Boolean", at: input.port.declaration.header.range.end)
            editor.insert(": Boolean ", at: body.range.start)
          }
        }
      },
      Mutation("input-type", "an input is an observer", in: .rxSwift) {
        $0.retyping($0.lists(.inputs), as: ["BehaviorSubject", "AnyObserver"])
      },
      Mutation("input-type", "an input hands out a subject", in: .kickstarterJava) { example in
        example.inputs.filter { $0.port.path == example.path && $0.function.value.parameters.isEmpty }
          .compactMap { input in
            guard let required = input.port.type, let written = input.function.value.result else {
              return nil
            }
            return example.variant(input.port.name.text) { editor in
              editor.replace(required.range, with: "Observer<Void>")
              editor.replace(written.range, with: "Observer<Void>")
            }
          }
      },
      Mutation("output-type", "an output is something else") {
        $0.retyping($0.lists(.outputs), as: ["SignalProducer", "Single"])
      },
      Mutation("action-type", "an action is something else") { example in
        // Below the initializer only actions are made.
        let assigned = example.declaration.properties.filter { $0.initialValue == nil }.map(
          \.header.name.text)
        let ports = example.lists(.actions).flatMap { $0 }.filter { $0.type?.type.name == "Action" }
        return example.retyping([ports.filter { assigned.contains($0.name.text) }], as: ["Observable"])
      },
      Mutation("literal-names", "a port is one bare word") { example in
        [PortKind.inputs, .outputs].flatMap { example.lists($0) }.flatMap { list in
          list.indices.compactMap {
            example.rename($0, of: list, toOneOf: ["action", "data", "result", "value"])
          }
        }
      },
    ]

  private static let storage = [
    Mutation("input-storage", "the function of an input does nothing") { example in
      // A subject of another name, which then backs nothing, would be out of its section as well.
      example.inputs.filter { input in
        input.port.isOwn
          && (!example.hasMethods || input.feeds.contains { $0.member.text == input.port.name.text })
      }.compactMap { input in
        guard let range = input.function.value.body?.range else { return nil }
        return example.variant(input.port.name.text) { editor in
          editor.replace(range, with: "{}")
          editor.mark(input.function.value.header.name.range)
        }
      }
    },
    Mutation("input-storage-type", "an input is stored as a subject of another kind") {
      $0.replacing(
        $0.hasMethods ? "PublishSubject" : "MutableProperty", with: "ReplaySubject", in: $0.inputStorage)
    },
    Mutation(
      "input-storage-name", "what backs an input says what it is", in: .kickstarterSwift,
      otherFix: "a name may end in 'Property' in many ways"
    ) {
      $0.renaming($0.inputStorage) { $0.replacing("Property", with: "State") }
    },
    Mutation(
      "input-storage-name", "what backs an input says what it is", in: .kickstarterJava, .kickstarterKotlin
    ) {
      example in
      // A subject that several inputs feed may be called anything.
      let own = example.ownInputStorage.filter {
        $0.input.port.isOwn && $0.input.port.name.text == $0.storage.name.text
      }
      return example.renaming(own.map(\.storage)) { $0 + "Subject" }
    },
    Mutation("optional-storage", "an input without arguments is optional") { example in
      let own = example.ownInputStorage.filter(\.input.function.value.parameters.isEmpty)
      return example.replacing(
        "MutableProperty(())", with: "MutableProperty<Void?>(nil)", in: own.map(\.storage))
    },
    Mutation("private-storage", "what backs an input is not private") {
      $0.without("private", $0.inputStorage)
    },
    Mutation(
      "sorted-input-storage", "what backs two inputs changes places", in: .kickstarterJava, .kickstarterKotlin
    ) {
      $0.swaps($0.inputStorage)
    },
    Mutation("sorted-input-storage", "two inputs and what backs them change places", in: .kickstarterSwift) {
      example in
      let pairs = example.inputPairs
      return zip(pairs, pairs.dropFirst()).map { first, second in
        example.variant("\(first.name), \(second.name)") { $0.swap(first.lines, second.lines) }
      }
    },
    Mutation("sorted-input-functions", "two functions of inputs change places") {
      $0.swaps($0.inputs.filter(\.port.isOwn).map(\.function.value.header))
    },
    Mutation("sorted-output-storage", "what backs two outputs changes places") { example in
      example.outputStorage.flatMap { example.swaps($0) }
    },
    Mutation("sorted-output-functions", "two functions of outputs change places") { example in
      example.outputFunctions.flatMap { example.swaps($0.map(\.header)) }
    },
    Mutation("output-storage-type", "an output is stored as a subject without a value") {
      $0.replacing("BehaviorSubject", with: "PublishSubject", in: $0.outputStorage.flatMap { $0 })
    },
    Mutation("output-storage-name", "what backs an output says what it is") { example in
      // Where a function adds operators to the field, either may have any name.
      let outputs = example.viewModel.outputFunctions.filter {
        $0.function.value.body?.result?.chain?.linksAfterMember.isEmpty == true
      }
      return example.renaming(outputs.compactMap { $0.storage?.value.header }) { $0 + "Stream" }
    },
  ]

  private static let structure = [
    Mutation(
      "section-order", "the initializer stands last", in: .kickstarterSwift, .kickstarterJava, .rxSwift
    ) {
      example in
      example.variants(example.initializers) {
        $1.move(example.lines(of: $0), to: example.lastLine(of: example.declaration))
      }
    },
    Mutation("section-order", "the list of the outputs stands before that of the inputs") { example in
      example.swaps([PortKind.inputs, .outputs].compactMap { example.list($0)?.header })
    },
    Mutation("ports-declaration", "an accessor returns something else", in: .kickstarterSwift, .rxSwift) {
      example in
      example.accessors.compactMap { accessor in
        guard let result = accessor.getter?.result else { return nil }
        return example.variant(accessor.header.name.text) { $0.replace(result.range, with: "self.wrapped") }
      }
    },
    Mutation("ports-declaration", "the field of the ports can be replaced", in: .kickstarterJava) {
      $0.without("final", $0.accessors.map(\.header))
    },
    Mutation("ports-declaration", "the field of the ports can be replaced", in: .kickstarterKotlin) {
      example in
      example.variants(example.accessors.map(\.header)) {
        $1.replace(TextRange($0.keywordStart, $0.keywordStart + 3), with: "var")
      }
    },
    Mutation("outputs-in-init", "an output is a variable", in: .kickstarterSwift, .rxSwift) { example in
      example.variants(example.outputStorage.flatMap { $0 }) {
        $1.replace(TextRange($0.keywordStart, $0.keywordStart + 3), with: "var")
      }
    },
    Mutation("placeholder-output", "an output is assigned a placeholder") { example in
      example.lists(.outputs).flatMap { $0 }.compactMap { port in
        guard case .assignment(_, let value)? = example.assignments(to: port.name.text).first?.kind else {
          return nil
        }
        let placeholder = example.dialect == .kickstarterJava ? "Observable.never()" : ".empty"
        return example.variant(port.name.text) { $0.replace(value.range, with: placeholder) }
      }
    },
    Mutation("explicit-self", "the keyword of the instance is left out") { example in
      let prefix = example.dialect.language.profile.instanceKeyword + "."
      return example.qualifiedUses.map { use in
        let line = example.source.position(at: use.start).line
        return example.variant("line \(line)") {
          $0.delete(TextRange(use.start - prefix.utf8.count, use.start))
        }
      }
    },
    Mutation("helper-placement", "a helper is a method", in: .kickstarterSwift) { example in
      example.variants(example.helpers) {
        $1.move(example.lines(of: $0), to: example.lastLine(of: example.declaration))
      }
    },
    Mutation("helper-placement", "a helper is a method", in: .kickstarterJava) {
      $0.without("static", $0.helpers)
    },
    Mutation("helper-placement", "a helper is public", in: .kickstarterKotlin) {
      $0.without("private", $0.helpers)
    },
    Mutation(
      "bind-to-lifecycle", "a subscription is added whose disposable is dropped", in: .kickstarterKotlin
    ) {
      example in
      guard let end = example.initializer?.body?.range.end else { return [] }
      return example.inputStorage.suffix(1).flatMap {
        example.inserting("  this.\($0.name.text).subscribe { println(it) }\n    ", at: end - 1)
      }
    },
    Mutation("disposables-cleared", "nothing clears the disposables") { example in
      SourceEditor.occurrences(of: "clear", in: example.source).suffix(1).compactMap { range in
        guard
          let holder = example.declaration.properties.first(where: {
            $0.knownType?.name == "CompositeDisposable"
          })
        else { return nil }
        return example.variant("clear") { editor in
          editor.replace(range, with: "size")
          editor.mark(holder.header.name.range)
        }
      }
    },
    Mutation(
      "initialized-before-use", "a field that 'init' uses stands below it", otherFix: "it goes to 'init'"
    ) { example in
      guard let initializer = example.initializer?.header else { return [] }
      // One without a value cannot stand below the 'init' that assigns it.
      let given = example.declaration.properties.filter { $0.initialValue != nil }.map(\.header.name.text)
      let used = Set(example.initializer?.body?.references.map(\.name.text) ?? []).intersection(given)
      return example.outputStorage.flatMap { $0 }.suffix(1).filter { used.contains($0.name.text) }.map {
        field in
        example.variant(field.name.text) { editor in
          editor.move(example.lines(of: field), to: example.lines(of: initializer).end)
          for use in example.uses(of: field) where initializer.range.contains(use) { editor.mark(use) }
        }
      }
    },
    Mutation(
      "bind-to-lifecycle", "a subscription is added that is not bound", in: .kickstarterJava,
      otherFix: "it stays"
    ) { example in
      guard let end = example.initializer?.body?.range.end else { return [] }
      return example.inputStorage.suffix(1).flatMap {
        example.inserting("  this.\($0.name.text).subscribe(System.out::println);\n    ", at: end - 1)
      }
    },
  ]

  private static let blueprint =
    [
      ("init-only-setup", "private let formatter = NumberFormatter()"),
      ("no-dispose-bag", "private let setupBag = DisposeBag()"),
      ("no-variable", "private let page = BehaviorRelay(value: 0)"),
    ].map { rule, member in
      Mutation(rule, "a member stands under the heading of the setup") { example in
        example.inserting("\n  " + member, at: example.dependencies.last?.range.end)
      }
    } + [
      Mutation("actions-only", "a function stands below the initializer") { example in
        example.inserting(
          "\n  private func reload() {}\n", at: example.initializer.map { example.lines(of: $0.header).end })
      },
      Mutation("conformance-extension", "the extension has a member") { example in
        guard let conformance = example.conformance else { return [] }
        return example.variants([conformance.header]) { header, editor in
          editor.insert("\n  var isIdle: Bool { return true }\n", at: conformance.memberRange.end - 1)
          editor.mark(header.name.range)
        }
      },
      Mutation("injected-dependencies", "a dependency is not private") {
        $0.without("private", $0.dependencies)
      },
    ]

  private static let tool =
    [
      ("unused-suppression", "plumb:disable:next final-view-model - it was open once"),
      ("unused-suppression", "plumb:disable view-model-name"),
      ("invalid-suppression", "plumb:disable:next final-viewmodel"),
      ("invalid-suppression", "plumb:disable"),
      ("invalid-suppression", "plumb:ignore:next final-view-model"),
    ].map { rule, directive in
      Mutation(rule, "the class follows '\(directive)'") { example in
        example.inserting("// \(directive)\n", at: example.lines(of: example.declaration.header).start)
      }
    } + [
      Mutation("parse-error", "the closing brace of the class is missing") { example in
        let end = example.declaration.memberRange.end
        var variant = example.variant("}") { $0.delete(TextRange(end - 1, end)) }
        variant.isAnywhere = true
        return [variant]
      },
      Mutation("parse-error", "a keyword is misspelled", in: .kickstarterSwift, .rxSwift) { example in
        example.replacing("class", with: "clas", in: [example.declaration.header])
      },
    ]
}
