import ReaderSupport
import SourceModel

extension TermReader {
  /// Members and calls, one after the other, as far as they have been read.
  private struct OpenChain {
    /// Nil where the first link is a call without a receiver.
    var base: Term?
    var links: [Term.Link] = []
    let start: Int

    func term(in reader: TermReader) -> Term {
      if let base, self.links.isEmpty { return base }
      return Term(.chain(self.base, self.links), reader.range(from: self.start))
    }
  }

  /// Reads an expression with the members, calls and operators after it.
  mutating func readPostfix() throws(SyntaxFailure) -> Term {
    var chain = OpenChain(start: self.start)
    try self.readPrimary(into: &chain)
    var length = 0
    while true {
      length += 1
      guard length < Self.maximumDepth else { throw self.parser.failure("the chain is too long to be read") }
      switch self.kind {
      case .dot:
        self.advance()
        try self.readMember(into: &chain)
      case .leftBracket:
        var operands = [chain.term(in: self)]
        self.advance()
        operands.append(try self.readExpression())
        try self.expect(.rightBracket)
        self.apply(operands, to: &chain)
      case .doubleColon:
        self.advance()
        try self.skipTypeArguments()
        let token = self.parser.token()
        guard token.kind == .identifier || token.kind == .newKeyword else { throw self.failure() }
        self.advance()
        chain.links.append(Term.Link(self.parser.name(of: token), isReference: true))
      case .increment, .decrement:
        let operand = chain.term(in: self)
        self.advance()
        self.apply([operand], to: &chain)
      default: return chain.term(in: self)
      }
    }
  }

  /// Continues a chain with the result of an operator.
  private func apply(_ operands: [Term], to chain: inout OpenChain) {
    self.restart(&chain, .operation(["+"], operands))
  }

  /// Continues a chain with a term that ends here.
  private func restart(_ chain: inout OpenChain, _ kind: Term.Kind) {
    chain.base = Term(kind, self.range(from: chain.start))
    chain.links = []
  }

  /// Reads what follows a dot.
  private mutating func readMember(into chain: inout OpenChain) throws(SyntaxFailure) {
    try self.skipTypeArguments()
    try self.parser.skipAnnotations()
    let token = self.parser.token()
    switch token.kind {
    case .identifier, .superKeyword:
      self.advance()
      let name = self.parser.name(of: token)
      if self.kind == .leftParenthesis {
        chain.links.append(Term.Link(name, try self.readArguments()))
      } else if token.kind == .identifier {
        chain.links.append(Term.Link(name))
      } else {
        // `Outer.super.method()`
        self.restart(&chain, .constant)
      }
    case .thisKeyword:
      self.advance()
      self.restart(&chain, .block([]))
    case .classKeyword:
      self.advance()
      self.restart(&chain, .constant)
    case .newKeyword:
      let outer = chain.term(in: self)
      let creation = try self.readCreation()
      self.restart(&chain, .block([.expression(outer), .expression(creation)]))
    default: throw self.failure()
    }
  }

  private mutating func readPrimary(into chain: inout OpenChain) throws(SyntaxFailure) {
    let token = self.parser.token()
    switch token.kind {
    case .string, .number, .character, .trueKeyword, .falseKeyword, .nullKeyword:
      self.advance()
      self.restart(&chain, .constant)
    case .identifier where self.kind(1) == .arrow: chain.base = try self.readLambda()
    case .identifier where self.startsReferencedType():
      chain.base = try self.readType()
    case .identifier: try self.readNameOrCall(into: &chain)
    case .thisKeyword, .superKeyword:
      if self.kind(1) == .leftParenthesis { return try self.readNameOrCall(into: &chain) }
      self.advance()
      self.restart(&chain, token.kind == .thisKeyword ? .instance : .constant)
    case .leftParenthesis:
      if self.parser.startsLambda() {
        chain.base = try self.readLambda()
      } else {
        self.advance()
        chain.base = try self.readExpression()
        try self.expect(.rightParenthesis)
      }
    case .newKeyword: chain.base = try self.readCreation()
    case .switchKeyword:
      self.advance()
      try self.expect(.leftParenthesis)
      var parts = [try self.readExpressionStatement()]
      try self.expect(.rightParenthesis)
      try self.nested { (reader) throws(SyntaxFailure) in try reader.readCases(into: &parts) }
      self.restart(&chain, .block([.branches([parts])]))
    case .less:
      try self.skipTypeArguments()
      try self.readNameOrCall(into: &chain)
    default:
      guard token.kind.isPrimitive || token.kind == .voidKeyword else { throw self.failure() }
      chain.base = try self.readType()
    }
  }

  private mutating func readNameOrCall(into chain: inout OpenChain) throws(SyntaxFailure) {
    let name = self.parser.name(of: self.parser.token())
    self.advance()
    if self.kind == .leftParenthesis {
      chain.links.append(Term.Link(name, try self.readArguments()))
    } else {
      chain.base = Term(.name(name.text), name.range)
    }
  }

