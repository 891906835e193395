import DataFlow
import SourceModel

extension ViewModel {
  /// The value of the local constant whose name is at a range, and the code around it.
  func local(at range: TextRange, path: String) -> (value: Term, body: Body)? {
    for function in self.functions where function.path == path {
      guard let body = function.value.body, body.range.start < range.start, range.end < body.range.end else {
        continue
      }
      return Self.value(of: range, in: body.statements).map { ($0, body) }
    }
    return nil
  }

  private static func value(of name: TextRange, in statements: [Statement]) -> Term? {
    for statement in statements {
      switch statement {
      case .declaration(let names, let term) where names.count == 1 && names[0].range == name: return term
      case .branches(let branches):
        if let found = branches.firstResult(of: { self.value(of: name, in: $0) }) { return found }
      default: break
      }
    }
    return nil
  }
}
