import ViewModelModel

/// What the blueprint alone asks for.
enum BlueprintMutations {
  static let all: [Mutation] = conformance + setup + functions + state + DependencyMutations.all

  // MARK: Conformance

  private static let conformance: [Mutation] = [
    Mutation(
      "the conformance stands in the header of the class", breaks: "conformance-extension", in: .rxSwift
    ) {
      example in
      guard let conformance = example.conformance, let last = example.declaration.inherited.last else {
        return []
      }
      return [
        example.variant("all") { editor in
          editor.delete(example.lines(of: conformance.header))
          editor.insert(conformance.inherited.map { ", \($0.type)" }.joined(), at: last.range.end)
        }
      ]
    },
    Mutation(
      "the conformance to one list stands in the header of the class", breaks: "conformance-extension",
      in: .rxSwift
    ) { example in
      guard let conformance = example.conformance, let last = example.declaration.inherited.last else {
        return []
      }
      return conformance.inherited.map { list in
        example.variant("\(list.type)") { editor in
          editor.deleteConformance(to: "\(list.type)", of: conformance)
          editor.insert(", \(list.type)", at: last.range.end)
        }
      }
    },
    Mutation("the extension has a member", breaks: "conformance-extension", in: .rxSwift) { example in
      Self.members(of: example, "  var isIdle: Bool { return true }\n")
    },
    Mutation(
      "the extension has a function", breaks: ["conformance-extension", "actions-only"],
      because: "the extension is not empty, and the view model has a function", in: .rxSwift
    ) { example in
      Self.members(of: example, "  func reset() {}\n")
    },
    Mutation("the extension stands above the class", breaks: "conformance-extension", in: .rxSwift) {
      example in
      let places = [example.declaration, example.typeProtocol, example.list(.inputs)].compactMap { $0 }
      return places.compactMap { place in
        guard let conformance = example.conformance else { return nil }
        return example.variant("above \(place.name)") {
          let first = place.header.leadingComments.first?.range ?? place.header.range
          $0.move(example.lines(of: conformance.header), to: example.lines(first).start)
        }
      }
    },
    Mutation("a private function stands below the extension", breaks: "conformance-extension", in: .rxSwift) {
      example in
      guard let conformance = example.conformance else { return [] }
      return [
        example.variant("title") { editor in
          editor.insert(
            "\nprivate func title() -> String {\n  return \"\"\n}\n",
            at: example.lines(of: conformance.header).end)
          editor.mark(conformance.header.name.range)
        }
      ]
    },
  ]

  private static func members(of example: Example, _ text: String) -> [Variant] {
    guard let conformance = example.conformance else { return [] }
    return [
      example.variant(conformance.name) { editor in
        editor.insert("\n" + text, at: conformance.memberRange.end - 1)
        editor.mark(conformance.header.name.range)
      }
    ]
  }

  // MARK: Setup

  private static let setup: [Mutation] = [
    Mutation("an input is made where it is declared", breaks: "init-only-setup", in: .rxSwift) { example in
      example.storage(.inputs).spread(2).compactMap { property in
        guard let type = property.type else { return nil }
        return example.variant(property.header.name.text) { editor in
          editor.replace(
            TextRange(property.header.name.range.end, property.header.range.end),
            with: " = \(example.source[type.range])()")
          Self.deleteAssignments(to: property, in: example, &editor)
        }
      }
    },
    Mutation("an input with a type is made where it is declared", breaks: "init-only-setup", in: .rxSwift) {
      example in
      example.storage(.inputs).spread(2).map { property in
        example.variant(property.header.name.text) { editor in
          editor.insert(" = PublishSubject()", at: property.header.range.end)
          Self.deleteAssignments(to: property, in: example, &editor)
        }
      }
    },
    Mutation("a formatter is made where it is declared", breaks: "init-only-setup", in: .rxSwift) { example in
      [
        "private let formatter = NumberFormatter()", "private lazy var formatter = DateFormatter()",
        "private let names: [String] = UserDefaults.standard.names()",
      ]
      .compactMap { Self.addingToSetup($0, of: example) }
    },
  ]

  private static func deleteAssignments(
    to property: PropertyDeclaration, in example: Example, _ editor: inout SourceEditor
  ) {
    for assignment in example.assignments(to: property.header.name.text) {
      editor.delete(example.lines(assignment.range))
    }
  }

