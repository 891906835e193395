import ReaderSupport
import SourceModel

extension TermReader {
  /// Reads operands with operators between them, regardless of precedence.
  mutating func readExpression() throws(SyntaxFailure) -> Term {
    try self.parser.enter()
    defer { self.parser.depth -= 1 }
    let start = self.start
    var operands = [try self.readPrefix()]
    var operators: [String] = []
    while let name = try self.readOperator() {
      // The right operand of `is` and `as` is a type and not a term.
      guard !name.isEmpty else { continue }
      operators.append(name)
      operands.append(try self.readPrefix())
    }
    guard operands.count > 1 else { return operands[0] }
    return Term(.operation(operators, operands), self.range(from: start))
  }

  /// Reads an operator between operands; nil without one. It is empty for `is` and `as`, whose types are read as well.
  private mutating func readOperator() throws(SyntaxFailure) -> String? {
    let token = self.parser.token
    switch self.kind {
    case .and, .or:
      self.advance()
      return "&&"
    case .question where self.parser.isElvis(at: self.position):
      self.advance(2)
      return "??"
    case .asKeyword:
      self.advance()
      if self.kind == .question, self.parser.isAdjacent(self.position) { self.advance() }
      _ = try self.parser.readType(intersections: false)
      return ""
    case .isKeyword where !self.parser.isOnNewLine:
      self.advance()
      _ = try self.parser.readType(intersections: false)
      return ""
    case .not where !self.parser.isOnNewLine && self.parser.isAdjacent(self.position + 1):
      guard self.parser.nextKind == .inKeyword || self.parser.nextKind == .isKeyword else { return nil }
      self.advance()
      return try self.readOperator()
    case .inKeyword where !self.parser.isOnNewLine, .identifier where !self.parser.isOnNewLine: break
    default: guard self.kind.isBinaryOperator, !self.parser.isOnNewLine else { return nil }
    }
    self.advance()
    return self.parser.text[self.parser.range(of: token)]
  }

  /// Reads an operand with the signs, labels and annotations before it.
  private mutating func readPrefix() throws(SyntaxFailure) -> Term {
    let start = self.start
    var sign: String?
    while true {
      switch self.kind {
      case .plus, .minus, .increment, .decrement, .not:
        sign = "-"
        self.advance()
      case .at: try self.parser.skipAnnotations()
      case .identifier where self.parser.isLabel(at: self.position): self.advance(2)
      default:
        let operand = try self.readPostfix()
        return sign.map { Term(.operation([$0], [operand]), self.range(from: start)) } ?? operand
      }
    }
  }

  // MARK: Primary expressions

  /// Reads an expression that starts with a keyword, a literal or a bracket.
  mutating func readAtom() throws(SyntaxFailure) -> Term {
    let start = self.start
    switch self.kind {
    case .number, .character, .string, .trueKeyword, .falseKeyword, .nullKeyword:
      self.advance()
      return Term(.constant, self.range(from: start))
    case .stringStart: return try self.readString()
    case .leftParenthesis: return try self.readParenthesized()
    case .leftBracket:
      let elements = try self.readList(from: .leftBracket, to: .rightBracket)
      return Term(.list(elements), self.range(from: start))
    case .leftBrace: return try self.readLambda()
    case .funKeyword:
      let closure = try self.readFunction().closure
      return Term(.closure(closure), closure.range)
    case .objectKeyword: return try self.readObject()
    case .thisKeyword:
      self.advance()
      _ = self.parser.skipLabelReference()
      return Term(.instance, self.range(from: start))
    case .superKeyword:
      self.advance()
      if self.kind == .less { _ = try self.parser.readTypeArguments() }
      _ = self.parser.skipLabelReference()
      return Term(.constant, self.range(from: start))
    case .throwKeyword:
      self.advance()
      // A `throw` has no value.
      _ = try self.readExpression()
      return Term(.constant, self.range(from: start))
    case .breakKeyword, .continueKeyword:
      self.advance()
      _ = self.parser.skipLabelReference()
      return Term(.constant, self.range(from: start))
    default: return Term(.block(try self.readControl()), self.range(from: start))
    }
  }

