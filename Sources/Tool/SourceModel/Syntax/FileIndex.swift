/// The headers of a file's declarations, as a scan of its bytes finds them.
package struct FileIndex: Hashable, Sendable {
  /// The name of a type and what it inherits.
  package struct Header: Hashable, Sendable {
    package enum Kind: Character, Sendable {
      case `class` = "c"
      /// A protocol in Swift, an interface in Java or Kotlin.
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
      package var type: TypeDeclaration.Kind {
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
    /// What a type inherits or conforms to, or what an alias stands for; each name with its dots.
    package var references: [String]
    /// Whether one of the references that a header was created with has the name of a port protocol.
    ///
    /// Every header needs it, so it is computed where files are scanned in parallel.
    package let refersToPorts: Bool
    /// The superclass, where the header distinguishes it from protocols.
    package var superclass: String?
    /// The names of the types around it, outermost first, where the scanner knows them; nil in a body of code.
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

    /// Whether it is the header of a type that is named like a view model.
    package var namesViewModel: Bool {
      switch self.kind {
      case .class, .struct, .actor: self.enclosing != nil && ViewModel.isViewModel(self.name)
      case .protocol, .extension, .alias, .enum, .record, .annotation: false
      }
    }
  }

  /// The maximal number of enclosing types of a type that is examined.
  package static let maximumNesting = 32

  package var language: Language
  /// The name of the package; empty when there is none.
  package var package = ""
  /// The imports as written, where names are resolved by them.
  package var imports: [String] = []
  /// The aliases that imports declare, with the names of what they import: `import app.LoginViewModel as Model`.
  package var otherNames: [String: String] = [:]
  package var headers: [Header] = []
  /// Whether `@ViewModel` occurs.
  package var usesMacro = false

  package init(_ language: Language) {
    self.language = language
  }

  /// Whether a header contains the name of a port protocol or of a view model, so that the file is likely to be read.
  package var isLikelyRead: Bool {
    self.usesMacro || self.headers.contains { PortName.ends($0.name) || $0.namesViewModel }
  }
}

extension FileIndex {
  /// The heads of the declarations of a described file.
  package init(_ file: SourceFile) {
    self.init(file.language)
    self.package = file.package?.text ?? ""
    self.imports = file.imports.map(\.path)
    self.add(file.declarations, in: [])
  }

  private mutating func add(_ declarations: [Declaration], in enclosing: [String]) {
    guard enclosing.count <= Self.maximumNesting else { return }
    for declaration in declarations {
      if let alias = declaration.alias {
        self.headers.append(
          Header(
            kind: .alias, name: alias.header.name.text, references: alias.target.names, enclosing: enclosing))
      }
      guard let type = declaration.type else { continue }
      self.headers.append(
        Header(
          kind: Header.Kind(type.kind), name: type.name, references: type.inherited.flatMap(\.type.names),
          superclass: type.superclass?.type.names.first, enclosing: enclosing))
      self.add(type.members, in: enclosing + type.name.pathNames)
    }
  }
}

extension FileIndex.Header.Kind {
  init(_ kind: TypeDeclaration.Kind) {
    self =
      switch kind {
      case .class, .object: .class
      case .protocol: .protocol
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .extension: .extension
      case .record: .record
      case .annotation: .annotation
      }
  }
}
