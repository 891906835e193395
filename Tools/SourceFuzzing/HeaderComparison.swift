import Engine
import Recognition
package import SourceModel

/// Compares what the scanner of headers finds with what the reader finds.
package enum HeaderComparison {
  private struct Key: Hashable {
    var kind: FileIndex.Header.Kind
    var name: String
    var enclosing: [String]?
    var superclass: String?

    init(_ header: FileIndex.Header) {
      self.kind = header.kind
      self.name = header.name
      self.enclosing = header.enclosing
      self.superclass = header.superclass
    }
  }

  /// The first header of a description that the scan has not, or has without one of its references.
  package static func difference(of file: SourceFile, from index: FileIndex) -> String? {
    if file.language != .swift, let difference = self.contextDifference(of: file, from: index) {
      return difference
    }
    let scanned = Dictionary(grouping: index.headers, by: Key.init)
    for header in Self.headers(of: file.declarations, in: file.language) {
      let candidates = scanned[Key(header)] ?? []
      guard candidates.contains(where: { Set($0.references).isSuperset(of: header.references) }) else {
        let found = candidates.map { "\($0.references)" }.joined(separator: ", ")
        return "the scan misses \(header.kind) '\(header.name)' with \(header.references); it has [\(found)]"
      }
    }
    return nil
  }

  /// What tells the scan of Java or Kotlin what names mean, where it is not as described.
  private static func contextDifference(of file: SourceFile, from index: FileIndex) -> String? {
    let (package, imports) = (file.package?.text ?? "", file.imports.map(\.path))
    if index.package != package { return "the scan takes the package '\(package)' for '\(index.package)'" }
    return index.imports == imports ? nil : "the scan takes the imports \(imports) for \(index.imports)"
  }

  private static func headers(
    of declarations: [Declaration], in language: Language, enclosing: [String] = []
  ) -> [FileIndex.Header] {
    guard enclosing.count <= FileIndex.maximumNesting else { return [] }
    return declarations.flatMap { declaration -> [FileIndex.Header] in
      switch declaration {
      case .type(let type):
        // In Swift the scan does not know what stands around a type.
        let inner = language != .swift ? enclosing + [type.name] : []
        let members = Self.headers(of: type.members, in: language, enclosing: inner)
        guard let kind = Self.kind(type) else { return members }
        let references = type.inherited.flatMap { Self.names(in: $0.type) }
        // In Kotlin, an object has a superclass as well.
        let superclass = type.kind == .class || language == .kotlin ? type.superclass?.type : nil
        return [
          FileIndex.Header(
            kind: kind, name: type.name, references: references,
            superclass: superclass.flatMap { Self.names(in: $0).first }, enclosing: enclosing)
        ] + members
      case .alias(let alias):
        let references = Self.names(in: alias.target)
        return [
          FileIndex.Header(
            kind: .alias, name: alias.header.name.text, references: references,
            enclosing: language == .kotlin ? enclosing : [])
        ]
      default: return []
      }
    }
  }

  /// The kind of a header; nil for an extension of what has no name.
  private static func kind(_ type: TypeDeclaration) -> FileIndex.Header.Kind? {
    switch type.kind {
    case .class: return .class
    case .protocol: return .protocol
    case .struct: return .struct
    case .enum: return .enum
    case .actor: return .actor
    case .record: return .record
    case .annotation: return .annotation
    case .object: return .class
    case .extension:
      let isName = type.name.unicodeScalars.allSatisfy {
        !$0.isASCII || $0.properties.isXIDContinue || $0 == "."
      }
      return isName ? .extension : nil
    }
  }

  /// The names that the recognition of view models follows.
  private static func names(in type: TypeReference) -> [String] {
    switch type {
    case .named(let path, _): [path.joined(separator: ".")]
    case .composition(let types): types.flatMap(Self.names)
    default: []
    }
  }
}
