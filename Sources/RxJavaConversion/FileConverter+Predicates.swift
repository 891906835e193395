import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a function whose result is a Boolean.
  func visitPredicate(_ node: JavaNode, _ element: KnownType) {
    switch self.isNullCheck(node) {
    case true: self.note(Self.nullAdvice, at: node.range)
    case false: self.note(Self.checkAdvice, at: node.range)
    default: break
    }
    switch node.unwrapped.kind {
    case .lambda, .reference:
      self.visitFunction(node, parameters: [element], expected: .unknown)
      self.noteNullChecks(in: node)
    default:
      let function = self.index.function(of: self.argumentType(node), arguments: 1)
      self.visitFunction(node, parameters: [element], expected: .unknown)
      // A function is no predicate any more.
      if let function { self.writeReference(to: function.new, node) }
    }
  }

  /// Lists comparisons of the values with null in a condition.
  private func noteNullChecks(in node: JavaNode) {
    guard case .lambda(let parameters, .expression(let body)) = node.unwrapped.kind,
      parameters.count == 1, self.isNullCheck(node) == nil, case .operation = body.unwrapped.kind
    else { return }
    for comparison in ["==", "!="]
    where self.comparedWithNull(in: body, by: comparison).contains(parameters[0].name.text) {
      self.note(Self.nullAdvice, at: node.range)
    }
  }

  /// Puts `::apply` behind a function.
  func writeReference(to method: String, _ node: JavaNode) {
    switch node.kind {
    case .conditional, .cast, .lambda, .assignment:
      self.edits.insert("(", at: node.range.start)
      self.edits.insert(")::\(method)", at: node.range.end)
    default: self.edits.insert("::\(method)", at: node.range.end)
    }
  }

  /// `takeUntil(condition)` → `takeUntil((Predicate<T>) condition::apply)`
  func changeStopFunction(_ node: JavaNode, _ element: KnownType) {
    guard let type = self.fullSpelling(of: element) else {
      self.visit(node)
      return self.note(Self.conditionAdvice, at: node.range)
    }
    let predicate = self.spelling(of: "io.reactivex.rxjava3.functions.Predicate")
    self.edits.insert("(\(predicate)<\(type)>) ", at: node.range.start)
    self.visitPredicate(node, element)
  }

  /// Whether a function returns true for null, or for everything else; nil for other functions.
  func isNullCheck(_ node: JavaNode) -> Bool? {
    switch node.unwrapped.kind {
    case .reference(let target, let name):
      guard self.typeName(of: target) != nil else { return nil }
      switch name.text {
      case "isNull": return true
      case "isNotNull", "nonNull": return false
      default: return nil
      }
    case .lambda(let parameters, .expression(let body)):
      guard parameters.count == 1, case .operation(let operands) = body.unwrapped.kind, operands.count == 2,
        let value = operands.first(where: { !$0.isNull }), operands.contains(where: \.isNull),
        case .name(let name) = value.unwrapped.kind, name.text == parameters[0].name.text
      else { return nil }
      let between = self.text(of: TextRange(operands[0].range.end, operands[1].range.start))
      switch between.trimmingPrefix(while: \.isWhitespace).prefix(2) {
      case "==": return true
      case "!=": return false
      default: return nil
      }
    default: return nil
    }
  }
}