  private mutating func readControl() throws(SyntaxFailure) -> [Statement] {
    switch self.kind {
    case .ifKeyword: try self.readIf()
    case .whenKeyword: try self.readWhen()
    case .tryKeyword: try self.readTry()
    case .forKeyword: try self.readFor()
    case .whileKeyword: try self.readWhile()
    case .doKeyword: try self.readDo()
    case .returnKeyword: [.result(try self.readReturn())]
    default: throw self.failure()
    }
  }

  /// Reads a string with templates.
  private mutating func readString() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    var operands: [Term] = []
    while self.kind != .stringEnd {
      let place = self.start
      switch self.kind {
      case .identifier: operands.append(Term(.name(try self.readName().text), self.range(from: place)))
      case .thisKeyword: self.advance()
      case .templateStart:
        operands.append(
          try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
            reader.advance()
            let value = try reader.readExpression()
            try reader.expect(.rightBrace)
            return value
          })
      default: throw self.failure()
      }
    }
    self.advance()
    return Term(
      operands.isEmpty ? .constant : .operation([Term.interpolation], operands), self.range(from: start))
  }

  /// Reads arguments or elements with their brackets.
  mutating func readList(
    from opening: TokenKind, to closing: TokenKind
  ) throws(SyntaxFailure) -> [Term.Argument] {
    try self.reading(lineBreaks: false) { (reader) throws(SyntaxFailure) in
      try reader.expect(opening)
      var elements: [Term.Argument] = []
      while reader.kind != closing {
        var label: String?
        if reader.kind == .identifier, reader.parser.nextKind == .assign {
          label = try reader.readName().text
          reader.advance()
        }
        _ = reader.skip(.star)
        elements.append(Term.Argument(label, try reader.readExpression()))
        guard reader.skip(.comma) else { break }
      }
      try reader.expect(closing)
      return elements
    }
  }

  // MARK: Closures

  /// Reads a lambda; its last expression is its value.
  mutating func readLambda() throws(SyntaxFailure) -> Term {
    let start = self.start
    let arrow = self.parser.arrowOfLambda(at: self.position)
    let (parameters, statements) = try self.reading(lineBreaks: true) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      var parameters = ["it"]
      if let arrow { parameters = try reader.readParameters(to: arrow) }
      let statements = try reader.readStatements()
      try reader.expect(.rightBrace)
      return (parameters, statements)
    }
    var code = statements
    if code.count > 1, case .expression(let term)? = code.last { code[code.count - 1] = .result(term) }
    let range = self.range(from: start)
    return Term(.closure(Closure(parameters: parameters, statements: code, range: range)), range)
  }

  private mutating func readParameters(to arrow: Int) throws(SyntaxFailure) -> [String] {
    var parameters: [String] = []
    var parts: [String] = []
    while self.position < arrow {
      if self.kind == .identifier {
        parameters.append(try self.readName().text)
      } else {
        // A destructured parameter has no name of its own.
        parameters.append("")
        parts += try self.readDestructuring().map(\.text)
      }
      try self.skipType()
      guard self.skip(.comma) else { break }
    }
    self.parser.position = arrow + 1
    return parameters + parts
  }

  /// Reads an object expression as a closure of its functions.
  private mutating func readObject() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    _ = try self.parser.readSupertypes()
    let (parameters, statements) = try self.reading(lineBreaks: true) { (reader) throws(SyntaxFailure) in
      try reader.expect(.leftBrace)
      var parameters: [String] = []
      var statements: [Statement] = []
      while reader.kind != .rightBrace, reader.kind != .end {
        switch reader.kind {
        case .funKeyword:
          let function = try reader.readFunction().closure
          parameters += function.parameters
          statements += function.statements
        case .valKeyword, .varKeyword: statements += try reader.readVariable()
        case .leftBrace: statements += try reader.readBlock()
        default: reader.advance()
        }
      }
      try reader.expect(.rightBrace)
      return (parameters, statements)
    }
    let range = self.range(from: start)
    return Term(.closure(Closure(parameters: parameters, statements: statements, range: range)), range)
  }
}
