import SourceModel

/// Elements with commas between them.
struct SeparatedList {
  /// The ranges of the elements in source order.
  let elements: [TextRange]

  /// The deletions that remove elements; nil when no element would remain.
  ///
  /// An element is deleted with the comma before it, the first ones with the comma after them.
  func removing(_ removed: Set<Int>) -> [TextRange]? {
    guard let first = self.elements.indices.first(where: { !removed.contains($0) }) else { return nil }
    var ranges: [TextRange] = []
    if first > 0 { ranges.append(TextRange(self.elements[0].start, self.elements[first].start)) }
    for index in removed.sorted() where index > first {
      ranges.append(TextRange(self.elements[index - 1].end, self.elements[index].end))
    }
    return ranges
  }

  /// Whether there are only commas and white space between the elements.
  func isPlain(in text: SourceText) -> Bool {
    zip(self.elements, self.elements.dropFirst()).allSatisfy { left, right in
      text[TextRange(left.end, right.start)].unicodeScalars.allSatisfy {
        $0 == "," || $0.properties.isWhitespace
      }
    }
  }

  /// The text between two elements: the one before an element, or after it when it is the first.
  func separator(at index: Int, in text: SourceText) -> String {
    guard self.elements.count > 1 else { return ", " }
    let left = max(0, index - 1)
    let separator = text[TextRange(self.elements[left].end, self.elements[left + 1].start)]
    let isPlain = separator.unicodeScalars.allSatisfy { $0 == "," || $0.properties.isWhitespace }
    return isPlain ? separator : ", "
  }
}

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
