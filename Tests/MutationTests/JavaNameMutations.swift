import ViewModelModel

/// Names of ports in Java that say too little or the wrong thing, renamed wherever they stand.
enum JavaNameMutations {
  static let all: [Mutation] = [
    .java("a Java input is one bare word", breaks: "literal-names") { example in
      Self.inputs(of: example, to: NameMutations.bareWords).spread(2)
    },
    .java("a Java input is named like an effect", breaks: "literal-names") { example in
      Self.inputs(of: example, to: NameMutations.effects).spread(2)
    },
    .java("a Java output is one bare word", breaks: "literal-names") { example in
      Self.outputs(of: example) { _ in NameMutations.bareWords }.spread(2)
    },
    .java("a Java output is named like an event", breaks: "literal-names") { example in
      Self.outputs(of: example) { name in
        guard let end = Self.nouns.first(where: name.hasSuffix) else { return [] }
        let stem = name.dropLast(end.count)
        guard !stem.isEmpty, !NameMutations.verbs.contains(where: stem.hasPrefix) else { return [] }
        return ["\(stem)Tapped", "\(stem)Clicked"]
      }
      .spread(2)
    },
  ]

  /// What an output of a view changes: the end of a name that does not start with a verb.
  private static let nouns = ["Text", "URL", "Label", "Alignment", "Range"]

  /// Renames each input to the first of the names that leaves everything in order.
  private static func inputs(of example: Example, to names: [String]) -> [Variant] {
    let subjects = example.subjects.map(\.name)
    let methods = example.inputMethods.map(\.header.name.text)
    return example.javaLists(.inputs).flatMap { list in
      let ports = example.javaPorts(list).map(\.name.text)
      return example.namesakes.compactMap { subject in
        Self.rename(subject.name, to: names, in: [ports, subjects, methods], of: example)
      }
    }
  }

  /// Renames each output to the first of the names that leaves everything in order.
  private static func outputs(of example: Example, to names: (String) -> [String]) -> [Variant] {
    let fields = example.outputFields.map(\.name)
    let methods = example.outputMethods.map(\.header.name.text)
    return example.javaLists(.outputs).flatMap { list in
      let ports = example.javaPorts(list).map(\.name.text)
      return ports.filter(fields.contains).compactMap { name in
        Self.rename(name, to: names(name), in: [ports, fields, methods], of: example)
      }
    }
  }

  private static func rename(
    _ name: String, to names: [String], in lists: [[String]], of example: Example
  ) -> Variant? {
    let fitting = names.first { replacement in
      !example.mentions(replacement)
        && lists.allSatisfy { example.isSorted($0, replacing: name, with: replacement) }
    }
    guard let fitting else { return nil }
    return example.variant("\(name) to \(fitting)") { $0.rename(name, to: fitting) }
  }
}
