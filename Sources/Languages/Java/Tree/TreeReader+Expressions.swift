import ReaderSupport
import SourceModel

extension TreeReader {
  mutating func readExpression() throws(SyntaxFailure) -> JavaNode {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      let target = try reader.readConditional()
      guard reader.skipAssignment() else { return target }
      let value = try reader.readExpression()
      return JavaNode(.assignment(target, value), reader.range(from: start))
    }
  }

  /// Steps over an assignment operator, if one is here.
  private mutating func skipAssignment() -> Bool {
    if self.kind.isAssignment {
      self.advance()
      return true
    }
    guard self.kind == .greater, self.kind(1) == .greater, self.parser.isAdjacent(1) else { return false }
    for length in [2, 3] {
      if self.kind(length) == .assign, self.parser.isAdjacent(length) {
        for _ in 0...length { self.advance() }
        return true
      }
    }
    return false
  }

  private mutating func readConditional() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    let condition = try self.readOperation()
    guard self.skip(.question) else { return condition }
    let first = try self.readExpression()
    try self.expect(.colon)
    let second = try self.nested { (reader) throws(SyntaxFailure) in try reader.readConditional() }
    return JavaNode(.conditional(condition, first, second), self.range(from: start))
  }

  /// Reads operands with operators between them, whatever these bind.
  private mutating func readOperation() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    let first = try self.readUnary()
    var operands = [first]
    while true {
      if self.skip(.instanceofKeyword) {
        _ = try self.parser.readModifiers()
        let type = try self.readType()
        if self.kind == .identifier {
          let name = try self.readName()
          operands.append(JavaNode(.pattern(type, name), TextRange(type.range.start, name.range.end)))
        } else {
          operands.append(JavaNode(.type(type), type.range))
        }
      } else if self.kind.isBinaryOperator || self.kind == .and || self.kind == .or {
        self.advance()
        operands.append(try self.readUnary())
      } else if self.kind == .greater, let length = self.greaterLength() {
        for _ in 0..<length { self.advance() }
        operands.append(try self.readUnary())
      } else {
        break
      }
    }
    return operands.count == 1 ? first : JavaNode(.operation(operands), self.range(from: start))
  }

  /// The number of tokens of `>`, `>=`, `>>` or `>>>`; nil when they assign.
  private func greaterLength() -> Int? {
    var length = 1
    while length < 3, self.kind(length) == .greater, self.parser.isAdjacent(length) { length += 1 }
    guard self.kind(length) == .assign, self.parser.isAdjacent(length) else { return length }
    return length == 1 ? 2 : nil
  }

  private mutating func readUnary() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    switch self.kind {
    case .not, .plus, .minus, .tilde, .increment, .decrement:
      self.advance()
      let operand = try self.nested { (reader) throws(SyntaxFailure) in try reader.readUnary() }
      return JavaNode(.operation([operand]), self.range(from: start))
    case .leftParenthesis where !self.parser.startsLambda() && self.parser.startsCast():
      self.advance()
      let type = try self.readType()
      while self.skip(.ampersand) { _ = try self.readType() }
      try self.expect(.rightParenthesis)
      let operand = try self.nested { (reader) throws(SyntaxFailure) in try reader.readUnary() }
      return JavaNode(.cast(type, operand), self.range(from: start))
    default: return try self.readPostfix()
    }
  }

  // MARK: Primaries

  private mutating func readPostfix() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    var node = try self.readPrimary()
    var length = 0
    while true {
      length += 1
      guard length < Self.maximumDepth else {
        throw self.parser.failure("the chain is too long to be read")
      }
      switch self.kind {
      case .dot:
        self.advance()
        node = try self.readMember(of: node, from: start)
      case .leftBracket:
        self.advance()
        let index = try self.readExpression()
        try self.expect(.rightBracket)
        node = JavaNode(.operation([node, index]), self.range(from: start))
      case .doubleColon:
        self.advance()
        if self.kind == .less { _ = try self.readTypeArguments() }
        let token = self.parser.token()
        guard token.kind == .identifier || token.kind == .newKeyword else { throw self.failure() }
        self.advance()
        node = JavaNode(.reference(node, self.parser.name(of: token)), self.range(from: start))
      case .increment, .decrement:
        self.advance()
        node = JavaNode(.operation([node]), self.range(from: start))
      default: return node
      }
    }
  }

  private mutating func readMember(of node: JavaNode, from start: Int) throws(SyntaxFailure) -> JavaNode {
    let typeArguments = self.kind == .less ? try self.readTypeArguments() : []
    try self.parser.skipAnnotations()
    let token = self.parser.token()
    switch token.kind {
    case .identifier, .superKeyword:
      self.advance()
      let name = self.parser.name(of: token)
      if self.kind == .leftParenthesis {
        let (arguments, range) = try self.readArguments()
        return JavaNode(
          .call(node, typeArguments: typeArguments, name, arguments, range), self.range(from: start))
      }
      // `Outer.super.method()`
      guard token.kind == .identifier else { return JavaNode(.superInstance, self.range(from: start)) }
      return JavaNode(.member(node, name), self.range(from: start))
    case .thisKeyword:
      self.advance()
      return JavaNode(.other([]), self.range(from: start))
    case .classKeyword:
      self.advance()
      guard let type = Self.type(of: node) else { return JavaNode(.other([]), self.range(from: start)) }
      return JavaNode(.classLiteral(type), self.range(from: start))
    case .newKeyword:
      let creation = try self.readCreation()
      return JavaNode(.other([.expression(node), .expression(creation)]), self.range(from: start))
    default: throw self.failure()
    }
  }

  /// The type that names with dots between them stand for.
  static func type(of node: JavaNode) -> JavaTypeName? {
    if case .type(let type) = node.kind { return type }
    guard let path = self.path(of: node) else { return nil }
    return .named(path: path, arguments: [], range: node.range)
  }

  private static func path(of node: JavaNode) -> [Name]? {
    var path: [Name] = []
    var node = node
    while case .member(let target, let name) = node.kind {
      path.insert(name, at: 0)
      node = target
    }
    guard case .name(let name) = node.kind else { return nil }
    return [name] + path
  }

  private mutating func readPrimary() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    let token = self.parser.token()
    switch token.kind {
    case .string, .number, .character, .trueKeyword, .falseKeyword, .nullKeyword:
      self.advance()
      let kind: JavaNode.Kind =
        switch token.kind {
        case .string: .string
        case .number: .number
        case .character: .character
        case .nullKeyword: .null
        default: .boolean
        }
      return JavaNode(kind, self.range(from: start))
    case .identifier:
      if self.kind(1) == .arrow { return try self.readLambda() }
      if let type = try self.readTypeOfReference() { return type }
      return try self.readNameOrCall()
    case .thisKeyword, .superKeyword:
      if self.kind(1) == .leftParenthesis { return try self.readNameOrCall() }
      self.advance()
      return JavaNode(token.kind == .thisKeyword ? .this : .superInstance, self.range(from: start))
    case .leftParenthesis:
      if self.parser.startsLambda() { return try self.readLambda() }
      self.advance()
      let inner = try self.readExpression()
      try self.expect(.rightParenthesis)
      return JavaNode(.parentheses(inner), self.range(from: start))
    case .newKeyword: return try self.readCreation()
    case .switchKeyword:
      var parts: [JavaStatement] = []
      self.advance()
      try self.expect(.leftParenthesis)
      parts.append(.expression(try self.readExpression()))
      try self.expect(.rightParenthesis)
      try self.nested { (reader) throws(SyntaxFailure) in try reader.readCases(into: &parts) }
      return JavaNode(.other([.block(parts)]), self.range(from: start))
    case .less:
      _ = try self.readTypeArguments()
      return try self.readNameOrCall()
    default:
      guard token.kind.isPrimitive || token.kind == .voidKeyword else { throw self.failure() }
      let type = try self.readType()
      return JavaNode(.type(type), type.range)
    }
  }

  /// Reads the type of `List<String>::new`, `String[]::new` or `String[].class`; nil when none is here.
  private mutating func readTypeOfReference() throws(SyntaxFailure) -> JavaNode? {
    let position = self.parser.position
    guard let end = self.parser.endOfType(at: position), end > position + 1 else { return nil }
    let last = self.parser.kind(at: end - 1)
    guard last == .greater || last == .rightBracket else { return nil }
    let next = self.parser.kind(at: end)
    guard next == .doubleColon || (next == .dot && self.parser.kind(at: end + 1) == .classKeyword) else {
      return nil
    }
    let type = try self.readType()
    return JavaNode(.type(type), type.range)
  }

  private mutating func readNameOrCall() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    let token = self.parser.token()
    self.advance()
    let name = self.parser.name(of: token)
    guard self.kind == .leftParenthesis else { return JavaNode(.name(name), self.range(from: start)) }
    let (arguments, range) = try self.readArguments()
    return JavaNode(.call(nil, typeArguments: [], name, arguments, range), self.range(from: start))
  }

  mutating func readArguments() throws(SyntaxFailure) -> (arguments: [JavaNode], range: TextRange) {
    let start = self.start
    try self.expect(.leftParenthesis)
    var arguments: [JavaNode] = []
    while self.kind != .rightParenthesis {
      arguments.append(try self.readExpression())
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightParenthesis)
    return (arguments, self.range(from: start))
  }

  private mutating func readCreation() throws(SyntaxFailure) -> JavaNode {
    let start = self.start
    try self.expect(.newKeyword)
    if self.kind == .less { _ = try self.readTypeArguments() }
    try self.parser.skipAnnotations()
    let type = try self.readPlainType()
    guard self.kind == .leftParenthesis else {
      var sizes: [JavaStatement] = [.expression(JavaNode(.type(type), type.range))]
      while self.skip(.leftBracket) {
        if self.kind != .rightBracket { sizes.append(.expression(try self.readExpression())) }
        try self.expect(.rightBracket)
      }
      if self.kind == .leftBrace { sizes.append(.expression(try self.readArrayValues())) }
      return JavaNode(.other(sizes), self.range(from: start))
    }
    let arguments = try self.readArguments().arguments
    let members =
      self.kind == .leftBrace
      ? try self.nested { (reader) throws(SyntaxFailure) in try reader.readMembers(of: "") } : nil
    return JavaNode(.creation(type, arguments, members: members), self.range(from: start))
  }

  private mutating func readLambda() throws(SyntaxFailure) -> JavaNode {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      let parameters: [JavaParameter] =
        reader.kind == .identifier
        ? [JavaParameter(type: nil, name: try reader.readName())] : try reader.readParameters()
      try reader.expect(.arrow)
      let body: JavaLambdaBody =
        reader.kind == .leftBrace
        ? .block(try reader.readBlock()) : .expression(try reader.readExpression())
      return JavaNode(.lambda(parameters, body), reader.range(from: start))
    }
  }
}
