/// The kind of a token.
enum TokenKind: UInt8 {
  /// The end of the file.
  case end
  case identifier

  // Keywords, in the order of `SymbolTable`.
  case asKeyword, breakKeyword, classKeyword, continueKeyword, doKeyword, elseKeyword, falseKeyword,
    forKeyword
  case funKeyword, ifKeyword, inKeyword, interfaceKeyword, isKeyword, nullKeyword, objectKeyword
  case packageKeyword, returnKeyword, superKeyword, thisKeyword, throwKeyword, trueKeyword, tryKeyword
  case typealiasKeyword, typeofKeyword, valKeyword, varKeyword, whenKeyword, whileKeyword

  // Literals. A string with templates is a start, the tokens of its templates, and an end.
  case number, character, string, stringStart, stringEnd
  /// `${`; a right brace closes it.
  case templateStart

  // Brackets and separators. `?.`, `?:` and `!!` are two tokens each, since a type may end between them.
  case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
  case semicolon, comma, dot, at, doubleColon, colon, arrow, question, hash, reserved

  // Operators.
  case not, increment, decrement, ampersand
  case less, greater, lessOrEqual, greaterOrEqual
  case equal, notEqual, identical, notIdentical, and, or
  case plus, minus, star, slash, percent, range, rangeUntil
  case assign, plusAssign, minusAssign, starAssign, slashAssign, percentAssign

  /// Whether it is an assignment operator.
  var isAssignment: Bool { self.rawValue >= TokenKind.assign.rawValue }

  /// Whether it is an operator between two expressions on the line of the first one.
  var isBinaryOperator: Bool {
    self.rawValue >= TokenKind.less.rawValue && self.rawValue <= TokenKind.rangeUntil.rawValue
  }

  /// Whether `<…>` before it may be type arguments rather than comparisons.
  var mayFollowTypeArguments: Bool {
    switch self {
    case .leftParenthesis, .leftBrace, .leftBracket, .comma, .dot, .doubleColon, .identifier, .greater,
      .greaterOrEqual, .star, .inKeyword, .arrow, .at, .end, .rightBrace, .stringEnd:
      true
    default: false
    }
  }
}
