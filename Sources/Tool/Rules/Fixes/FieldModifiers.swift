import SourceModel

/// The modifiers of a field in Java or Kotlin.
enum FieldModifiers {
  /// The edits that give a field an access level and make it a constant if it is a variable.
  static func edits(
    making field: PropertyDeclaration, _ level: String, constant: Bool, in file: SourceFile
  ) -> [Edit] {
    let style = file.language.profile.constants
    let access = self.edit(of: field.header, to: level, impliedLevel: style.impliedLevel, in: file.text)
    guard constant, !field.isConstant else { return access.map { [$0] } ?? [] }
    let start = field.header.keywordStart
    if let (variable, constant) = style.keywords {
      let keyword = TextRange(start, start + variable.utf8.count)
      // Two edits at one position are merged.
      guard let access, access.range.end == start else {
        return (access.map { [$0] } ?? []) + [Edit(replacing: keyword, with: constant)]
      }
      return [
        Edit(replacing: TextRange(access.range.start, keyword.end), with: access.replacement + constant)
      ]
    }
    guard let access else { return [Edit(inserting: "final ", at: start)] }
    guard access.range == TextRange(start, start) else {
      return [access, Edit(inserting: "final ", at: start)]
    }
    return [Edit(inserting: access.replacement + "final ", at: start)]
  }

  /// The edit that gives a declaration an access level; nil where it has that level.
  private static func edit(
    of header: Header, to level: String, impliedLevel: String?, in text: SourceText
  ) -> Edit? {
    let levels = ["private", "protected", "public", "internal"]
    guard let written = header.modifiers.first(where: { levels.contains($0.name) && $0.detail == nil }) else {
      let start = header.modifiers.first?.range.start ?? header.keywordStart
      return level == impliedLevel ? nil : Edit(inserting: level + " ", at: start)
    }
    if written.name == level { return nil }
    guard level == impliedLevel else { return Edit(replacing: written.range, with: level) }
    // The white space behind it goes with it.
    return Edit(
      replacing: TextRange(written.range.start, text.startOfText(from: written.range.end)), with: "")
  }
}

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