  /// Whether a method reference or class literal of a type with type arguments or brackets starts here:
  /// `List<String>::new`, `String[]::new`, `String[].class`.
  private mutating func startsReferencedType() -> Bool {
    let position = self.parser.position
    guard let end = self.parser.endOfType(at: position), end > position + 1 else { return false }
    let last = self.parser.kind(at: end - 1)
    guard last == .greater || last == .rightBracket else { return false }
    let next = self.parser.kind(at: end)
    return next == .doubleColon || (next == .dot && self.parser.kind(at: end + 1) == .classKeyword)
  }

  private mutating func readArguments() throws(SyntaxFailure) -> [Term.Argument] {
    try self.expect(.leftParenthesis)
    var arguments: [Term.Argument] = []
    while self.kind != .rightParenthesis {
      arguments.append(Term.Argument(nil, try self.readExpression()))
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightParenthesis)
    return arguments
  }

  mutating func readInitializer() throws(SyntaxFailure) -> Term {
    self.kind == .leftBrace ? try self.readArrayValues() : try self.readExpression()
  }

  private mutating func readArrayValues() throws(SyntaxFailure) -> Term {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      try reader.expect(.leftBrace)
      var values: [Statement] = []
      while reader.kind != .rightBrace {
        if reader.skip(.comma) { continue }
        values.append(.expression(try reader.readInitializer()))
      }
      reader.advance()
      return Term(.block(values), reader.range(from: start))
    }
  }

  // MARK: Objects and lambdas

  /// Reads `new` and its operand: the creation of an object is a call of its type, that of an anonymous class a closure
  /// of its methods.
  private mutating func readCreation() throws(SyntaxFailure) -> Term {
    let start = self.start
    try self.expect(.newKeyword)
    try self.skipTypeArguments()
    try self.parser.skipAnnotations()
    let typeStart = self.start
    let path = try self.readPath()
    guard self.kind == .leftParenthesis else {
      var sizes: [Statement] = [.expression(Self.type(path, self.range(from: typeStart)))]
      while self.skip(.leftBracket) {
        if self.kind != .rightBracket { sizes.append(.expression(try self.readExpression())) }
        try self.expect(.rightBracket)
      }
      if self.kind == .leftBrace { sizes.append(.expression(try self.readArrayValues())) }
      return Term(.block(sizes), self.range(from: start))
    }
    let arguments = try self.readArguments()
    if self.kind == .leftBrace {
      return try self.nested { (reader) throws(SyntaxFailure) in try reader.readMethods(from: start) }
    }
    let kind: Term.Kind = path.last.map { .chain(nil, [Term.Link($0, arguments)]) } ?? .constant
    return Term(kind, self.range(from: start))
  }

  /// Reads the members of an anonymous class: the parameters and statements of its methods.
  private mutating func readMethods(from start: Int) throws(SyntaxFailure) -> Term {
    try self.expect(.leftBrace)
    var parameters: [String] = []
    var statements: [Statement] = []
    while self.kind != .rightBrace {
      if self.skip(.semicolon) { continue }
      _ = try self.parser.readModifiers()
      if self.kind == .leftBrace {
        try self.skipBraces()
      } else if self.parser.startsType() {
        try self.skipTypeDeclaration()
      } else {
        try self.skipTypeArguments()
        _ = try self.readType()
        _ = try self.readName()
        guard self.kind == .leftParenthesis else {
          try self.skip(to: .semicolon)
          continue
        }
        parameters += try self.readParameters()
        while self.kind != .leftBrace, self.kind != .semicolon, self.kind != .end { self.advance() }
        if self.kind == .leftBrace { statements += try self.readBlock() }
      }
    }
    self.advance()
    return self.closure(parameters, statements, from: start)
  }

  private func closure(_ parameters: [String], _ statements: [Statement], from start: Int) -> Term {
    let range = self.range(from: start)
    return Term(.closure(Closure(parameters: parameters, statements: statements, range: range)), range)
  }

  private mutating func readLambda() throws(SyntaxFailure) -> Term {
    try self.nested { (reader) throws(SyntaxFailure) in
      let start = reader.start
      let parameters =
        reader.kind == .identifier ? [try reader.readName().text] : try reader.readParameters()
      try reader.expect(.arrow)
      let statements =
        reader.kind == .leftBrace ? try reader.readBlock() : [try reader.readExpressionStatement()]
      return reader.closure(parameters, statements, from: start)
    }
  }

  /// Reads parameters in parentheses: their names. Those of a lambda may have no types.
  private mutating func readParameters() throws(SyntaxFailure) -> [String] {
    try self.expect(.leftParenthesis)
    var names: [String] = []
    while self.kind != .rightParenthesis {
      if self.kind != .identifier || (self.kind(1) != .comma && self.kind(1) != .rightParenthesis) {
        _ = try self.parser.readModifiers()
        _ = try self.readType()
        try self.parser.skipAnnotations()
        _ = self.skip(.ellipsis)
        // `Type Outer.this` is the receiver, not a parameter.
        while self.kind == .identifier, self.kind(1) == .dot {
          self.advance()
          self.advance()
        }
        if self.skip(.thisKeyword) {
          _ = self.skip(.comma)
          continue
        }
      }
      names.append(try self.readName().text)
      _ = self.skipDimensions()
      guard self.skip(.comma) else { break }
    }
    try self.expect(.rightParenthesis)
    return names
  }
}
