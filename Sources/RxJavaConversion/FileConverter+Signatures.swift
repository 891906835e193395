import JavaLanguage
import SourceModel

extension FileConverter {
  /// Lists a call that RxJava 3 does not have with its arguments; returns whether it is one.
  @discardableResult
  func listSignature(_ name: Name, _ arguments: [JavaNode], of type: KnownType) -> Bool {
    for owner in self.owners(of: type) {
      for row in SignatureTable.rows(of: name.text, in: owner) where self.matches(arguments, row.arguments) {
        self.note("'\(name.text)' is not converted: \(row.advice)", at: name.range)
        return true
      }
    }
    return false
  }

  /// Lists a constructor that RxJava 3 does not have.
  func listConstructor(of type: KnownType, _ arguments: [JavaNode], at range: TextRange) {
    for owner in self.owners(of: type) {
      for row in SignatureTable.rows(of: "new", in: owner) where self.matches(arguments, row.arguments) {
        return self.note("'new \(owner)' is not converted: \(row.advice)", at: range)
      }
    }
  }

  /// The names that the table has for a type.
  private func owners(of type: KnownType) -> [String] {
    let kind: String? =
      switch StreamKind(type.name) {
      case .observable, .subject: "Observable"
      case .flowable: "Flowable"
      case .single: "Single"
      case .maybe: "Maybe"
      case .completable: "Completable"
      case nil: nil
      }
    let simple =
      type.name == TypeTable.emitter
      ? "ObservableEmitter" : KnownType(name: self.counterpart(of: type.name) ?? type.name).simpleName
    return kind == simple ? [simple] : [kind, simple].compactMap { $0 }
  }

  private func matches(_ arguments: [JavaNode], _ patterns: [Substring]) -> Bool {
    if patterns.last == ".." {
      guard arguments.count >= patterns.count - 1 else { return false }
    } else if arguments.count != patterns.count {
      return false
    }
    return zip(arguments, patterns).allSatisfy { $1 == ".." || self.matches($0, $1) }
  }

  private func matches(_ node: JavaNode, _ pattern: Substring) -> Bool {
    var parameters: Int?
    switch node.unwrapped.kind {
    case .lambda(let names, _): parameters = names.count
    case .reference: parameters = -1
    default: break
    }
    let type = self.argumentType(node)
    let shape = parameters == nil ? self.index.shape(of: type) : nil
    switch pattern {
    case "_": return true
    case "[]": return type.name == "[]"
    case "int": return ["int", "long", "java.lang.Integer", "java.lang.Long"].contains(type.name)
    case "fn": return parameters != nil || shape != nil
    case "fn!": return shape != nil
    case "fn0": return parameters == 0 || shape?.parameters.isEmpty == true
    default:
      guard parameters == nil else { return false }
      let isLoose = pattern.last == "?"
      guard !type.isUnknown else { return isLoose }
      if pattern == "Observable" {
        return StreamKind(type.name)?.isObservable ?? type.name.hasSuffix(".ObservableSource")
          || type.simpleName == "Publisher"
      }
      return self.index.supertype(of: type) {
        KnownType(name: self.counterpart(of: $0.name) ?? $0.name).simpleName == pattern.prefix { $0 != "?" }
      } != nil
    }
  }
}
