import JavaLanguage
import SourceModel

extension FileConverter {
  /// The type of an argument, before it is converted.
  func argumentType(_ node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .operation(let operands) where self.isElement(operands):
      let array = self.argumentType(operands[0])
      return array.name == "[]" ? array.element : .unknown
    case .string, .number, .character, .boolean, .creation, .classLiteral, .operation:
      return self.simpleType(of: node.unwrapped)
    case .cast(let type, _): return self.known(type)
    case .name, .member:
      let type = self.peek(node)
      if !type.isUnknown { return type }
      // A constant: `Sort.HOME`.
      if case .member(let target, let name) = node.unwrapped.kind, let owner = self.typeName(of: target) {
        let field = self.index.field(name.text, of: KnownType(name: owner))
        if let field { return field }
        return self.index.types[owner] != nil && name.text == name.text.uppercased()
          ? KnownType(name: owner) : .unknown
      }
      return .unknown
    case .this: return self.frames.last?.type ?? .unknown
    case .conditional(_, let first, let second):
      let type = self.argumentType(first)
      return type == self.argumentType(second) ? type : .unknown
    case .other(let parts):
      if let type = self.outerInstance(node.unwrapped) { return type }
      if case .expression(let first)? = parts.first, case .type(let type) = first.kind {
        return .array(of: self.known(type))
      }
      return .unknown
    case .call(let target, let typeArguments, let name, let arguments, _):
      guard let target else {
        return self.ownMethod(name.text, arguments: arguments.count)?.result ?? self.importedResult(name.text)
      }
      if let owner = self.typeName(of: target) {
        if StreamKind(owner) != nil { return KnownType(name: owner) }
        if owner.hasSuffix("Schedulers"), let scheduler = Self.scheduler(of: owner) { return scheduler }
        if let facts = self.index.method(name.text, arguments: arguments.count, of: KnownType(name: owner)) {
          return facts.result
        }
        if name.text == "values", arguments.isEmpty { return .array(of: KnownType(name: owner)) }
        let isList =
          owner == "java.util.List" || owner == "java.util.Arrays" && name.text == "asList"
          || owner == "java.util.Collections" && (name.text.hasPrefix("empty") || name.text.hasSuffix("List"))
        guard isList else { return .unknown }
        let element = typeArguments.first.map { self.known($0) } ?? self.commonType(of: arguments)
        return KnownType(name: "java.util.List", arguments: element.isUnknown ? [] : [element.boxed])
      }
      let receiver = self.argumentType(target)
      if StreamKind(receiver.name) != nil { return Self.streamMember(name.text, receiver) }
      if self.isActivityResult(receiver.name), name.text == "intent" {
        return KnownType(name: "android.content.Intent")
      }
      return self.index.method(name.text, arguments: arguments.count, of: receiver)?.result
        ?? self.javaResult(of: name.text, receiver)
    default: return .unknown
    }
  }

  private func simpleType(of node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .creation(let type, _, _): self.known(type)
    case .string: .string
    case .number: self.typeOfNumber(node)
    case .character: KnownType(name: "char")
    case .boolean: KnownType(name: "boolean")
    default: KnownType(name: "java.lang.Object")
    }
  }

  /// What a method of a stream returns: a stream, but for a few.
  private static func streamMember(_ name: String, _ receiver: KnownType) -> KnownType {
    switch name {
    case "getKey": receiver.arguments.first ?? .unknown
    case "getValue": receiver.element
    case "subscribe", "subscribeWith", "connect", "test", "to", "as", "toBlocking": .unknown
    case _ where name.hasPrefix("blocking"): .unknown
    case _ where name.hasPrefix("has"): KnownType(name: "boolean")
    default: KnownType(name: receiver.name)
    }
  }

  /// The type that all of some arguments have.
  private func commonType(of arguments: [JavaNode]) -> KnownType {
    guard let first = arguments.first.map({ self.argumentType($0) }), !first.isUnknown, first.name != "[]",
      arguments.allSatisfy({ self.argumentType($0) == first })
    else { return .unknown }
    return first
  }

  /// The type of what `Schedulers` returns.
  static func scheduler(of owner: String) -> KnownType? {
    switch StreamKind.version(of: owner) {
    case 1: KnownType(name: "rx.Scheduler")
    case 2: KnownType(name: "io.reactivex.Scheduler")
    case 3: KnownType(name: "\(TypeTable.rx3).core.Scheduler")
    default: nil
    }
  }

  private func importedResult(_ name: String) -> KnownType {
    name == "emptyList" || name == "asList" || name == "singletonList"
      ? KnownType(name: "java.util.List") : .unknown
  }
}
