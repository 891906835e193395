import ViewModelModel

/// Adds a conformance to the list of what a type inherits.
enum ConformanceInsertion {
  /// The edit that adds a name in front of an element of a list, or behind it.
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

  /// The edit that lets a Swift type conform to a protocol first of all, but behind a class; nil where its header is
  /// written in an unusual way.
  static func edit(_ name: String, first type: TypeDeclaration, behindClass: Bool, in text: SourceText)
    -> Edit?
  {
    guard type.inherited.isEmpty else {
      return self.edit(name, to: type, at: 0, isBehind: behindClass, in: text)
    }
    let end = type.header.name.range.end
    let rest = text[TextRange(end, type.memberRange.start)]
    // Generic parameters, a `where` clause or a comment may stand there.
    guard type.genericParameters.isEmpty, rest.allSatisfy(\.isWhitespace) else { return nil }
    return Edit(inserting: ": \(name)", at: end)
  }
}
