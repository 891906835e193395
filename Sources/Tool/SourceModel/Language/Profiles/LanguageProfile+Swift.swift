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
    recognition: .conformances,
    reach: .swift
  )
}
