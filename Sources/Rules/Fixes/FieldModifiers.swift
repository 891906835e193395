import SourceModel

/// The modifiers of a field in Java.
enum FieldModifiers {
  /// The edits that give a field an access level and, where it is not yet, make it final.
  static func edits(making field: PropertyDeclaration, _ level: String, final isFinal: Bool) -> [Edit] {
    let header = field.header
    let start = header.modifiers.first?.range.start ?? header.keywordStart
    var edits: [Edit] = []
    if let written = header.modifiers.first(where: { ["private", "protected", "public"].contains($0.name) }) {
      if written.name != level { edits.append(Edit(replacing: written.range, with: level)) }
    } else {
      edits.append(Edit(inserting: level + " ", at: start))
    }
    guard isFinal, !field.isConstant else { return edits }
    // Insertions at one position are one edit.
    if let last = edits.last, last.range == TextRange(header.keywordStart, header.keywordStart) {
      return [Edit(inserting: last.replacement + "final ", at: header.keywordStart)]
    }
    return edits + [Edit(inserting: "final ", at: header.keywordStart)]
  }
}
