extension LanguageProfile {
  package static let java = LanguageProfile(
    name: "Java",
    fileExtensions: ["java"],
    generatedFileEndings: [],
    generatedNotice: .topCommentsOrAnnotation,
    instanceKeyword: "this",
    portKeyword: "interface",
    emptyBody: " {}",
    comments: CommentSyntax(
      line: "//", block: CommentSyntax.Block(opening: "/*", closing: "*/", isNested: false),
      sectionMark: "MARK:", decoration: "/*"),
    documentation: DocumentationSyntax(
      kinds: [.documentationBlock], endsAtSectionMark: false, text: .html),
    attributeMark: "@",
    stringNameMark: nil,
    suppressingAnnotation: SuppressingAnnotation(
      name: "SuppressWarnings", prefix: "plumb:", openings: ["(", "({", "(value=", "(value={"],
      closings: [")", "})", ",})"]),
    typeSpelling: TypeSpelling(void: "void", array: ("", "[]"), optional: "?"),
    imports: .path,
    classes: .openByDefault,
    constants: .finalModifier,
    initialization: .asWritten,
    methodNames: .ofTheirOwn,
    codeNames: .java,
    recognition: .nestedInterfaces,
    reach: .java,
    tokens: .java,
    heads: .java
  )
}

extension LexicalSyntax {
  fileprivate static let java = LexicalSyntax(
    interpolation: .none, hasExtendedLiterals: false, hasCharacters: true, hasRawTextBlocks: false,
    hasUnicodeEscapes: true, hasProjectedNames: false,
    words: [
      (.instance, "this"), (.superInstance, "super"), (.variable, "var"),
      (.type, "class enum interface record"), (.importing, "import"), (.packaging, "package"),
      (
        .statement,
        """
        abstract assert break case catch continue default do else extends final finally for if implements instanceof \
        new private protected public return sealed static switch synchronized throw throws transient try volatile \
        while yield
        """
      ),
    ])
}

extension HeadSyntax {
  fileprivate static let java = HeadSyntax(
    kinds: ["class": .class, "enum": .enum, "interface": .protocol, "record": .record],
    markedKinds: ["@": .annotation], contextualKeywords: ["record": ["(", "<"]], modifiers: [],
    superclass: .keyword, hasConstructor: true, macro: nil)
}
