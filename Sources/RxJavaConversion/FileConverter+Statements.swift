import JavaLanguage
import SourceModel

extension FileConverter {
  func visit(_ statements: [JavaStatement]) {
    for (number, statement) in statements.enumerated() {
      let isHandled = self.isFollowedByCatch(number, statements)
      if isHandled { self.handlesFailures.append(true) }
      self.visit(statement)
      if isHandled { self.handlesFailures.removeLast() }
    }
  }

  /// Whether all that a statement throws is caught behind it.
  private func isFollowedByCatch(_ number: Int, _ statements: [JavaStatement]) -> Bool {
    guard case .block = statements[number] else { return false }
    for case .block(let parts) in statements[(number + 1)...].prefix(while: {
      if case .block = $0 { true } else { false }
    }) {
      if case .local(let type?, _, nil)? = parts.first, self.known(type).name == "java.lang.Throwable" {
        return true
      }
    }
    return false
  }

  private func visit(_ statement: JavaStatement) {
    switch statement {
    case .local(let type, let name, let value): self.visitLocal(type, name, value)
    case .expression(let node):
      self.unused.insert(ObjectIdentifier(node))
      self.visit(node)
    case .result(let value, _): self.visitResult(value)
    case .block(let statements): self.visitBlock(statements)
    case .type(let type): self.visit(type)
    }
  }

  /// Converts statements with a scope of their own; a condition tells which variables are null in it.
  private func visitBlock(_ statements: [JavaStatement]) {
    guard case .expression(let condition)? = statements.first else {
      return self.inScope { self.visit(statements) }
    }
    self.inScope {
      self.visit(Array(statements.prefix(1)))
      for name in self.comparedWithNull(in: condition, by: "!=") { self.setNullable(name, false) }
      self.visit(Array(statements.dropFirst()))
    }
    guard let last = statements.last, Self.leaves(last) else { return }
    for name in self.comparedWithNull(in: condition, by: "==") { self.setNullable(name, false) }
    // `if (!(value instanceof Type name)) { return; }`
    if self.text(of: condition.range).hasPrefix("!") {
      for (type, name) in Self.patterns(in: condition) { self.declare(name, self.known(type)) }
    }
  }

  private static func leaves(_ statement: JavaStatement) -> Bool {
    switch statement {
    case .result: true
    case .block(let inner): inner.last.map { self.leaves($0) } ?? false
    default: false
    }
  }

  private static func patterns(in node: JavaNode) -> [(JavaTypeName, Name)] {
    switch node.kind {
    case .pattern(let type, let name): [(type, name)]
    case .operation(let operands): operands.flatMap { self.patterns(in: $0) }
    case .parentheses(let inner): self.patterns(in: inner)
    default: []
    }
  }

  /// The variables that a condition compares with null.
  func comparedWithNull(in condition: JavaNode, by comparison: String) -> [String] {
    guard case .operation(let operands) = condition.unwrapped.kind else { return [] }
    var names: [String] = []
    for (first, second) in zip(operands, operands.dropFirst()) {
      let (value, null) = first.isNull ? (second, first) : (first, second)
      if case .operation = first.unwrapped.kind { names += self.comparedWithNull(in: first, by: comparison) }
      guard null.isNull, let name = self.variableName(of: value) else { continue }
      let between = self.text(of: TextRange(first.range.end, second.range.start))
      if between.contains(comparison) { names.append(name) }
    }
    return names
  }

  /// The variable or the field of this object that an expression is.
  func variableName(of node: JavaNode) -> String? {
    switch node.unwrapped.kind {
    case .name(let name): return name.text
    case .member(let target, let name):
      if case .this = target.kind { return name.text }
      return nil
    default: return nil
    }
  }

  private func visitLocal(_ type: JavaTypeName?, _ name: Name, _ value: JavaNode?) {
    if let type, let value, self.buildsIntent(type, name, value) { return }
    let declared = type.map { self.visit($0) }
    let isNullable = value.map { $0.isNull || self.mayBeNull(value: $0) } ?? false
    let found = value.map { self.visit($0, expected: declared ?? .unknown) }
    if let value, let declared { self.listFunctionMismatch(value, declared) }
    self.declare(name, declared ?? found ?? .unknown)
    if isNullable { self.setNullable(name.text, true) }
  }

  private func visitResult(_ value: JavaNode?) {
    guard let value, let result = self.results.last else { return }
    if result.isStreamValue, self.convertNull(value, to: result.expected) { return }
    let found = self.visit(value, expected: result.expected)
    self.listFunctionMismatch(value, result.expected)
    if self.results[self.results.count - 1].found.isUnknown {
      self.results[self.results.count - 1].found = found
    }
  }

  /// Converts null where a stream has a value; returns whether it is null.
  @discardableResult
  func convertNull(_ node: JavaNode, to expected: KnownType) -> Bool {
    switch node.unwrapped.kind {
    case .null:
      if expected.isVoid, self.isReactive {
        self.edits.replace(node.range, with: self.noValue)
      } else {
        self.noteNull(at: node.range)
      }
      return true
    case .cast(let type, let operand) where operand.isNull:
      if self.known(type).isVoid, self.isReactive {
        self.edits.replace(node.range, with: self.noValue)
      } else {
        self.visit(type)
        self.noteNull(at: node.range)
      }
      return true
    default:
      if let null = self.nullBranch(of: node) {
        self.noteNull(at: null.range)
      } else if self.mayBeNull(value: node) {
        self.note(
          "this may be null, which RxJava 3 does not emit: emit an 'Optional', or nothing", at: node.range)
      }
      return false
    }
  }

  /// The null that a conditional expression may result in.
  func nullBranch(of node: JavaNode) -> JavaNode? {
    switch node.unwrapped.kind {
    case .conditional(_, let first, let second): self.nullBranch(of: first) ?? self.nullBranch(of: second)
    case .null: node
    case .cast(_, let operand): operand.isNull ? node : nil
    default: nil
    }
  }

  var noValue: String { "\(self.spelling(of: "\(TypeTable.library).NoValue")).INSTANCE" }

  func noteNull(at range: TextRange) {
    self.note("RxJava 3 emits no null: emit an 'Optional', or nothing", at: range)
  }
}
