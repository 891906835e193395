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
    recognition: .nestedInterfaces,
    reach: .java
  )
}
