import ViewModelModel

/// What is wrong with a file as such: suppressions, and text that does not parse.
enum ToolMutations {
  static let all: [Mutation] = suppressions + syntax

  // MARK: Suppressions

  private static let suppressions: [Mutation] = [
    Mutation(
      "a suppression of the next line is not needed", breaks: "unused-suppression", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      Self.above(
        example.declaration, "// plumb:disable:next final-view-model - it was open once", in: example)
    },
    Mutation(
      "a suppression of its own line is not needed", breaks: "unused-suppression", in: .kickstarterSwift,
      .rxSwift
    ) { example in
      example.ports(.outputs).prefix(1).map { port in
        example.variant(port.name.text) {
          $0.insert(" // plumb:disable:this literal-names", at: port.declaration.header.range.end)
        }
      }
    },
    Mutation(
      "a suppression of a region is not needed", breaks: "unused-suppression", in: .kickstarterSwift, .rxSwift
    ) {
      example in Self.above(example.declaration, "// plumb:disable section-order", in: example)
    },
    Mutation("a suppression is misspelled", breaks: "invalid-suppression", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.above(example.declaration, "// plumb:disable:next final-viewmodel", in: example)
    },
    Mutation("a suppression names no rule", breaks: "invalid-suppression", in: .kickstarterSwift, .rxSwift) {
      example in
      Self.above(example.declaration, "// plumb:disable", in: example)
    },
    Mutation(
      "a suppression asks for something unknown", breaks: "invalid-suppression", in: .kickstarterSwift,
      .rxSwift
    ) {
      example in Self.above(example.declaration, "// plumb:ignore:next final-view-model", in: example)
    },
  ]

  private static func above(_ type: TypeDeclaration, _ comment: String, in example: Example) -> [Variant] {
    [example.variant(comment) { $0.insert(comment + "\n", at: example.lines(of: type.header).start) }]
  }

  // MARK: Syntax

  private static let syntax: [Mutation] = [
    Mutation(
      "the closing brace of the class is missing", breaks: "parse-error", in: .kickstarterSwift, .rxSwift
    ) {
      example in
      let range = example.declaration.memberRange
      return Self.withoutBrace(
        "class", example.variant("class") { $0.delete(TextRange(range.end - 1, range.end)) })
    },
    Mutation(
      "the closing brace of the initializer is missing", breaks: "parse-error", in: .kickstarterSwift,
      .rxSwift
    ) {
      example in
      guard let range = example.initializer?.body?.range else { return [] }
      return Self.withoutBrace(
        "init", example.variant("init") { $0.delete(TextRange(range.end - 1, range.end)) })
    },
    Mutation("the opening brace of a list is missing", breaks: "parse-error", in: .kickstarterSwift, .rxSwift)
    { example in
      example.viewModel.ownGroups(.inputs).compactMap(\.declaration?.value.memberRange).map { range in
        example.variant("inputs") { $0.delete(TextRange(range.start, range.start + 1)) }
      }
    },
    Mutation("a keyword is misspelled", breaks: "parse-error", in: .kickstarterSwift, .rxSwift) { example in
      let start = example.declaration.header.keywordStart
      return [example.variant("class") { $0.replace(TextRange(start, start + 5), with: "clas") }]
    },
  ]

  private static func withoutBrace(_ place: String, _ variant: Variant) -> [Variant] {
    var variant = variant
    variant.isAnywhere = true
    return [variant]
  }
}
