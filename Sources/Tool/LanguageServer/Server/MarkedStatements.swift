import Foundation
import Rules
import SourceModel

/// Statements that are marked in a method of a type in Swift, and that mean the same elsewhere: they name no member and no
/// function, at most one local of the method, and do not leave it.
struct MarkedStatements {
  /// A local or a parameter whose type is written.
  struct Argument: Equatable {
    var name: String
    var type: TypeReference
  }

  /// The path of the type in its file.
  let type: String
  /// The properties of the type.
  let properties: [PropertyDeclaration]
  /// From the first to the last statement.
  let range: TextRange
  /// The local that they read.
  let argument: Argument?
  /// The words that may name types.
  let typeWords: Set<String>

  /// - Parameters:
  ///   - marked: a range whose lines are marked.
  init?(_ marked: TextRange, in file: SourceFile) {
    guard file.language == .swift, file.problems.isEmpty, let range = Self.lines(of: marked, in: file.text),
      let (type, method) = Self.method(around: range, in: file.declarations.compactMap(\.type), within: ""),
      let body = method.body, method.kind == .function, !method.header.isStatic
    else { return nil }
    let spans = body.statements.map(\.span)
    let isMarked = spans.map { $0.map(range.contains) ?? false }
    let isApart = zip(spans, isMarked).allSatisfy { span, isMarked in
      guard let span, !isMarked else { return true }
      return span.end <= range.start || range.end <= span.start
    }
    let code = file.text[range].withoutPlainStrings
    let words = Set(code.words)
    guard isApart, let first = isMarked.firstIndex(of: true), let last = isMarked.lastIndex(of: true),
      !(method.returnsValue && last == spans.indices.last), words.isDisjoint(with: Self.wordsThatStay),
      code.first.map({ $0.isLetter || $0 == "_" }) == true, code.isBalanced,
      !code.replacing("&&", with: "").contains(where: { $0 == "&" || $0 == "#" }), !code.contains("\"\"\"")
    else { return nil }
    var names = StatementNames()
    for statement in body.statements[first...last] { names.read(statement) }
    let before = body.statements[..<first].flatMap(\.declaredNames)
    var after = StatementNames()
    for statement in body.statements[(last + 1)...] { after.read(statement) }
    let outer = Set(before.map(\.text) + method.parameters.map(\.name))
    let references = body.references.filter { range.contains($0.name.range) }
    guard names.areKnown, names.declared.isDisjoint(with: outer), names.declared.isDisjoint(with: after.used),
      references.allSatisfy({ $0.form == .plain && $0.name.text.isTypeName })
    else { return nil }
    let free = names.used.subtracting(names.declared).filter { !$0.isTypeName }
    var argument: Argument?
    if let name = free.first {
      argument = Self.argument(name, method, before, body, in: file.text)
      guard free.count == 1, argument != nil else { return nil }
    }
    self.argument = argument
    self.type = type
    self.properties = file.declarations.compactMap(\.type).flatMap {
      Self.properties(of: type, in: $0, within: "")
    }
    self.range = range
    self.typeWords = words.filter(\.isTypeName)
  }

  /// Code with one of these depends on where it stands.
  private static let wordsThatStay: Set = [
    "Self", "await", "break", "case", "catch", "continue", "default", "defer", "else", "fallthrough", "guard",
    "return",
    "self", "super", "throw", "throws", "try", "yield",
  ]

  /// The code of the marked lines.
  private static func lines(of marked: TextRange, in text: SourceText) -> TextRange? {
    guard marked.start < marked.end, marked.end <= text.bytes.count else { return nil }
    let start = text.startOfText(from: text.lineStarts[text.lineIndex(at: marked.start)])
    let end = text.endOfText(before: text.lineEnd(from: marked.end - 1))
    return start < end ? TextRange(start, end) : nil
  }

  private static func method(
    around range: TextRange, in types: [TypeDeclaration], within path: String
  ) -> (type: String, FunctionDeclaration)? {
    for type in types where type.memberRange.contains(range) {
      let name = path.isEmpty ? type.name : "\(path).\(type.name)"
      let method = type.functions.first { $0.body?.range.contains(range) ?? false }
      return method.map { (name, $0) } ?? Self.method(around: range, in: type.types, within: name)
    }
    return nil
  }

