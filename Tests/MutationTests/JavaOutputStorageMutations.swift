import ViewModelModel

/// What backs the outputs in Java, and the methods that hand it out.
enum JavaOutputStorageMutations {
  static let all: [Mutation] = types + names + effects + order

  // MARK: Types

  private static let types: [Mutation] = [
    .java("an output is stored as a subject without a value", breaks: "output-storage-type") { example in
      Self.replaceKind(in: example, with: "PublishSubject", spread: 2)
    },
    .java("an output is stored as a subject of all values", breaks: "output-storage-type") { example in
      Self.replaceKind(in: example, with: "ReplaySubject", spread: 1)
    },
    .java("an output is stored as a subject of any kind", breaks: "output-storage-type") { example in
      let fields = example.outputFields.filter { $0.isBehaviorSubject && $0.isGivenBack }
      return fields.suffix(1).compactMap { field in
        guard let type = field.field.type else { return nil }
        return example.variant(field.name) { $0.replace(example.typeName(type), with: "Subject") }
      }
    },
  ]

  private static func replaceKind(
    in example: Example, with kind: String, spread count: Int
  ) -> [Variant] {
    example.outputFields.filter(\.isBehaviorSubject).spread(count).map { field in
      example.variant("\(field.name), \(kind)") { editor in
        for range in SourceEditor.occurrences(of: "BehaviorSubject", in: example.source)
        where field.field.header.range.contains(range) { editor.replace(range, with: kind) }
      }
    }
  }

  // MARK: Names

  private static let names: [Mutation] = [
    .java("the field of an output says that it is a stream", breaks: "output-storage-name") { example in
      Self.renames(of: example) { name in ["Observable", "Stream"].map { name + $0 } }
    },
    .java("the field of an output has a shorter name", breaks: "output-storage-name") { example in
      Self.renames(of: example) { name in
        guard let last = name.lastIndex(where: \.isUppercase) else { return [] }
        return [String(name[..<last])]
      }
    },
  ]

  /// Renames fields and leaves their outputs alone.
  private static func renames(of example: Example, to names: (String) -> [String]) -> [Variant] {
    let fields = example.outputFields.map(\.name)
    return example.outputFields.filter(\.isGivenBack).compactMap { field -> Variant? in
      let name = names(field.name).first { replacement in
        !replacement.isEmpty && !example.mentions(replacement)
          && example.isSorted(fields, replacing: field.name, with: replacement)
      }
      guard let name else { return nil }
      return example.variant("\(field.name) to \(name)") { editor in
        for use in example.uses(of: field.field) { editor.replace(use, with: name) }
      }
    }
    .spread(2)
  }

  // MARK: Effects

  private static let effects: [Mutation] = [
    .java("an effect is repeated to every view that subscribes", breaks: "behavior-subject-one-off") {
      example in
      example.outputFields.filter { $0.isEffect }.compactMap { field in
        Self.storing(field, in: example)
      }
    }
  ]

  /// Feeds a subject with what an output was assigned.
  private static func storing(_ field: JavaOutputField, in example: Example) -> Variant? {
    guard let assignment = example.assignments(to: field.name).first,
      case .assignment(_, let value) = assignment.kind, let type = field.field.type
    else { return nil }
    return example.variant(field.name) { editor in
      editor.delete(TextRange(assignment.range.start, value.range.start))
      editor.insert(
        "\n          .compose(bindToLifecycle())\n          .subscribe(this.\(field.name)::onNext)",
        at: value.range.end)
      editor.replace(
        field.field.header.range,
        with: "private final BehaviorSubject<\(example.element(of: type))> \(field.name) =\n"
          + "        BehaviorSubject.create();")
      editor.mark(field.field.header.name.range)
    }
  }

  // MARK: Order

  private static let order: [Mutation] = [
    .java("two fields of outputs change places", breaks: "sorted-output-storage") { example in
      example.outputFieldsByList.flatMap { example.swaps(of: $0.map(\.field.header)) }.spread(2)
    },
    .java("the last field of the outputs comes first", breaks: "sorted-output-storage") { example in
      example.outputFieldsByList.flatMap { example.lastFirst(of: $0.map(\.field.header)) }
    },
    .java("two methods of outputs change places", breaks: "sorted-output-functions") { example in
      example.outputMethodsByList.flatMap { example.swaps(of: $0.map(\.header)) }.spread(2)
    },
    .java("the last method of the outputs comes first", breaks: "sorted-output-functions") { example in
      example.outputMethodsByList.flatMap { example.lastFirst(of: $0.map(\.header)) }
    },
  ]
}

extension JavaOutputField {
  /// Whether a view does something once when the output emits: it goes somewhere, or shows a dialog.
  fileprivate var isEffect: Bool {
    self.field.type?.type.name == "Observable"
      && (self.name.hasPrefix("goTo") || self.name.hasSuffix("Dialog") || self.name == "dismissThread")
  }
}
