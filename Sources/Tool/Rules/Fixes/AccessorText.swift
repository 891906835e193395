import SourceModel

/// The text of a property in the style of another one.
enum AccessorText {
  /// A property with another name and another type; nil when the example has other parts, such as attributes.
  static func copy(
    of example: PropertyDeclaration, in text: SourceText, name: String, type: String
  ) -> String? {
    let header = example.header
    guard let written = example.type, header.attributes.isEmpty, example.tuplePosition == nil,
      header.range.contains(written.range), header.name.range.end <= written.range.start
    else { return nil }
    let whole = text[header.range]
    guard !whole.contains("//"), !whole.contains("/*"), !whole.contains("#") else { return nil }
    let old = text[written.range]
    let prefix = old.hasPrefix("any ") ? "any " : ""
    return text[TextRange(header.range.start, header.name.range.start)] + name
      + text[TextRange(header.name.range.end, written.range.start)] + prefix + type
      + text[TextRange(written.range.end, header.range.end)]
  }
}