  /// The properties that the declarations of a type have.
  private static func properties(
    of path: String, in type: TypeDeclaration, within outer: String
  ) -> [PropertyDeclaration] {
    let name = outer.isEmpty ? type.name : "\(outer).\(type.name)"
    return name == path
      ? type.properties : type.types.flatMap { Self.properties(of: path, in: $0, within: name) }
  }

  /// A parameter or a constant of a method with its written type.
  private static func argument(
    _ name: String, _ method: FunctionDeclaration, _ before: [Name], _ body: Body, in text: SourceText
  ) -> Argument? {
    // A constant with a type and a value is declared by two statements.
    let locals = Set(before.filter { $0.text == name })
    let parameters = method.parameters.filter { $0.name == name }
    guard locals.count + parameters.count == 1 else { return nil }
    if let parameter = parameters.first { return Argument(name: name, type: parameter.type) }
    guard let local = locals.first, let type = body.locals.first(where: { $0.name == local })?.knownType,
      text.bytes[text.startOfText(from: local.range.end)...].first == UInt8(ascii: ":"),
      text[TextRange(0, text.endOfText(before: local.range.start))].hasSuffix("let")
    else { return nil }
    return Argument(name: name, type: type)
  }
}

/// The names that statements use and declare, at any depth.
private struct StatementNames {
  private(set) var used: Set<String> = []
  private(set) var declared: Set<String> = []
  /// Whether all code in them is.
  private(set) var areKnown = true

  mutating func read(_ statement: Statement) {
    self.declared.formUnion(statement.declaredNames.map(\.text))
    switch statement {
    case .function(_, let closure): self.read(closure)
    case .branches(let branches): for statement in branches.joined() { self.read(statement) }
    case .type: self.areKnown = false
    default: for term in statement.terms { self.read(term) }
    }
  }

  private mutating func read(_ closure: Closure) {
    self.declared.formUnion(closure.parameters)
    for statement in closure.captures + closure.statements { self.read(statement) }
  }

  private mutating func read(_ term: Term) {
    for part in term.immediateContents {
      switch part.kind {
      case .name(let name), .type(let name, _): self.used.insert(name)
      case .chain(nil, let links): if let first = links.first { self.used.insert(first.name.text) }
      case .closure(let closure): self.read(closure)
      case .block(let statements): for statement in statements { self.read(statement) }
      case .instance, .superInstance, .unknown: self.areKnown = false
      default: break
      }
    }
    // The arguments of numbered parameters are declared by the closure.
    self.used = self.used.filter { !$0.hasPrefix("$") }
  }
}

extension Statement {
  /// The names that the code behind it sees.
  fileprivate var declaredNames: [Name] {
    switch self {
    case .declaration(let names, _), .local(let names, _, _): names
    case .function(let name, _): [name]
    case .type(let type): [type.header.name]
    case .hidden, .assignment, .condition, .expression, .result, .branches: []
    }
  }

  /// The range of the names and values in it; nil where it has none.
  fileprivate var span: TextRange? {
    let ranges: [TextRange] =
      switch self {
      case .declaration(let names, let value): names.map(\.range) + [value.range]
      case .local(let names, _, let terms): names.map(\.range) + terms.map(\.range)
      case .assignment(_, _, _, let range): [range]
      case .condition(let term), .expression(let term): [term.range]
      case .result(let term): term.map { [$0.range] } ?? []
      case .function(let name, let closure): [name.range, closure.range]
      case .type(let type): [type.header.range]
      case .branches(let branches): branches.joined().compactMap(\.span)
      case .hidden: []
      }
    guard let start = ranges.map(\.start).min(), let end = ranges.map(\.end).max() else { return nil }
    return TextRange(start, end)
  }
}

extension String {
  /// Whether it is spelled like the name of a type.
  fileprivate var isTypeName: Bool { self.first?.isUppercase ?? false }

  fileprivate var words: [String] {
    self.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The code without the strings that hold no code.
  fileprivate var withoutPlainStrings: String {
    var parts = self.components(separatedBy: "\"")
    guard !self.contains("\\"), parts.count % 2 == 1 else { return self }
    for index in stride(from: 1, to: parts.count, by: 2) { parts[index] = "" }
    return parts.joined(separator: "\"")
  }

  /// Whether each bracket has its counterpart.
  fileprivate var isBalanced: Bool {
    var open: [Character] = []
    for character in self {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}": guard open.popLast() == character else { return false }
      default: break
      }
    }
    return open.isEmpty
  }
}
