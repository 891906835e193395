extension LanguageProfile {
  package static let kotlin = LanguageProfile(
    like: .java,
    name: "Kotlin",
    fileExtensions: ["kt"],
    emptyBody: "",
    comments: CommentSyntax(
      line: "//", block: CommentSyntax.Block(opening: "/*", closing: "*/", isNested: true),
      sectionMark: "MARK:", decoration: "/*"),
    documentation: DocumentationSyntax(
      kinds: [.documentationBlock], endsAtSectionMark: false, text: .markdown),
    stringNameMark: "$",
    suppressingAnnotation: SuppressingAnnotation(
      name: "Suppress", prefix: "plumb:", openings: ["(", "(names=["], closings: [")", ",)", "])", ",])"]),
    typeSpelling: TypeSpelling(void: "Unit", array: ("Array<", ">"), optional: "?"),
    classes: .finalByDefault,
    constants: .valKeyword, codeNames: .kotlin,
    reach: .kotlin,
    tokens: .kotlin,
    heads: .kotlin
  )
}

extension LexicalSyntax {
  fileprivate static let kotlin = LexicalSyntax(
    interpolation: .dollarSign, hasExtendedLiterals: false, hasCharacters: true, hasRawTextBlocks: true,
    hasUnicodeEscapes: false, hasProjectedNames: false,
    words: [
      (.instance, "this"), (.superInstance, "super"), (.variable, "val var"), (.function, "fun"),
      (.initializer, "constructor"), (.type, "class interface object"), (.companion, "companion"),
      (.alias, "typealias"), (.cast, "as"), (.importing, "import"), (.packaging, "package"),
      (
        .statement,
        """
        abstract break catch const continue data do else enum final finally for if in inline internal is \
        lateinit open operator override private protected public return sealed suspend throw try when while
        """
      ),
    ])
}

extension HeadSyntax {
  fileprivate static let kotlin = HeadSyntax(
    kinds: ["class": .class, "interface": .protocol, "object": .class],
    markedKinds: ["annotation": .annotation, "enum": .enum], contextualKeywords: [:],
    modifiers: [
      "abstract", "actual", "annotation", "companion", "const", "crossinline", "data", "enum", "expect",
      "external", "final", "fun", "infix", "inline", "inner", "internal", "lateinit", "noinline", "open",
      "operator", "out", "override", "private", "protected", "public", "reified", "sealed", "suspend",
      "tailrec", "value", "vararg",
    ],
    superclass: .arguments, hasConstructor: true, macro: nil)
}
