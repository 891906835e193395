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
    constants: .valKeyword,
    reach: .kotlin
  )
}
