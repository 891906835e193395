/// What sets a language apart from others, as data.
///
/// The initializer has no default arguments: a new language that lacks something does not compile. It is an immutable
/// object, so that passing it around is cheap.
public final class LanguageProfile: Sendable {
  /// The name as people write it.
  public let name: String
  /// The endings of file names, without the dot.
  public let fileExtensions: [String]
  /// The endings of the names of generated files.
  public let generatedFileEndings: [String]
  /// How a generated file says that it is one.
  public let generatedNotice: GeneratedNotice
  /// The keyword for the instance: `self`.
  public let instanceKeyword: String
  /// The keyword that declares a port protocol: `protocol`.
  public let portKeyword: String
  /// What follows the header of a type without members.
  public let emptyBody: String
  public let comments: CommentSyntax
  public let documentation: DocumentationSyntax
  /// The character that attributes and annotations start with.
  public let attributeMark: Character
  /// The character that interpolates a name in a string; nil where interpolation requires parentheses, or does not
  /// exist.
  public let stringNameMark: Character?
  /// The annotation that suppresses findings, if there is one.
  public let suppressingAnnotation: SuppressingAnnotation?
  public let typeSpelling: TypeSpelling
  public let imports: ImportStyle
  public let classes: ClassStyle
  public let constants: ConstantStyle
  public let initialization: InitializationStyle
  public let methodNames: MethodNames
  public let recognition: RecognitionStyle
  public let reach: TypeReach

  public init(
    name: String, fileExtensions: [String], generatedFileEndings: [String], generatedNotice: GeneratedNotice,
    instanceKeyword: String, portKeyword: String, emptyBody: String, comments: CommentSyntax,
    documentation: DocumentationSyntax, attributeMark: Character, stringNameMark: Character?,
    suppressingAnnotation: SuppressingAnnotation?, typeSpelling: TypeSpelling, imports: ImportStyle,
    classes: ClassStyle, constants: ConstantStyle,
    initialization: InitializationStyle, methodNames: MethodNames, recognition: RecognitionStyle,
    reach: TypeReach
  ) {
    self.name = name
    self.fileExtensions = fileExtensions
    self.generatedFileEndings = generatedFileEndings
    self.generatedNotice = generatedNotice
    self.instanceKeyword = instanceKeyword
    self.portKeyword = portKeyword
    self.emptyBody = emptyBody
    self.comments = comments
    self.documentation = documentation
    self.attributeMark = attributeMark
    self.stringNameMark = stringNameMark
    self.suppressingAnnotation = suppressingAnnotation
    self.typeSpelling = typeSpelling
    self.imports = imports
    self.classes = classes
    self.constants = constants
    self.initialization = initialization
    self.methodNames = methodNames
    self.recognition = recognition
    self.reach = reach
  }

  /// A language that differs from another one only in the given properties.
  convenience init(
    like other: LanguageProfile, name: String, fileExtensions: [String], emptyBody: String,
    comments: CommentSyntax,
    documentation: DocumentationSyntax, stringNameMark: Character?,
    suppressingAnnotation: SuppressingAnnotation?, typeSpelling: TypeSpelling, classes: ClassStyle,
    constants: ConstantStyle, reach: TypeReach
  ) {
    self.init(
      name: name, fileExtensions: fileExtensions, generatedFileEndings: other.generatedFileEndings,
      generatedNotice: other.generatedNotice, instanceKeyword: other.instanceKeyword,
      portKeyword: other.portKeyword, emptyBody: emptyBody, comments: comments, documentation: documentation,
      attributeMark: other.attributeMark, stringNameMark: stringNameMark,
      suppressingAnnotation: suppressingAnnotation,
      typeSpelling: typeSpelling, imports: other.imports, classes: classes, constants: constants,
      initialization: other.initialization, methodNames: other.methodNames, recognition: other.recognition,
      reach: reach)
  }

  /// Whether a file is in the language, by its name.
  public func isOwn(path: String) -> Bool {
    self.fileExtensions.contains { path.utf8.count > $0.utf8.count && path.hasSuffix("." + $0) }
  }
}
