import ReaderSupport
import SourceModel

extension TermReader {
  /// Reads a primary expression with its members, calls and indices.
  mutating func readPostfix() throws(SyntaxFailure) -> Term {
    let start = self.start
    var base: Term?
    var links: [Term.Link] = []
    if self.kind == .identifier {
      let name = try self.readName()
      if self.parser.startsCall() {
        links.append(try self.readCall(of: name))
      } else {
        base = Term(.name(name.text), name.range)
      }
    } else if self.kind == .doubleColon {
      base = try self.readFunctionReference()
    } else {
      base = try self.readAtom()
    }
    while let link = try self.readLink() { links.append(link) }
    if let base, links.isEmpty { return base }
    return Term(.chain(base, links), self.range(from: start))
  }

  /// Reads `::name`, which is the function of that name.
  private mutating func readFunctionReference() throws(SyntaxFailure) -> Term {
    let start = self.start
    self.advance()
    let name = try self.readName().text
    return Term(name.first?.isUppercase == true ? .constant : .name(name), self.range(from: start))
  }

  /// Reads a link of a chain; nil without one.
  private mutating func readLink() throws(SyntaxFailure) -> Term.Link? {
    while true {
      switch self.kind {
      case .dot:
        self.advance()
        return try self.readMember()
      case .question:
        if self.parser.nextKind == .dot, self.parser.isAdjacent(self.position + 1) {
          self.advance(2)
          return try self.readMember()
        }
        guard self.parser.isNullableReference else { return nil }
        while self.skip(.question) {}
      case .doubleColon where !self.parser.isOnNewLine:
        self.advance()
        if self.kind == .classKeyword {
          defer { self.advance() }
          return Term.Link(Name("class", self.parser.range(of: self.parser.token)))
        }
        return Term.Link(try self.readName(), isReference: true)
      case .not where !self.parser.isOnNewLine:
        guard self.parser.nextKind == .not, self.parser.isAdjacent(self.position + 1) else { return nil }
        self.advance(2)
      case .leftBracket where !self.parser.isOnNewLine:
        let place = self.start
        let elements = try self.readList(from: .leftBracket, to: .rightBracket)
        return Term.Link(Name("[]", self.range(from: place)), elements)
      case .increment where !self.parser.isOnNewLine, .decrement where !self.parser.isOnNewLine:
        self.advance()
      case .less where !self.parser.isOnNewLine && self.parser.skipTypeOfReference(): continue
      default:
        guard self.parser.startsCall() else { return nil }
        return try self.readCall(of: Name("invoke", TextRange(self.start, self.start)))
      }
    }
  }

  private mutating func readMember() throws(SyntaxFailure) -> Term.Link {
    if self.kind == .leftParenthesis {
      // `a.(b)(c)`
      let start = self.start
      let function = try self.readParenthesized()
      return Term.Link(Name("", self.range(from: start)), [Term.Argument(nil, function)])
    }
    let name = try self.readName()
    return self.parser.startsCall() ? try self.readCall(of: name) : Term.Link(name)
  }

  /// Reads the arguments of a call, lambdas behind the parentheses included.
  private mutating func readCall(of name: Name) throws(SyntaxFailure) -> Term.Link {
    if self.kind == .less { _ = try self.parser.readTypeArguments() }
    var arguments: [Term.Argument] = []
    if self.kind == .leftParenthesis, !self.parser.isOnNewLine {
      arguments = try self.readList(from: .leftParenthesis, to: .rightParenthesis)
    }
    while self.parser.startsTrailingLambda {
      self.skipAnnotations()
      if self.kind == .identifier { self.advance(2) }
      arguments.append(Term.Argument(nil, try self.readLambda()))
    }
    return Term.Link(name, arguments)
  }
}
