import DataFlow
import SourceModel

/// The fix of a closure that keeps its view model alive.
enum WeakCapture {
  /// The edits that capture `self` weakly, where every statement is a call on `self` or an assignment to a part of it.
  static func fix(_ node: FlowNode, in text: SourceText?) -> Fix {
    guard let closure = node.retainingClosure, let text else { return .refused("its code was not read") }
    guard node.operation?.kind == .observe || node.operation?.traits.contains(.performs) == true else {
      return .refused("the closure returns a value, which would be missing without 'self'")
    }
    let uses = closure.statements.compactMap(self.use)
    guard uses.count == closure.statements.count, let first = uses.first, closure.captures.isEmpty,
      closure.weakNames.isEmpty
    else { return .refused("the closure does more than call 'self' or set its members") }
    let brace = closure.range.start + 1
    let head = text[TextRange(brace, first.start)]
    let words = head.split(whereSeparator: \.isWhitespace)
    guard words.isEmpty || words.last == "in", !head.contains(where: { "[@/{".contains($0) }) else {
      return .refused("the closure has captures, attributes or comments before its code")
    }
    let capture =
      " [weak self]" + (words.isEmpty ? " in" : "") + (head.first?.isWhitespace == true ? "" : " ")
    return .edits(
      [Edit(inserting: capture, at: brace)] + uses.map { Edit(inserting: "?", at: $0.end) })
  }

  /// The `self` that a statement begins with, unless the statement uses `self` elsewhere too.
  private static func use(_ statement: Statement) -> TextRange? {
    let called: Term
    switch statement {
    case .expression(let term): called = term
    case .assignment(let target, operator: "=", let value, _) where !value.namesInstance: called = target
    default: return nil
    }
    guard case .chain(let base?, let links) = called.kind, base.isInstance, !links.isEmpty,
      !links.contains(where: { $0.arguments?.contains { $0.value.namesInstance } == true })
    else { return nil }
    if case .expression = statement, links.last?.arguments == nil { return nil }
    return base.range
  }
}

extension Term {
  fileprivate var namesInstance: Bool { self.contents.contains(where: \.isInstance) }
}
