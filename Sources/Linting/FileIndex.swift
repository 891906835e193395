package import ViewModelModel

/// The headers of a file's declarations, as a scan of its bytes finds them.
package struct FileIndex: Hashable, Sendable {
  /// The name of a type and what it inherits.
  package struct Header: Hashable, Sendable {
    package enum Kind: Character, Sendable {
      case `class` = "c"
      /// A protocol or, in Java, an interface.
      case `protocol` = "p"
      case `extension` = "e"
      case alias = "t"
      case `struct` = "s"
      case actor = "a"
      case `enum` = "n"
      case record = "r"
      /// `@interface` in Java.
      case annotation = "@"

      /// The kind of the type; an alias and an extension may be of any.
      var type: TypeDeclaration.Kind {
        switch self {
        case .class: .class
        case .struct: .struct
        case .actor: .actor
        case .enum: .enum
        case .record: .record
        case .annotation: .annotation
        case .protocol, .alias, .extension: .protocol
        }
      }
    }

    package var kind: Kind
    /// The name with its dots.
    package var name: String
    /// What stands behind the colon, or behind `=` for an alias; each name with its dots. In Java what stands behind
    /// `extends` and `implements`.
    package var references: [String]
    /// Whether one of the references that a header in Swift was made with has the name of a list of ports.
    ///
    /// Every header is asked, so that it is looked up where files are scanned in parallel.
    let refersToPorts: Bool
    /// What stands behind `extends` in the header of a class in Java.
    package var superclass: String?
    /// The names of the types around it, outermost first, in Java; nil when it stands in a body of code.
    package var enclosing: [String]?

    package init(
      kind: Kind, name: String, references: [String], superclass: String? = nil, enclosing: [String]? = []
    ) {
      self.kind = kind
      self.name = name
      self.references = references
      self.refersToPorts = references.contains(where: PortName.ends)
      self.superclass = superclass
      self.enclosing = enclosing
    }
  }

  package var language: Language
  /// The name of the package in Java; empty when there is none.
  package var package = ""
  /// What is imported in Java, as written.
  package var imports: [String] = []
  package var headers: [Header] = []
  /// Whether `@ViewModel` occurs.
  package var usesMacro = false

  package init(_ language: Language) {
    self.language = language
  }

  /// Scans the bytes of a file.
  package static func scan(_ bytes: [UInt8], _ language: Language) -> FileIndex {
    switch language {
    case .swift: HeaderScanner.scan(bytes)
    case .java: JavaHeaderScanner.scan(bytes)
    }
  }

  /// Whether the name of a list of ports stands in a header, so that the file is likely to be read.
  var namesPorts: Bool {
    self.usesMacro || self.headers.contains { PortName.ends($0.name) }
  }
}
