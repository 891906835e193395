/// The kind of a token.
enum TokenKind: UInt8 {
  /// The end of the file.
  case end
  case identifier

  // Keywords, in the order of `SymbolTable`.
  case abstractKeyword, assertKeyword, booleanKeyword, breakKeyword, byteKeyword, caseKeyword, catchKeyword
  case charKeyword, classKeyword, constKeyword, continueKeyword, defaultKeyword, doKeyword, doubleKeyword
  case elseKeyword, enumKeyword, extendsKeyword, falseKeyword, finalKeyword, finallyKeyword, floatKeyword
  case forKeyword, gotoKeyword, ifKeyword, implementsKeyword, importKeyword, instanceofKeyword, intKeyword
  case interfaceKeyword, longKeyword, nativeKeyword, newKeyword, nullKeyword, packageKeyword, privateKeyword
  case protectedKeyword, publicKeyword, returnKeyword, shortKeyword, staticKeyword, strictfpKeyword
  case superKeyword, switchKeyword, synchronizedKeyword, thisKeyword, throwKeyword, throwsKeyword
  case transientKeyword, trueKeyword, tryKeyword, voidKeyword, volatileKeyword, whileKeyword

  // Literals.
  case number, character, string

  // Brackets and separators.
  case leftParenthesis, rightParenthesis, leftBrace, rightBrace, leftBracket, rightBracket
  case semicolon, comma, dot, ellipsis, at, doubleColon, colon, arrow, question

  // Operators. A `>` is always a separate token, since it may close a list of type arguments.
  case less, greater, not, tilde
  case equal, notEqual, lessOrEqual, and, or, increment, decrement
  case plus, minus, star, slash, ampersand, bar, caret, percent, shiftLeft
  case assign
  case plusAssign, minusAssign, starAssign, slashAssign, andAssign, orAssign, xorAssign, remainderAssign
  case shiftLeftAssign

  /// Whether it is a keyword that names a primitive type.
  var isPrimitive: Bool {
    switch self {
    case .booleanKeyword, .byteKeyword, .charKeyword, .doubleKeyword, .floatKeyword, .intKeyword,
      .longKeyword,
      .shortKeyword:
      true
    default: false
    }
  }

  /// Whether it is an assignment operator.
  var isAssignment: Bool { self.rawValue >= TokenKind.assign.rawValue }

  /// Whether it is a binary operator that binds tighter than `&&`, except for `>` and `instanceof`.
  var isBinaryOperator: Bool {
    switch self {
    case .less, .equal, .notEqual, .lessOrEqual, .plus, .minus, .star, .slash, .ampersand, .bar, .caret,
      .percent,
      .shiftLeft:
      true
    default: false
    }
  }

  /// Whether it binds weaker than `instanceof`.
  var bindsWeakerThanInstanceof: Bool {
    switch self {
    case .equal, .notEqual, .ampersand, .bar, .caret: true
    default: false
    }
  }

  /// Whether an operand of a cast to a class may start with it.
  var startsCastOperand: Bool {
    switch self {
    case .identifier, .number, .character, .string, .trueKeyword, .falseKeyword, .nullKeyword, .thisKeyword,
      .superKeyword, .newKeyword, .switchKeyword, .voidKeyword, .leftParenthesis, .not, .tilde:
      true
    default: self.isPrimitive
    }
  }
}
