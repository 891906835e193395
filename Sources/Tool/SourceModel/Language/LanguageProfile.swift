/// What sets a language apart from others, as data.
///
/// The initializer has no default arguments: a new language that lacks something does not compile. It is an immutable
/// object, so that passing it around is cheap.
package final class LanguageProfile: Sendable {
  /// The name as people write it.
  package let name: String
  /// The endings of file names, without the dot.
  package let fileExtensions: [String]
  /// The endings of the names of generated files.
  package let generatedFileEndings: [String]
  /// How a generated file says that it is one.
  package let generatedNotice: GeneratedNotice
  /// The keyword for the instance: `self`.
  package let instanceKeyword: String
  /// The keyword that declares a port protocol: `protocol`.
  package let portKeyword: String
  /// What follows the header of a type without members.
  package let emptyBody: String
  package let comments: CommentSyntax
  package let documentation: DocumentationSyntax
  /// The character that attributes and annotations start with.
  package let attributeMark: Character
  /// The character that interpolates a name in a string; nil where interpolation requires parentheses, or does not
  /// exist.
  package let stringNameMark: Character?
  /// The annotation that suppresses findings, if there is one.
  package let suppressingAnnotation: SuppressingAnnotation?
  package let typeSpelling: TypeSpelling
  package let imports: ImportStyle
  package let classes: ClassStyle
  package let constants: ConstantStyle
  package let initialization: InitializationStyle
  package let methodNames: MethodNames
  package let codeNames: CodeNames
  package let recognition: RecognitionStyle
  package let reach: TypeReach
  package let tokens: LexicalSyntax
  package let heads: HeadSyntax

  package init(
    name: String, fileExtensions: [String], generatedFileEndings: [String], generatedNotice: GeneratedNotice,
    instanceKeyword: String, portKeyword: String, emptyBody: String, comments: CommentSyntax,
    documentation: DocumentationSyntax, attributeMark: Character, stringNameMark: Character?,
    suppressingAnnotation: SuppressingAnnotation?, typeSpelling: TypeSpelling, imports: ImportStyle,
    classes: ClassStyle, constants: ConstantStyle,
    initialization: InitializationStyle, methodNames: MethodNames, codeNames: CodeNames,
    recognition: RecognitionStyle, reach: TypeReach, tokens: LexicalSyntax, heads: HeadSyntax
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
    self.codeNames = codeNames
    self.recognition = recognition
    self.reach = reach
    self.tokens = tokens
    self.heads = heads
  }

  /// A language that differs from another one only in the given properties.
  convenience init(
    like other: LanguageProfile, name: String, fileExtensions: [String], emptyBody: String,
    comments: CommentSyntax,
    documentation: DocumentationSyntax, stringNameMark: Character?,
    suppressingAnnotation: SuppressingAnnotation?, typeSpelling: TypeSpelling, classes: ClassStyle,
    constants: ConstantStyle, codeNames: CodeNames, reach: TypeReach, tokens: LexicalSyntax,
    heads: HeadSyntax
  ) {
    self.init(
      name: name, fileExtensions: fileExtensions, generatedFileEndings: other.generatedFileEndings,
      generatedNotice: other.generatedNotice, instanceKeyword: other.instanceKeyword,
      portKeyword: other.portKeyword, emptyBody: emptyBody, comments: comments, documentation: documentation,
      attributeMark: other.attributeMark, stringNameMark: stringNameMark,
      suppressingAnnotation: suppressingAnnotation,
      typeSpelling: typeSpelling, imports: other.imports, classes: classes, constants: constants,
      initialization: other.initialization, methodNames: other.methodNames, codeNames: codeNames,
      recognition: other.recognition, reach: reach, tokens: tokens, heads: heads)
  }

  /// Whether a file is in the language, by its name.
  package func isOwn(path: String) -> Bool {
    self.fileExtensions.contains { path.utf8.count > $0.utf8.count && path.hasSuffix("." + $0) }
  }
}

/// How comments are written.
package struct CommentSyntax: Sendable {
  /// A comment with a closing delimiter.
  package struct Block: Sendable {
    package let opening: String
    package let closing: String
    /// Whether a comment may contain another one.
    package let isNested: Bool

    package init(opening: String, closing: String, isNested: Bool) {
      self.opening = opening
      self.closing = closing
      self.isNested = isNested
    }
  }

  /// What starts a comment that ends with its line.
  package let line: String
  package let block: Block?
  /// The start of a comment that names a section in editors.
  package let sectionMark: String
  /// The characters that the delimiters of comments are made of, those of documentation included.
  package let decoration: Set<UInt8>

  /// - Parameter decoration: the characters that the delimiters of comments are made of.
  package init(line: String, block: Block?, sectionMark: String, decoration: String) {
    self.line = line
    self.block = block
    self.sectionMark = sectionMark
    self.decoration = Set(decoration.utf8)
  }
}