  /// Adds a member below the dependencies, under the heading `Setup`.
  private static func addingToSetup(_ member: String, of example: Example) -> Variant? {
    guard let last = example.dependencies.map(\.header.range.end).max() else { return nil }
    return example.variant(member) { $0.insert("\n  " + member, at: last) }
  }

  // MARK: Functions

  private static let functions: [Mutation] = [
    Mutation("a function stands below the initializer", breaks: "actions-only", in: .rxSwift) { example in
      guard let initializer = example.initializer else { return [] }
      return ["func isValid() -> Bool { return true }", "private func reload() {}"].map { function in
        example.variant(function) {
          $0.insert("\n  \(function)\n", at: example.lines(of: initializer.header).end)
        }
      }
    },
    Mutation("a function stands last", breaks: "actions-only", in: .rxSwift) { example in
      let functions = [
        "static func title() -> String { return \"\" }",
        "func rows() -> Observable<[Int]> { return .just([]) }",
      ]
      return functions.map { function in
        example.variant(function) {
          $0.insert("\n  \(function)\n", at: example.lastLine(of: example.declaration))
        }
      }
    },
    Mutation("an extension without conformances has a function", breaks: "actions-only", in: .rxSwift) {
      example in
      guard let conformance = example.conformance else { return [] }
      let text = "extension \(example.name) {\n  func reset() {}\n}\n\n"
      return [example.variant("reset") { $0.insert(text, at: example.lines(of: conformance.header).start) }]
    },
  ]

  // MARK: State

  private static let state: [Mutation] = [
    Mutation("a bag stands in the setup", breaks: "no-dispose-bag", in: .rxSwift) { example in
      [
        "private let setupBag = DisposeBag()", "private var setupBag = DisposeBag()",
        "let setupBag: DisposeBag",
      ]
      .compactMap { Self.addingToSetup($0, of: example) }
    },
    Mutation("the bag stands in the setup", breaks: "no-dispose-bag", in: .rxSwift) { example in
      guard let bag = example.property("disposeBag")?.header,
        let last = example.dependencies.map(\.header).max(by: { $0.range.end < $1.range.end })
      else { return [] }
      return [
        example.variant("disposeBag") { $0.move(example.lines(of: bag), to: example.lines(of: last).end) }
      ]
    },
    Mutation("the bag has no heading", breaks: "no-dispose-bag", in: .rxSwift) { example in
      // Where there is other state under the heading, that loses it too.
      guard let bag = example.property("disposeBag")?.header, let heading = bag.leadingComments.first,
        !example.hasLifeCycleState
      else { return [] }
      return [example.variant("disposeBag") { $0.delete(example.lines(heading.range)) }]
    },
    Mutation(
      "the bag and the state have no heading", breaks: ["no-dispose-bag", "no-variable"],
      because: "both stood under the heading of the life cycle", in: .rxSwift
    ) { example in
      guard let bag = example.property("disposeBag")?.header, let heading = bag.leadingComments.first,
        example.hasLifeCycleState
      else { return [] }
      return [
        example.variant("disposeBag") { editor in
          editor.delete(example.lines(heading.range))
          for property in example.declaration.properties { editor.mark(property.header.name.range) }
        }
      ]
    },
    Mutation("state stands in the setup", breaks: "no-variable", in: .rxSwift) { example in
      [
        "private let page = BehaviorRelay(value: 0)", "private let page = BehaviorSubject<Int>(value: 0)",
        "private let page = Variable(0)", "private let page: BehaviorRelay<Int>",
      ]
      .compactMap { Self.addingToSetup($0, of: example) }
    },
    Mutation("state stands among the outputs", breaks: "no-variable", in: .rxSwift) { example in
      guard let last = example.storedOutputs.last?.property.value.header else { return [] }
      return [
        example.variant("page") {
          $0.insert("  private let page = BehaviorRelay(value: 0)\n", at: example.lines(of: last).end)
        }
      ]
    },
  ]
}

extension Example {
  /// Whether there is state under the heading of the life cycle.
  fileprivate var hasLifeCycleState: Bool {
    self.declaration.properties.contains { $0.knownType?.name == "BehaviorSubject" }
  }
}
