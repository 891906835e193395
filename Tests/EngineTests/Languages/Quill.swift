import SourceModel
import SwiftLanguage

/// A language that nobody has: Swift with other words.
///
/// The keyword for the instance is `mine`, that of a protocol `contract`; `--` starts a comment and `--|` one that
/// documents. Each is as long as what Swift has in its place, so that the reader of Swift can read it.
enum Quill {
  static let language = Language(
    rawValue: "quill",
    profile: LanguageProfile(
      name: "Quill",
      fileExtensions: ["quill"],
      generatedFileEndings: [],
      generatedNotice: .firstLines,
      instanceKeyword: "mine",
      portKeyword: "contract",
      emptyBody: " {}",
      comments: CommentSyntax(line: "--", block: nil, sectionMark: "SECTION:", decoration: "-|"),
      documentation: DocumentationSyntax(
        kinds: [.documentationLine], endsAtSectionMark: true, text: .markdown),
      attributeMark: "@",
      stringNameMark: nil,
      suppressingAnnotation: nil,
      typeSpelling: TypeSpelling(void: "Nothing", array: ("List<", ">"), optional: " or nothing"),
      imports: .module, classes: .openByDefault,
      constants: .letKeyword,
      initialization: .memberwise,
      methodNames: .sharedWithProperties,
      codeNames: .swift,
      recognition: .conformances,
      reach: .swift,
      tokens: Language.swift.profile.tokens,
      heads: Language.swift.profile.heads
    ))

  /// The library of streams that view models in it use.
  static let library = StreamLibrary(
    imports: ["Flows"],
    types: [
      StreamType("Flow", .stream, .output),
      StreamType("Cell", .sink, .inputStorage),
    ],
    sinkEndings: [],
    sendingMethods: [],
    baseClasses: []
  )

  static let dialect = Dialect(
    rawValue: "quill-flows",
    profile: DialectProfile(
      language: language,
      portStyle: .functionsAndSignals,
      actions: .none,
      portProtocolEnding: "",
      bindsTypeProtocolToClasses: false,
      viewModelNames: .ofItsOwn,
      hasMacro: false,
      inputStorage: .property(type: "Cell", suffix: "Cell"),
      helpers: .bottomOfFile,
      subscriptions: .bound,
      library: library,
      flows: nil,
      storageLibraries: [library],
      fileSections: SectionTable(
        SectionTable.Row(.portProtocol(.inputs), "the contract of the inputs"),
        SectionTable.Row(.portProtocol(.outputs), "the contract of the outputs"),
        SectionTable.Row(.typeProtocol, "the whole contract"),
        SectionTable.Row(.viewModel, "the implementation")
      ),
      classSections: SectionTable(
        SectionTable.Row(.outputs, "a result"),
        SectionTable.Row(.initializer, "the beginning"),
        SectionTable.Row(.inputs, "a request")
      ),
      otherClassSections: [:]
    ))

  /// Describes a file.
  static func read(path: String, _ text: String) -> SourceFile {
    let words = [("--|", "///"), ("--", "//"), ("mine", "self"), ("contract", "protocol")]
    let swift = words.reduce(text) { $0.replacing($1.0, with: $1.1) }
    let read = SwiftReader.read(path: path, text: SourceText(swift))
    let own = SourceText(text)
    return SourceFile(
      path: path, language: Self.language, text: own, imports: read.imports, declarations: read.declarations,
      directives: read.directives.map { Comment(kind: $0.kind, text: own[$0.range], range: $0.range) },
      problems: read.problems)
  }
}
