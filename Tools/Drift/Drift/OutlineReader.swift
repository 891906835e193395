import SourceModel

/// Splits a text into the parts that drift, from its start to its end.
struct OutlineReader {
  private let text: SourceText
  private var offset = 0

  init(_ text: SourceText) { self.text = text }

  mutating func items(_ declarations: [Declaration]) -> [DriftItem] {
    var last: TextRange?
    return declarations.compactMap { declaration in
      let header = declaration.header
      guard header.range != last else { return nil }
      last = header.range
      guard case .type(let type) = declaration, [.class, .protocol, .extension].contains(type.kind),
        case let members = Self.members(of: type), !members.isEmpty
      else {
        var item = self.item(Self.kind(of: declaration), header.name.text, header.range)
        item.isStored = declaration.property?.isStoredInInstance ?? false
        return item
      }
      var item = self.item(
        .type, type.name, TextRange(header.range.start, type.memberRange.start + 1))
      item.members = self.items(members)
      item.tail = self.rest(to: header.range.end)
      return item
    }
  }

  /// The members in the braces of a type; in Kotlin the head of a class may declare some.
  private static func members(of type: TypeDeclaration) -> [Declaration] {
    type.members.filter { type.memberRange.contains($0.header.range) }
  }

  mutating func item(_ kind: DriftItem.Kind, _ name: String, _ range: TextRange) -> DriftItem {
    let lead = self.rest(to: range.start)
    // The semicolon of an import is no part of its range.
    let hasSemicolon = self.text.bytes[range.end...].first == UInt8(ascii: ";")
    return DriftItem(
      kind: kind, name: name, lead: lead, text: self.rest(to: range.end + (hasSemicolon ? 1 : 0)))
  }

  /// The text up to an offset.
  mutating func rest(to end: Int) -> String {
    let start = self.offset
    self.offset = end
    return self.text[TextRange(start, end)]
  }

  private static func kind(of declaration: Declaration) -> DriftItem.Kind {
    switch declaration {
    case .function(let function): function.kind == .function ? .function : .initializer
    case .property: .property
    case .type: .type
    case .alias, .enumConstant, .other: .other
    }
  }
}
