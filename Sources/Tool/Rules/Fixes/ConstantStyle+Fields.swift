import SourceModel

/// How a class declares its constants.
extension ConstantStyle {
  /// The words before the name of a private constant.
  var privateConstant: String {
    switch self {
    case .letKeyword: "private let"
    case .valKeyword: "private val"
    case .finalModifier: "private final"
    }
  }

  /// The declaration of a public constant, without the statement terminator.
  func publicConstant(_ name: String, type: String, value: String) -> String {
    switch self {
    case .letKeyword: "public let \(name): \(type) = \(value)"
    case .valKeyword: "val \(name): \(type) = \(value)"
    case .finalModifier: "public final \(type) \(name) = \(value)"
    }
  }

  /// The statement terminator, where a line break is not enough.
  var statementEnd: String {
    switch self {
    case .letKeyword, .valKeyword: ""
    case .finalModifier: ";"
    }
  }

  /// The default access level of a declaration, where that is public.
  var impliedLevel: String? {
    switch self {
    case .letKeyword, .finalModifier: nil
    case .valKeyword: "public"
    }
  }

  /// The keyword of a variable, and that of a constant in its place; nil where a modifier makes the difference.
  var keywords: (variable: String, constant: String)? {
    switch self {
    case .letKeyword: ("var", "let")
    case .valKeyword: ("var", "val")
    case .finalModifier: nil
    }
  }
}
