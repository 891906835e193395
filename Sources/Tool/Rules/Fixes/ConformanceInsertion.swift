import SourceModel

/// Adds a conformance to the inheritance list of a type.
enum ConformanceInsertion {
  /// The edit that inserts a name before or after an element of a list.
  static func edit(
    _ name: String, to type: TypeDeclaration, at index: Int, isBehind: Bool, in text: SourceText
  ) -> Edit {
    let list = SeparatedList(elements: type.inherited.map(\.range))
    let separator = list.separator(at: index, in: text)
    let element = list.elements[index]
    return isBehind
      ? Edit(inserting: separator + name, at: element.end)
      : Edit(inserting: name + separator, at: element.start)
  }

  /// The edit that adds a first conformance to a Swift type, after its superclass; nil where its header is
  /// written in an unusual way.
  static func edit(_ name: String, first type: TypeDeclaration, behindClass: Bool, in text: SourceText)
    -> Edit?
  {
    guard type.inherited.isEmpty else {
      return self.edit(name, to: type, at: 0, isBehind: behindClass, in: text)
    }
    let end = type.header.name.range.end
    let rest = text[TextRange(end, type.memberRange.start)]
    // There may be generic parameters, a `where` clause or a comment.
    guard type.genericParameters.isEmpty, rest.allSatisfy(\.isWhitespace) else { return nil }
    return Edit(inserting: ": \(name)", at: end)
  }
}
