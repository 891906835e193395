extension LanguageProfile {
  public static let kotlin = LanguageProfile(
    name: "Kotlin",
    fileExtensions: ["kt"],
    generatedFileEndings: [],
    generatedNotice: .topCommentsOrAnnotation,
    instanceKeyword: "this",
    portKeyword: "interface",
    comments: CommentSyntax(
      line: "//", block: CommentSyntax.Block(opening: "/*", closing: "*/", isNested: true),
      sectionMark: "MARK:", decoration: "/*"),
    documentation: DocumentationSyntax(
      kinds: [.documentationBlock], endsAtSectionMark: false, text: .markdown),
    attributeMark: "@",
    suppressingAnnotation: SuppressingAnnotation(
      name: "Suppress", prefix: "plumb:", openings: ["(", "(names=["], closings: [")", ",)", "])", ",])"]),
    typeSpelling: TypeSpelling(void: "Unit", array: ("Array<", ">"), optional: "?"),
    imports: .path,
    constants: .letKeyword,
    initialization: .asWritten,
    methodNames: .ofTheirOwn,
    recognition: .nestedInterfaces
  )
}
