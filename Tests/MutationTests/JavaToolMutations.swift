import ViewModelModel

/// What is wrong with a Java file as such: suppressions, and text that does not parse.
enum JavaToolMutations {
  static let all: [Mutation] = suppressions + syntax

  // MARK: Suppressions

  private static let suppressions: [Mutation] = [
    .java("a Java suppression of the next line is not needed", breaks: "unused-suppression") { example in
      Self.above(example, "// plumb:disable:next final-view-model - it was open once")
    },
    .java("a Java suppression of its own line is not needed", breaks: "unused-suppression") { example in
      example.javaLists(.outputs).flatMap { example.javaPorts($0) }.prefix(1).map { port in
        example.variant(port.name.text) {
          $0.insert(
            " // plumb:disable:this literal-names",
            at: example.lines(port.declaration.header.range).end - 1)
        }
      }
    },
    .java("a Java suppression of a region is not needed", breaks: "unused-suppression") { example in
      Self.above(example, "// plumb:disable section-order")
    },
    .java("a Java suppression is misspelled", breaks: "invalid-suppression") { example in
      Self.above(example, "// plumb:disable:next final-viewmodel")
    },
    .java("a Java suppression names no rule", breaks: "invalid-suppression") { example in
      Self.above(example, "// plumb:disable")
    },
    .java("a Java suppression asks for something unknown", breaks: "invalid-suppression") { example in
      Self.above(example, "// plumb:ignore:next final-view-model")
    },
  ]

  private static func above(_ example: Example, _ comment: String) -> [Variant] {
    let start = example.lines(of: example.declaration.header).start
    return [example.variant(comment) { $0.insert(comment + "\n", at: start) }]
  }

  // MARK: Syntax

  private static let syntax: [Mutation] = [
    .java("the closing brace of the Java class is missing", breaks: "parse-error") { example in
      let end = example.declaration.memberRange.end
      return Self.anywhere(example.variant("class") { $0.delete(TextRange(end - 1, end)) })
    },
    .java("the closing brace of the constructor is missing", breaks: "parse-error") { example in
      guard let range = example.initializer?.body?.range else { return [] }
      return Self.anywhere(
        example.variant("constructor") { $0.delete(TextRange(range.end - 1, range.end)) })
    },
    .java("the opening brace of an interface is missing", breaks: "parse-error") { example in
      example.javaLists(.inputs).compactMap(\.declaration?.value.memberRange).flatMap { range in
        Self.anywhere(example.variant("Inputs") { $0.delete(TextRange(range.start, range.start + 1)) })
      }
    },
    .java("a Java keyword is misspelled", breaks: "parse-error") { example in
      // What is left of a file without a class around its lists holds no view model as far as anybody can tell.
      guard example.viewModel.wrapper != nil else { return [] }
      let start = example.declaration.header.keywordStart
      return [example.variant("class") { $0.replace(TextRange(start, start + 5), with: "clas") }]
    },
    .java("a semicolon is missing", breaks: "parse-error") { example in
      example.outputFields.filter(\.isBehaviorSubject).prefix(1).map { field in
        let end = field.field.header.range.end
        return example.variant(field.name) { $0.delete(TextRange(end - 1, end)) }
      }
    },
  ]

  /// What is reported of a missing brace may stand wherever that shows.
  private static func anywhere(_ variant: Variant) -> [Variant] {
    var variant = variant
    variant.isAnywhere = true
    return [variant]
  }
}
