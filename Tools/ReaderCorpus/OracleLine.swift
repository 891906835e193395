import SourceModel

/// A line of the oracle, which is read field by field.
struct OracleLine {
  private let line: String
  private var fields: ArraySlice<Substring>

  init(_ line: String) {
    self.line = line
    self.fields = line.split(separator: "\t", omittingEmptySubsequences: false)[...]
  }

  /// The error that the line is not understood.
  var error: OracleError { OracleError("the oracle wrote '\(self.line)'") }

  mutating func text() throws(OracleError) -> String {
    guard let field = self.fields.popFirst() else { throw self.error }
    return String(field)
  }

  mutating func number() throws(OracleError) -> Int {
    guard let number = Int(try self.text()) else { throw self.error }
    return number
  }

  mutating func kind<Kind: RawRepresentable<String>>() throws(OracleError) -> Kind {
    guard let kind = Kind(rawValue: try self.text()) else { throw self.error }
    return kind
  }

  mutating func range() throws(OracleError) -> TextRange {
    guard let range = try self.optionalRange() else { throw self.error }
    return range
  }

  mutating func optionalRange() throws(OracleError) -> TextRange? {
    let (start, end) = (try self.text(), try self.text())
    if start.isEmpty, end.isEmpty { return nil }
    guard let start = Int(start), let end = Int(end) else { throw self.error }
    return TextRange(start, end)
  }

  /// A list, whose elements hold no separator.
  mutating func list(separator: Character) throws(OracleError) -> [String] {
    try self.text().split(separator: separator).map(String.init)
  }

  mutating func declaration() throws(OracleError) -> DeclarationFacts {
    var declaration = DeclarationFacts(
      depth: try self.number(), kind: try self.kind(), name: try self.text(), range: try self.range(),
      nameRange: try self.optionalRange())
    declaration.modifiers = try self.list(separator: " ")
    declaration.annotations = try self.list(separator: " ")
    declaration.typeParameters = try self.list(separator: " ")
    declaration.superclass = try self.text()
    declaration.interfaces = try self.list(separator: ";")
    declaration.type = try self.text()
    declaration.parameters = try self.list(separator: ";")
    let traits = try self.list(separator: " ")
    declaration.isStatic = traits.contains("static")
    declaration.isThrowing = traits.contains("throws")
    declaration.isDocumented = traits.contains("documented")
    declaration.bodyRange = try self.optionalRange()
    return declaration
  }
}
