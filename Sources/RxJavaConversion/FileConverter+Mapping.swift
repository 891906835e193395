import JavaLanguage
import SourceModel

extension FileConverter {
  /// Whether a stream is one of RxJava 1 that becomes one with the operators of the library.
  func isConverted(_ receiver: KnownType) -> Bool {
    StreamKind.version(of: receiver.name) == 1 && StreamKind(receiver.name)?.isObservable ?? false
  }

  /// Puts `compose(mapNotNull(…))` in the place of `map(…)`.
  func writeMapNotNull(_ call: CallParts) {
    self.imports.needMember("\(TypeTable.library).Transformers.mapNotNull", for: nil)
    self.edits.replace(call.name.range, with: "compose")
    self.edits.insert("mapNotNull(", at: call.range.start + 1)
    self.edits.insert(")", at: call.range.end)
  }

  /// Whether a lambda returns `a ? b : null`.
  static func hasNullBranch(_ function: JavaNode) -> Bool {
    guard case .lambda(_, .expression(let body)) = function.unwrapped.kind,
      case .conditional(_, let first, let second) = body.unwrapped.kind
    else { return false }
    return first.isNull != second.isNull
  }

  /// Whether a function is declared in the run as one that may return null.
  func mayBeNull(function: JavaNode, _ element: KnownType) -> Bool {
    switch function.unwrapped.kind {
    case .reference(let target, let name):
      if case .this = target.kind {
        return self.ownMethod(name.text, arguments: 1)?.isNullable ?? false
      }
      guard let type = self.typeName(of: target) else {
        return self.index.method(name.text, arguments: 1, of: self.argumentType(target))?.isNullable ?? false
      }
      let owner = KnownType(name: type)
      let facts =
        self.index.method(name.text, arguments: 1, of: owner).flatMap { $0.isStatic ? $0 : nil }
        ?? self.index.method(name.text, arguments: 0, of: owner)
      return facts?.isNullable ?? false
    case .lambda(let parameters, .expression(let body)):
      var variables: [String: KnownType] = [:]
      for parameter in parameters {
        variables[parameter.name.text] = parameter.type.map { self.known($0) } ?? element
      }
      return self.inScope(variables) { self.mayBeNull(value: body) }
    default: return false
    }
  }
}
