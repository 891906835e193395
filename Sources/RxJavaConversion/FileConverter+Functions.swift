import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts an argument that is a function: a lambda, a reference, or an object with such a method.
  ///
  /// - Parameters:
  ///   - parameters: the types of its parameters, as far as they are known.
  ///   - expected: the type of its result.
  ///   - isOfStream: whether its parameters and its result are values of streams.
  /// - Returns: the type of its result.
  @discardableResult
  func visitFunction(
    _ node: JavaNode, parameters: [KnownType], expected: KnownType, isOfStream: Bool = false,
    handlesFailures: Bool = true
  ) -> KnownType {
    switch node.kind {
    case .lambda(let names, let body):
      self.handlesFailures.append(handlesFailures)
      defer { self.handlesFailures.removeLast() }
      var variables: [String: KnownType] = [:]
      for (number, parameter) in names.enumerated() {
        let given = number < parameters.count ? parameters[number] : .unknown
        if let type = parameter.type, given.name == TypeTable.emitter || self.isOldEmitter(given.name),
          let source = TypeTable.sources.values.first(where: { self.known(type).name == $0.subscriber })
        {
          variables[parameter.name.text] = self.convertEmitter(type, source)
        } else if let type = parameter.type {
          variables[parameter.name.text] = self.visit(type, isValue: given.isVoid)
        } else {
          variables[parameter.name.text] = given
        }
      }
      if isOfStream { self.streamValues.append(Set(names.map(\.name.text))) }
      defer { if isOfStream { self.streamValues.removeLast() } }
      return self.inScope(variables) { self.visitBody(body, expected, isOfStream) }
    case .reference(let target, let name):
      self.handlesFailures.append(handlesFailures)
      defer { self.handlesFailures.removeLast() }
      let result = self.visitReference(node, target, name, parameters: parameters)
      if isOfStream, result.isVoid, Self.isNoValue(expected) {
        self.note("'\(name.text)' returns 'Void', which has no value: return 'NoValue' there", at: name.range)
      } else if isOfStream, self.mayBeNull(function: node, parameters.first ?? .unknown) {
        self.note(
          "this may return null, which RxJava 3 does not emit: emit an 'Optional', or nothing", at: node.range
        )
      }
      return result
    case .parentheses(let inner):
      return self.visitFunction(
        inner, parameters: parameters, expected: expected, isOfStream: isOfStream,
        handlesFailures: handlesFailures)
    case .cast(let type, let inner):
      let shape = self.index.shape(of: self.visit(type))
      return self.visitFunction(
        inner, parameters: shape?.parameters ?? parameters, expected: shape?.result ?? expected,
        isOfStream: isOfStream, handlesFailures: shape?.handlesFailures ?? handlesFailures)
    default:
      let isOuter = self.isStreamFunction
      self.isStreamFunction = isOfStream
      defer { self.isStreamFunction = isOuter }
      let type = self.visit(node)
      return self.index.shape(of: type)?.result ?? .unknown
    }
  }

  private func isOldEmitter(_ name: String) -> Bool {
    TypeTable.sources.values.contains { $0.subscriber == name }
  }

  /// Lists a function of RxJava where one of Java is wanted.
  func listFunctionMismatch(_ node: JavaNode, _ expected: KnownType) {
    let found = self.argumentType(node)
    guard expected.name == "java.util.concurrent.Callable",
      found.name == "rx.functions.Func0" || found.name == "\(TypeTable.rx3).functions.Supplier"
    else { return }
    self.note("a 'Supplier' is no 'Callable': pass one, or catch what 'get' throws", at: node.range)
  }

  private func visitBody(_ body: JavaLambdaBody, _ expected: KnownType, _ isOfStream: Bool) -> KnownType {
    switch body {
    case .expression(let node):
      if expected == .unknown || expected.name == "void", !isOfStream {
        self.unused.insert(ObjectIdentifier(node))
      }
      if isOfStream, self.convertNull(node, to: expected) { return expected }
      let type = self.visit(node, expected: expected)
      if isOfStream, type.isVoid, Self.isNoValue(expected), let call = CallParts(node) {
        self.note(
          "'\(call.name.text)' returns 'Void', which has no value: return 'NoValue' there",
          at: call.name.range)
      }
      return type
    case .block(let statements):
      self.results.append(FunctionResult(expected: expected, isStreamValue: isOfStream))
      self.visit(statements)
      return self.results.removeLast().found
    }
  }

  static func isNoValue(_ type: KnownType) -> Bool {
    type.isVoid || type.name == "\(TypeTable.library).NoValue"
  }

  // MARK: References

  private func visitReference(
    _ node: JavaNode, _ target: JavaNode, _ name: Name, parameters: [KnownType]
  ) -> KnownType {
    if let type = self.typeName(of: target) {
      return self.visitReference(toTypeMethod: name, of: type, target, node, parameters)
    }
    let type = self.visit(target)
    let newMethod = TypeTable.newMethod(of: type.name)
    if name.text == "call" || name.text == newMethod,
      let new = TypeTable.method(of: type.name) ?? newMethod.flatMap({ name.text == $0 ? $0 : nil })
    {
      if name.text == "call" { self.edits.replace(name.range, with: new) }
      if self.handlesFailures.last == false {
        self.note("'\(new)' throws 'Throwable': catch it here", at: name.range)
      }
      return self.index.shape(of: type)?.result ?? .unknown
    }
    self.renameReference(name, of: type)
    let count = parameters.isEmpty ? nil : parameters.count
    if name.text == "call" || TypeTable.functionMethods.contains(name.text),
      let function = self.index.function(of: type, arguments: count ?? 0, parameters.map(\.boxed)),
      !function.new.isEmpty
    {
      if function.old == name.text, function.old != function.new {
        self.edits.replace(name.range, with: function.new)
      }
    }
    let facts: MethodFacts? =
      if case .this = target.kind {
        self.ownMethod(name.text, arguments: count)
      } else {
        self.index.method(name.text, arguments: nil, of: type)
      }
    if let facts, parameters.first?.isVoid ?? false { self.run.voidParameters.insert(facts.path) }
    return facts?.result ?? .unknown
  }

  /// Renames `onCompleted`, `unsubscribe` and `isUnsubscribed` where they are of RxJava 1.
  private func renameReference(_ name: Name, of type: KnownType) {
    if let new = self.index.renamedMember(name.text, of: type) {
      self.edits.replace(name.range, with: new)
    } else if self.hasStreams, type.isUnknown, let new = Self.renamed[name.text] {
      self.note(Self.notShown(name.text, "write '\(new)' if that is of RxJava"), at: name.range)
    }
  }

  static let renamed = [
    "unsubscribe": "dispose", "isUnsubscribed": "isDisposed", "onCompleted": "onComplete",
  ]

  private func visitReference(
    toTypeMethod name: Name, of type: String, _ target: JavaNode, _ node: JavaNode, _ parameters: [KnownType]
  ) -> KnownType {
    let receiver = parameters.first ?? .unknown
    if Self.pairs.contains(type) {
      self.visitTypeName(target)
      guard self.counterpart(of: type) != nil else { return KnownType(name: type) }
      if name.text == "new" { self.edits.replace(name.range, with: "create") }
      return KnownType(name: type, arguments: parameters.map(\.boxed))
    }
    switch (type, name.text) {
    case ("rx.Observable", "from"):
      self.visitTypeName(target)
      guard let method = self.factory(from: receiver) else {
        self.note("write 'fromIterable' or 'fromArray', whichever it is", at: name.range)
        return KnownType(name: type)
      }
      self.edits.replace(name.range, with: method)
      return KnownType(name: type, arguments: [receiver.element])
    case ("rx.Notification", _):
      self.visitTypeName(target)
      if let new = OperatorTable.notification[name.text] { self.edits.replace(name.range, with: new) }
      switch name.text {
      case "getValue": return receiver.element
      case "getThrowable": return KnownType(name: "java.lang.Throwable")
      default: return KnownType(name: "boolean")
      }
    case ("rx.Observable", _):
      if self.isOfStreams(parameters), let change = OperatorTable.change(of: name.text, arguments: 0),
        !change.suffix.isEmpty
      {
        // A reference has no place for what follows the call.
        let parameter = self.freeName("stream")
        self.edits.replace(
          node.range, with: "\(parameter) -> \(parameter).\(change.name)()\(change.suffix)")
        return name.text == "toList"
          ? KnownType(
            name: type, arguments: [KnownType(name: "java.util.List", arguments: [receiver.element])])
          : KnownType(name: type)
      }
      self.visitTypeName(target)
      if name.text == "just" { return KnownType(name: type, arguments: [receiver]) }
      return KnownType(name: type)
    default: break
    }
    if type.hasPrefix("android."), self.isIntent(KnownType(name: type)), self.convertsIntents {
      let advice = Self.intentAdvice[name.text].map { "write '\($0)'" }
      self.note(advice ?? "write a lambda that calls a method of 'TypedIntent'", at: name.range)
    }
    if self.isActivityResult(type) {
      self.visitTypeName(target)
      return name.text == "intent" ? KnownType(name: "android.content.Intent") : KnownType(name: "boolean")
    }
    self.visitTypeName(target)
    if name.text == "new" { return KnownType(name: type) }
    if name.text == "call", let new = TypeTable.method(of: type) { self.edits.replace(name.range, with: new) }
    self.renameReference(name, of: KnownType(name: type))
    let owner = receiver.name == type ? receiver : KnownType(name: type)
    let facts =
      self.index.method(name.text, arguments: parameters.count, of: owner).flatMap { $0.isStatic ? $0 : nil }
      ?? self.index.method(name.text, arguments: max(0, parameters.count - 1), of: owner)
    if let facts {
      if parameters.first?.isVoid ?? false { self.run.voidParameters.insert(facts.path) }
      return facts.result
    }
    if self.index.types[type] == nil, Self.pairHelpers.contains(name.text), Self.pairs.contains(receiver.name)
    {
      return (name.text == "first" ? receiver.arguments.first : receiver.arguments.dropFirst().first)
        ?? .unknown
    }
    return self.javaResult(of: name.text, receiver.isUnknown ? KnownType(name: type) : receiver)
  }

  /// Whether the first of some parameters is a stream, or not known.
  private func isOfStreams(_ parameters: [KnownType]) -> Bool {
    guard let first = parameters.first, !first.isUnknown else { return true }
    return StreamKind(first.name) != nil || first == .possibleStream
  }

  private static let pairHelpers: Set = ["first", "second"]

  /// A name that no variable has.
  func freeName(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while self.variable(name) != nil {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }

  /// The method that creates a stream of the elements of a value; nil when the value is not known.
  func factory(from type: KnownType) -> String? {
    if type.name == "[]" { return "fromArray" }
    if self.iterable(type) != nil { return "fromIterable" }
    if type.name == "java.util.concurrent.Future" { return "fromFuture" }
    return nil
  }

  /// The collection that a type is, or extends.
  func iterable(_ type: KnownType) -> KnownType? {
    self.index.supertype(of: type) { type in
      (type.name.hasPrefix("java.") || !type.name.contains("."))
        && Self.iterables.contains(type.simpleName)
    }
  }

  private static let iterables: Set = [
    "List", "ArrayList", "LinkedList", "Collection", "Set", "HashSet", "LinkedHashSet", "TreeSet",
    "SortedSet",
    "Iterable", "Queue", "Deque", "ArrayDeque",
  ]

  func isActivityResult(_ name: String) -> Bool {
    self.run.libraryType(of: name)?.hasSuffix(".TypedResult") ?? false
      || name == "\(TypeTable.library).TypedResult"
  }
}
