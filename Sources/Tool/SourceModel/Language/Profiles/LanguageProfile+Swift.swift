extension LanguageProfile {
  package static let swift = LanguageProfile(
    name: "Swift",
    fileExtensions: ["swift"],
    generatedFileEndings: [".generated.swift", ".g.swift"],
    generatedNotice: .firstLines,
    instanceKeyword: "self",
    portKeyword: "protocol",
    emptyBody: " {}",
    comments: CommentSyntax(
      line: "//", block: CommentSyntax.Block(opening: "/*", closing: "*/", isNested: true),
      sectionMark: "MARK:", decoration: "/*"),
    documentation: DocumentationSyntax(
      kinds: [.documentationLine, .documentationBlock], endsAtSectionMark: true, text: .markdown),
    attributeMark: "@",
    stringNameMark: nil,
    suppressingAnnotation: nil,
    typeSpelling: TypeSpelling(void: "Void", array: ("[", "]"), optional: "?"),
    imports: .module,
    classes: .openByDefault,
    constants: .letKeyword,
    initialization: .memberwise,
    methodNames: .sharedWithProperties,
    codeNames: .swift,
    recognition: .conformances,
    reach: .swift,
    tokens: .swift,
    heads: .swift
  )
}

extension LexicalSyntax {
  fileprivate static let swift = LexicalSyntax(
    interpolation: .escapedParentheses, hasExtendedLiterals: true, hasCharacters: false,
    hasRawTextBlocks: false, hasUnicodeEscapes: false, hasProjectedNames: true,
    words: [
      (.instance, "self"), (.superInstance, "super"), (.variable, "let var"), (.function, "func"),
      (.initializer, "init"), (.type, "actor class enum extension protocol struct"),
      (.alias, "associatedtype typealias"), (.cast, "as"), (.importing, "import"),
      (
        .statement,
        """
        any async await break case catch continue convenience defer do dynamic else fileprivate final for guard if in \
        inline inout internal is lazy mutating nonisolated open operator optional override private protected public \
        repeat required rethrows return some static subscript switch throw throws try unowned weak where while
        """
      ),
    ])
}

extension HeadSyntax {
  fileprivate static let swift = HeadSyntax(
    kinds: [
      "actor": .actor, "class": .class, "enum": .enum, "extension": .extension, "protocol": .protocol,
      "struct": .struct,
    ],
    markedKinds: [:], contextualKeywords: ["actor": ["{", ":", "<"]], modifiers: [],
    superclass: .unmarked, hasConstructor: false, macro: "ViewModel")
}
