import ReaderSupport
import SourceModel

extension Parser {
  /// Reads a type with its array brackets.
  mutating func readType() throws(SyntaxFailure) -> LocatedType {
    try self.skipAnnotations()
    let start = self.start
    var type = try self.readTypeWithoutDimensions()
    type = try self.readDimensions(of: type)
    return LocatedType(type, self.range(from: start))
  }

  /// Reads a primitive type, or a name with its type arguments.
  mutating func readTypeWithoutDimensions() throws(SyntaxFailure) -> TypeReference {
    if self.kind.isPrimitive {
      let symbol = self.token().payload
      self.advance()
      return .named(path: [self.spelling(symbol)], arguments: [])
    }
    var path = [self.spelling(try self.readName().payload)]
    var arguments: [TypeReference] = []
    while true {
      if self.kind == .less { arguments = try self.readTypeArguments() }
      guard self.kind == .dot, self.kind(1) == .identifier || self.kind(1) == .at else { break }
      self.advance()
      try self.skipAnnotations()
      path.append(self.spelling(try self.readName().payload))
      // The type arguments of the enclosing types are not described.
      arguments = []
    }
    return .named(path: path, arguments: arguments)
  }

  /// Reads the brackets after a type or a name.
  mutating func readDimensions(of type: TypeReference) throws(SyntaxFailure) -> TypeReference {
    var type = type
    while true {
      let bracket = self.endOfAnnotations(at: self.position)
      guard self.kind(at: bracket) == .leftBracket, self.kind(at: bracket + 1) == .rightBracket else {
        return type
      }
      self.position = bracket + 2
      type = .array(type)
    }
  }

  /// Reads `<A, ? extends B>`; the diamond is an empty list.
  mutating func readTypeArguments() throws(SyntaxFailure) -> [TypeReference] {
    try self.enter()
    defer { self.depth -= 1 }
    try self.expect(.less, "write '<' here")
    if self.skip(.greater) { return [] }
    var arguments: [TypeReference] = []
    repeat {
      try self.skipAnnotations()
      guard self.skip(.question) else {
        arguments.append(try self.readType().type)
        continue
      }
      let bound = self.kind
      guard bound == .extendsKeyword || bound == .superKeyword else {
        arguments.append(.other("?"))
        continue
      }
      self.advance()
      let type = try self.readType().type.spelled(in: .java)
      arguments.append(.other(bound == .extendsKeyword ? "? extends \(type)" : "? super \(type)"))
    } while self.skip(.comma)
    try self.expect(.greater, "end the type arguments with '>'")
    return arguments
  }

  /// Reads `<T extends A & B>`, if it is here: the names.
  mutating func readTypeParameters() throws(SyntaxFailure) -> [String] {
    guard self.skip(.less) else { return [] }
    var names: [String] = []
    repeat {
      try self.skipAnnotations()
      names.append(self.spelling(try self.readName().payload))
      if self.skip(.extendsKeyword) {
        repeat { _ = try self.readType() } while self.skip(.ampersand)
      }
    } while self.skip(.comma)
    try self.expect(.greater, "end the type parameters with '>'")
    return names
  }

  /// Reads types with commas between them.
  mutating func readTypes() throws(SyntaxFailure) -> [LocatedType] {
    var types: [LocatedType] = []
    repeat { types.append(try self.readType()) } while self.skip(.comma)
    return types
  }
}
