package import Linting
package import ViewModelModel

/// Compares what the scanner of headers finds with what the reader finds.
package enum HeaderComparison {
  private struct Key: Hashable {
    var kind: FileIndex.Header.Kind
    var name: String
  }

  /// The first header of a description that the scan has not, or has without one of its references.
  package static func difference(of file: SourceFile, from index: FileIndex) -> String? {
    let scanned = Dictionary(grouping: index.headers, by: { Key(kind: $0.kind, name: $0.name) })
    for header in Self.headers(of: file.declarations) {
      let candidates = scanned[Key(kind: header.kind, name: header.name)] ?? []
      guard candidates.contains(where: { Set($0.references).isSuperset(of: header.references) }) else {
        let found = candidates.map { "\($0.references)" }.joined(separator: ", ")
        return "the scan misses \(header.kind) '\(header.name)' with \(header.references); it has [\(found)]"
      }
    }
    return nil
  }

  private static func headers(of declarations: [Declaration]) -> [FileIndex.Header] {
    declarations.flatMap { declaration -> [FileIndex.Header] in
      switch declaration {
      case .type(let type):
        guard let kind = Self.kind(type) else { return Self.headers(of: type.members) }
        let references = type.inherited.flatMap { Self.names(in: $0.type) }
        return [FileIndex.Header(kind: kind, name: type.name, references: references)]
          + Self.headers(of: type.members)
      case .alias(let alias):
        let references = Self.names(in: alias.target)
        return [FileIndex.Header(kind: .alias, name: alias.header.name.text, references: references)]
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
    case .record, .annotation: return nil
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