/// How declarations are documented.
package struct DocumentationSyntax: Sendable {
  /// How the text of a documentation comment is written.
  package enum Text: Sendable {
    case markdown
    /// With the characters of HTML escaped.
    case html
  }

  /// The kinds of comments that document a declaration.
  package let kinds: Set<Comment.Kind>
  /// Whether a comment above a section mark does not document the declaration below the mark.
  package let endsAtSectionMark: Bool
  package let text: Text

  package init(kinds: Set<Comment.Kind>, endsAtSectionMark: Bool, text: Text) {
    self.kinds = kinds
    self.endsAtSectionMark = endsAtSectionMark
    self.text = text
  }
}

/// An annotation that suppresses findings in the declaration that it stands before.
package struct SuppressingAnnotation: Sendable {
  package let name: String
  /// What precedes the ID of a rule in its strings.
  package let prefix: String
  /// What may stand between its name and its strings, without space.
  package let openings: [String]
  /// What may stand behind its strings, without space.
  package let closings: [String]

  package init(name: String, prefix: String, openings: [String], closings: [String]) {
    self.name = name
    self.prefix = prefix
    self.openings = openings
    self.closings = closings
  }
}

/// How types are written.
package struct TypeSpelling: Sendable {
  /// The spelling of `Void`.
  package let void: String
  /// The text before and behind the type of an array's elements.
  package let array: (opening: String, closing: String)
  /// The suffix of an optional type.
  package let optional: String

  package init(void: String, array: (opening: String, closing: String), optional: String) {
    self.void = void
    self.array = array
    self.optional = optional
  }
}

/// Whether other classes may inherit from a class without a modifier that says so.
package enum ClassStyle: Sendable {
  /// It may, unless it has the modifier `final`.
  case openByDefault
  /// It may not, unless it has the modifier `open`.
  case finalByDefault
}

/// How a value that never changes is declared.
package enum ConstantStyle: Sendable {
  /// `let` in the place of `var`.
  case letKeyword
  /// `val` in the place of `var`.
  case valKeyword
  /// The modifier `final`.
  case finalModifier
}

/// How a generated file says that it is one.
package enum GeneratedNotice: Sendable {
  /// In a comment on one of the first lines.
  case firstLines
  /// In the comments above all code, which may hold a licence as well, or by an annotation of a type.
  case topCommentsOrAnnotation
}

/// What an import names.
package enum ImportStyle: Sendable {
  /// A module: `Foundation`.
  case module
  /// A type with its package: `com.example.Message`.
  case path

  /// Whether a text can be imported.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .module: SwiftWords.isModule(text)
    case .path: JavaWords.isPath(text)
    }
  }
}

/// Whether the order of members matters for the initialization of an instance.
package enum InitializationStyle: Sendable {
  /// Members are initialized as they are written, and may use those above them.
  case asWritten
  /// Members do not see each other; the memberwise initializer of a structure takes them in their order.
  case memberwise
}

/// Whether methods and properties may share a name.
package enum MethodNames: Sendable {
  /// A name means one member.
  case sharedWithProperties
  /// Only a call refers to a method.
  case ofTheirOwn
}

/// How view models are recognized.
package enum RecognitionStyle: Sendable {
  /// By the port protocols that a type conforms to, in its declaration or its extensions.
  case conformances
  /// By the interfaces of the type around a class, and by others that the class implements.
  case nestedInterfaces

  /// Splits the name of a port protocol; nil for other names.
  ///
  /// A nested port protocol without a stem has that of the type around it. There `Action` is a type of RxJava, not the
  /// name of a port protocol.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package func portName(_ path: [String]) -> PortName? {
    guard self == .nestedInterfaces else { return PortName(path) }
    guard var name = PortName(path.suffix(1)), name.kind != .actions else { return nil }
    if name.stem.isEmpty { name.stem = path.dropLast().last ?? "" }
    return name
  }

  /// Whether a class may have its ports from its superclass alone.
  package var inheritsPorts: Bool { self == .nestedInterfaces }
}

/// How code in other files and languages reaches what a language declares, and what its declarations may run.
package struct TypeReach: Sendable {
  /// The platform that programs are built for. Languages of one platform see each other's types.
  package enum Platform: Sendable {
    case native
    case javaVirtualMachine
  }

  /// How code declares an anonymous subclass.
  package enum UnnamedSubclass: Sendable {
    /// `new Model() { … }`
    case callWithBody
    /// `object : Model() { … }`
    case objectExpression
  }

  package let platform: Platform
  /// Whether a file imports the types of other packages; otherwise it sees all types of its module.
  package let importsTypes: Bool
  /// Whether other languages reach a property through methods: `getTitle()`.
  package let hasPropertyAccessors: Bool
  /// How code declares an anonymous subclass; nil where it cannot.
  package let unnamedSubclass: UnnamedSubclass?
  /// Whether an attribute of a property may run code: a property wrapper.
  package let attributesMayRunCode: Bool

  package static let swift = TypeReach(
    platform: .native, importsTypes: false, hasPropertyAccessors: false, unnamedSubclass: nil,
    attributesMayRunCode: true)
  package static let java = TypeReach(
    platform: .javaVirtualMachine, importsTypes: true, hasPropertyAccessors: false,
    unnamedSubclass: .callWithBody, attributesMayRunCode: false)
  package static let kotlin = TypeReach(
    platform: .javaVirtualMachine, importsTypes: true, hasPropertyAccessors: true,
    unnamedSubclass: .objectExpression, attributesMayRunCode: false)
}
