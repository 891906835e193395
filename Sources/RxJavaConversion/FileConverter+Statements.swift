import JavaLanguage
import SourceModel

extension FileConverter {
  func visit(_ statements: [JavaStatement]) {
    for statement in statements { self.visit(statement) }
  }

  private func visit(_ statement: JavaStatement) {
    switch statement {
    case .local(let type, let name, let value): self.visitLocal(type, name, value)
    case .expression(let node): self.visit(node)
    case .result(let value, _): self.visitResult(value)
    case .block(let statements): self.inScope { self.visit(statements) }
    case .type(let type): self.visit(type)
    }
  }

  private func visitLocal(_ type: JavaTypeName?, _ name: Name, _ value: JavaNode?) {
    if let type, let value, self.buildsIntent(type, name, value) { return }
    let declared = type.map { self.visit($0) }
    let found = value.map { self.visit($0, expected: declared ?? .unknown) }
    self.declare(name, declared ?? found ?? .unknown)
  }

  private func visitResult(_ value: JavaNode?) {
    guard let value, let result = self.results.last else { return }
    if result.isStreamValue, self.convertNull(value, to: result.expected) { return }
    let found = self.visit(value, expected: result.expected)
    if self.results[self.results.count - 1].found.isUnknown {
      self.results[self.results.count - 1].found = found
    }
  }

  /// Converts null where a stream has a value; returns whether it is null.
  @discardableResult
  func convertNull(_ node: JavaNode, to expected: KnownType) -> Bool {
    switch node.unwrapped.kind {
    case .null:
      if expected.isVoid {
        self.edits.replace(node.range, with: self.noValue)
      } else {
        self.noteNull(at: node.range)
      }
      return true
    case .cast(let type, let operand) where operand.isNull:
      if self.known(type).isVoid {
        self.edits.replace(node.range, with: self.noValue)
      } else {
        self.visit(type)
        self.noteNull(at: node.range)
      }
      return true
    case .conditional(_, let first, let second) where first.isNull != second.isNull:
      self.noteNull(at: (first.isNull ? first : second).range)
      return false
    default: return false
    }
  }

  var noValue: String { "\(self.spelling(of: "\(TypeTable.library).NoValue")).INSTANCE" }

  func noteNull(at range: TextRange) {
    self.note("RxJava 3 emits no null: emit an 'Optional', or nothing", at: range)
  }
}
