import JavaLanguage
import SourceModel

extension FileConverter {
  func visitStaticCall(
    _ call: CallParts, of type: String, _ target: JavaNode, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    if type.hasSuffix(".Transformers"),
      self.run.libraryType(of: type) != nil || type.hasPrefix(TypeTable.library)
    {
      return self.visitTransformer(call, owner: type, isImported: false)
    }
    if self.run.isEnvironment(type), name == "builder" {
      self.visitTypeName(target)
      return KnownType(name: "\(type).Builder")
    }
    if Self.pairs.contains(type) {
      self.visitTypeName(target)
      return KnownType(name: type, arguments: self.visitPairArguments(call.arguments))
    }
    if self.isActivityResult(type), name == "create" { return self.createResult(call, of: type, target) }
    if let version = StreamKind.version(of: type), version < 3 {
      return self.visitRxStaticCall(call, of: type, target, version: version, expected: expected)
    }
    if StreamKind(type) != nil {
      self.visitTypeName(target)
      return self.streamOf(call, type, expected: expected, isOld: false)
    }
    self.visitTypeName(target)
    let facts = self.index.method(name, arguments: call.arguments.count, of: KnownType(name: type))
    self.visitArguments(call.arguments, facts)
    if let facts { return facts.result }
    switch (type, name) {
    case ("java.util.Arrays", "asList"), ("java.util.Collections", "singletonList"):
      let element = call.arguments.first.flatMap { self.types[ObjectIdentifier($0)] }?.boxed ?? .unknown
      return KnownType(name: "java.util.List", arguments: element.isUnknown ? [] : [element])
    case ("java.util.Collections", "emptyList"): return KnownType(name: "java.util.List")
    case (_, "values") where call.arguments.isEmpty: return .array(of: KnownType(name: type))
    case ("java.lang.String", _): return .string
    default: return .unknown
    }
  }

  /// Whether the run shows that an expression may be null.
  private func mayBeNull(value node: JavaNode) -> Bool {
    guard let call = CallParts(node.unwrapped) else { return false }
    guard let target = call.target else {
      return self.ownMethod(call.name.text, arguments: call.arguments.count)?.isNullable ?? false
    }
    if let type = self.typeName(of: target) {
      return self.index.method(call.name.text, arguments: call.arguments.count, of: KnownType(name: type))?
        .isNullable ?? false
    }
    let type = self.peek(target)
    if self.convertsIntents, self.isIntent(type), Self.readsExtra(call.name.text) {
      return call.arguments.count == 1
    }
    return self.index.method(call.name.text, arguments: call.arguments.count, of: type)?.isNullable ?? false
  }

  /// Converts `Observable.just(value)` where the value may be null.
  private func convertNullable(_ call: CallParts, _ value: JavaNode, _ given: KnownType) -> KnownType {
    self.edits.replace(call.name.range, with: "fromOptional")
    self.note(
      "nothing is emitted where this is null, and RxJava 1 emitted null: check what depends on it",
      at: value.range)
    let inner = CallParts(value.unwrapped)
    let isRead = inner.map { Self.readsExtra($0.name.text) } ?? false
    if isRead, self.convertsIntents {
      self.optionalReads.insert(ObjectIdentifier(value.unwrapped))
      return self.visit(value, expected: given)
    }
    let type = self.visit(value, expected: given)
    self.edits.insert("\(self.spelling(of: "java.util.Optional")).ofNullable(", at: value.range.start)
    self.edits.insert(")", at: value.range.end)
    return type
  }

  private func createResult(_ call: CallParts, of type: String, _ target: JavaNode) -> KnownType {
    self.visitTypeName(target)
    for (number, argument) in call.arguments.enumerated() {
      if number == 2, argument.isNull {
        self.edits.replace(
          argument.range, with: "\(self.spelling(of: "\(TypeTable.library).TypedIntent")).empty()")
      } else {
        self.visit(argument, expected: number == 2 ? KnownType(name: "android.content.Intent") : .unknown)
      }
    }
    return KnownType(name: type)
  }

  private func visitRxStaticCall(
    _ call: CallParts, of type: String, _ target: JavaNode, version: Int, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    switch (type, name) {
    case ("rx.observers.TestSubscriber", "create"):
      let spelling = self.spelling(of: "\(TypeTable.library).testing.TestObserver", for: type)
      self.edits.replace(TextRange(call.node.range.start, call.range.start), with: "new \(spelling)<>")
      for argument in call.arguments { self.visit(argument) }
      return expected.isUnknown ? KnownType(name: type) : expected
    case ("io.reactivex.observers.TestObserver", "create"):
      let spelling = self.spelling(of: "\(TypeTable.library).testing.TestObserver", for: type)
      self.edits.replace(TextRange(call.node.range.start, call.range.start), with: "new \(spelling)<>")
      return expected.isUnknown ? KnownType(name: type) : expected
    case ("rx.schedulers.Schedulers", "immediate"): self.edits.replace(call.name.range, with: "trampoline")
    case ("rx.schedulers.Schedulers", "test"):
      self.note("write 'new TestScheduler()', or use 'VirtualTimeRule'", at: call.name.range)
    case ("rx.subscriptions.Subscriptions", "create"): self.edits.replace(call.name.range, with: "fromAction")
    case ("rx.subscriptions.Subscriptions", "unsubscribed"):
      self.edits.replace(call.name.range, with: "disposed")
    case ("rx.subscriptions.Subscriptions", "from"):
      self.note("write 'new CompositeDisposable(…)'", at: call.name.range)
    case ("rx.Notification", _):
      if let new = OperatorTable.notification[name] { self.edits.replace(call.name.range, with: new) }
    default: break
    }
    if StreamKind(type) == .subject { return self.createSubject(call, type, target, version, expected) }
    guard StreamKind(type) != nil else {
      self.visitTypeName(target)
      for argument in call.arguments { self.visit(argument) }
      return KnownType(name: type)
    }
    self.visitTypeName(target)
    self.changeFactory(call, type, version)
    return self.streamOf(call, type, expected: expected, isOld: true)
  }

