import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads types without surrounding code.
enum TypeNotation {
  /// An element of a list in parentheses.
  struct Element {
    /// The argument label; nil for `_`, and where there is a type alone.
    var label: String?
    /// The name; nil where there is a type alone.
    var name: String?
    var type: PortType
    /// Where it starts: the number of bytes before it.
    var offset: Int
  }

  /// The text that precedes a type for the parser.
  private static let prefix = "let _: "

  /// Reads a type.
  ///
  /// - Parameter offset: the position of the text, for errors.
  static func type(_ text: String, at offset: Int) throws(NotationError) -> PortType {
    let places = Self.places(of: text, at: offset)
    return try PortTypeReader(offset: places.base).read(try self.parse(places, offset: offset))
  }

  /// Reads a list of parameters or of the elements of a tuple, with its parentheses.
  static func list(_ text: String, at offset: Int) throws(NotationError) -> [Element] {
    let places = Self.places(of: text, at: offset)
    let type = try self.parse(places, offset: offset)
    guard let tuple = type.as(TupleTypeSyntax.self) else {
      let start = offset + (type.firstToken(viewMode: .sourceAccurate)?.trimmedLength.utf8Length ?? 0)
      throw NotationError(
        "an input has one list of parameters", at: start)
    }
    let reader = PortTypeReader(offset: places.base)
    var elements: [Element] = []
    for element in tuple.elements.nodes {
      let offset = reader.offset(of: element)
      if let ellipsis = element.ellipsis {
        throw NotationError(
          "an input cannot be variadic: write '[\(element.type.trimmedDescription)]'",
          at: reader.offset(of: ellipsis))
      }
      let first = element.firstName?.bareText
      let name = (element.secondName?.bareText ?? first).flatMap { $0 == "_" ? nil : $0 }
      elements.append(
        Element(
          label: first == "_" ? nil : first, name: name, type: try reader.read(element.type), offset: offset))
    }
    return elements
  }

  private static func places(of text: String, at offset: Int) -> Places {
    Places(text: SourceText(Array((self.prefix + text).utf8)), base: offset - self.prefix.utf8.count)
  }

  private static func parse(_ places: Places, offset: Int) throws(NotationError) -> TypeSyntax {
    let bytes = places.text.bytes
    guard !self.isTooDeep(bytes) else {
      throw NotationError("the type is nested too deeply to be read", at: offset)
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if let problem = ProblemReader(places: places).read(tree).first {
      throw NotationError(
        problem.message + ": types are written as in Swift, '[Message]' or '(String, Int)?'",
        at: max(offset, problem.range.start))
    }
    guard let variable = tree.statements.first?.item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let type = binding.typeAnnotation?.type
    else { throw NotationError("expected a type", at: offset) }
    // Text after the type would be part of the declaration, or another one.
    guard let last = type.lastToken(viewMode: .sourceAccurate),
      let next = last.nextToken(viewMode: .sourceAccurate), next.tokenKind == .endOfFile
    else {
      let next = type.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      throw NotationError(
        "did not expect '\(next?.text ?? "")' after the type",
        at: next.map { PortTypeReader(offset: places.base).offset(of: $0) } ?? offset)
    }
    try PortTypeReader(offset: places.base).refuseRawNames(in: type)
    return type
  }

  /// Whether types are nested so deeply that they would take too much stack or time.
  private static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var openArrays = 0
    var suffixes = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "@"),
        UInt8(ascii: ">"):
        suffixes += 1
      default: break
      }
      if byte == UInt8(ascii: "[") { openArrays += 1 }
      if byte == UInt8(ascii: "]") { openArrays = max(0, openArrays - 1) }
      // The parser tries each array in two ways, its nested types included.
      if depth > 50 || openArrays > 16 || suffixes > 200 || bytes.count > 10_000 { return true }
    }
    // An array that is not closed takes longer.
    return openArrays > 10
  }
}