  private func createSubject(
    _ call: CallParts, _ type: String, _ target: JavaNode, _ version: Int, _ expected: KnownType
  ) -> KnownType {
    self.visitTypeName(target)
    let element = call.typeArguments.first ?? expected.element
    let known = KnownType(name: type, arguments: element.isUnknown ? [] : [element])
    guard let value = call.arguments.first else { return known }
    guard version == 1, type == "rx.subjects.BehaviorSubject" else {
      for argument in call.arguments { self.visit(argument) }
      return known
    }
    if self.isNullValue(value), !element.isVoid {
      self.note(
        "this subject had null as its first value: it has none now, and 'getValue' returns null until it has one",
        at: value.range)
      self.edits.remove(value.range)
      return known
    }
    self.edits.replace(call.name.range, with: "createDefault")
    if self.convertNull(value, to: element) { return known }
    let found = self.visit(value).boxed
    return element.isUnknown ? KnownType(name: type, arguments: found.isUnknown ? [] : [found]) : known
  }

  private func isNullValue(_ node: JavaNode) -> Bool {
    if node.isNull { return true }
    guard case .cast(let type, let operand) = node.unwrapped.kind else { return false }
    return operand.isNull && !self.known(type).isVoid
  }

  /// Changes the name of a method that creates a stream.
  private func changeFactory(_ call: CallParts, _ type: String, _ version: Int) {
    let count = call.arguments.count
    switch call.name.text {
    case "merge" where version == 1 && count > 4, "concat" where version == 1 && count > 4,
      "concatEager" where version == 1 && count > 1:
      self.edits.replace(call.name.range, with: "\(call.name.text)Array")
    case "amb" where version == 1 && count > 1: self.edits.replace(call.name.range, with: "ambArray")
    case "create" where version == 1:
      self.note(
        "an emitter takes the place of the subscriber: 'onComplete', 'isDisposed', 'setCancellable'",
        at: call.name.range)
    case "sequenceEqual" where version == 1: self.edits.insert(".toObservable()", at: call.node.range.end)
    default: break
    }
  }

  /// Converts the arguments of a method that creates a stream; returns its type.
  private func streamOf(_ call: CallParts, _ type: String, expected: KnownType, isOld: Bool) -> KnownType {
    let arguments = call.arguments
    let wanted = StreamKind(expected.name) != nil ? expected.element : .unknown
    func stream(_ element: KnownType) -> KnownType {
      let element = element.isUnknown ? wanted : element
      return KnownType(name: type, arguments: element.isUnknown ? [] : [element.boxed])
    }
    switch call.name.text {
    case "just":
      let given = call.typeArguments.first ?? wanted
      if isOld, arguments.count == 1, self.mayBeNull(value: arguments[0]) {
        return stream(self.convertNullable(call, arguments[0], given))
      }
      var element = KnownType.unknown
      for argument in arguments {
        if isOld, self.convertNull(argument, to: given) { continue }
        let found = self.visit(argument, expected: given)
        if element.isUnknown { element = found }
      }
      return stream(call.typeArguments.first ?? element)
    case "from" where isOld:
      guard let argument = arguments.first, arguments.count == 1 else { break }
      let source = self.visit(argument)
      if let method = self.factory(from: source) {
        self.edits.replace(call.name.range, with: method)
      } else {
        self.note("write 'fromIterable' or 'fromArray', whichever it is", at: call.name.range)
      }
      return stream(source.element)
    case "merge", "concat", "amb", "mergeDelayError":
      var element = KnownType.unknown
      for argument in arguments {
        let found = self.visit(argument, expected: expected)
        if element.isUnknown { element = found.element }
      }
      return stream(arguments.count == 1 ? .unknown : element)
    case "combineLatest", "zip":
      guard arguments.count > 1, let combine = arguments.last else { break }
      let elements = arguments.dropLast().map { self.visit($0).element }
      return stream(
        self.visitFunction(combine, parameters: elements, expected: wanted, isOfStream: isOld))
    case "defer", "fromCallable":
      let result =
        arguments.first.map { self.visitFunction($0, parameters: [], expected: expected) } ?? .unknown
      return stream(call.name.text == "defer" ? result.element : result)
    case "interval", "timer":
      for argument in arguments { self.visit(argument) }
      return stream(KnownType(name: "java.lang.Long"))
    case "range":
      for argument in arguments { self.visit(argument) }
      return stream(KnownType(name: "java.lang.Integer"))
    default: break
    }
    for argument in arguments {
      switch argument.kind {
      case .lambda, .reference: self.visitFunction(argument, parameters: [], expected: .unknown)
      default: self.visit(argument)
      }
    }
    return stream(call.typeArguments.first ?? .unknown)
  }
}
