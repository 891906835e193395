import JavaLanguage
import SourceModel

extension FileConverter {
  func visit(_ call: CallParts, expected: KnownType) -> KnownType {
    if let built = self.convertIntentChain(call.node, expected: expected) { return built }
    guard let target = call.target else { return self.visitOwnCall(call, expected: expected) }
    if let type = self.typeName(of: target) {
      return self.visitStaticCall(call, of: type, target, expected: expected)
    }
    if let result = self.fuse(call, target, expected: expected) { return result }
    let receiver = self.visit(target, expected: self.expectedSource(of: call, expected))
    return self.visit(call, on: receiver, target, expected: expected)
  }

  /// The type that the source of an operator has because of what follows it.
  private func expectedSource(of call: CallParts, _ expected: KnownType) -> KnownType {
    if OperatorTable.preserving.contains(call.name.text) { return expected }
    if call.name.text == "compose", let argument = call.arguments.first,
      let transformer = CallParts(argument),
      ["bindToLifecycle", "neverError", "observeForUI", "takeWhen", "waitUntil"].contains(
        transformer.name.text)
    {
      return expected
    }
    if call.name.text == "subscribe", let observer = call.arguments.first {
      // `subscribe(this.output::onNext)`
      if case .reference(let target, let name) = observer.kind, name.text == "onNext" {
        return KnownType(name: "rx.Observable", arguments: [self.peek(target).element])
      }
      return KnownType(name: "rx.Observable", arguments: [self.peek(observer).element])
    }
    return .unknown
  }

  /// The type of a field or of a variable, without converting anything.
  func peek(_ node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .name(let name): return self.variable(name.text) ?? .unknown
    case .member(let target, let name):
      guard case .this = target.kind else { return .unknown }
      return self.frames.last.flatMap { self.field(name.text, of: $0) } ?? .unknown
    default: return .unknown
    }
  }

  // MARK: Calls without a receiver

  private func visitOwnCall(_ call: CallParts, expected: KnownType) -> KnownType {
    if let path = self.names.members[call.name.text], self.ownMethod(call.name.text, arguments: nil) == nil {
      let owner = path.split(separator: ".").dropLast().joined(separator: ".")
      if owner.hasSuffix(".Transformers") {
        return self.visitTransformer(call, owner: owner, isImported: true)
      }
      let facts = self.index.method(
        call.name.text, arguments: call.arguments.count, of: KnownType(name: owner))
      self.visitArguments(call.arguments, facts)
      return facts?.result ?? .unknown
    }
    if let facts = self.ownMethod(call.name.text, arguments: call.arguments.count),
      !self.isDeclaredByBase(call.name.text)
    {
      self.visitArguments(call.arguments, facts)
      return facts.result
    }
    for argument in call.arguments { self.visit(argument) }
    return self.baseResult(call.name.text)
  }

  private func isDeclaredByBase(_ name: String) -> Bool {
    guard !self.baseResult(name).isUnknown else { return false }
    return !self.frames.contains { $0.methods.contains { $0.name.text == name && $0.parameters.isEmpty } }
  }

  /// What a method of the base class of view models returns.
  private func baseResult(_ name: String) -> KnownType {
    guard self.frames.contains(where: { $0.superclass.map { self.run.isBase($0.name) } ?? false }) else {
      return .unknown
    }
    let stream = KnownType(name: self.version == 2 ? "io.reactivex.Observable" : "rx.Observable")
    switch name {
    case "intent": return stream.of(KnownType(name: "android.content.Intent"))
    case "arguments": return stream.of(KnownType(name: "android.os.Bundle"))
    case "activityResult": return stream.of(KnownType(name: "\(TypeTable.library).TypedResult"))
    default: return .unknown
    }
  }

  func visitArguments(_ arguments: [JavaNode], _ facts: MethodFacts?) {
    for (number, argument) in arguments.enumerated() {
      let type = facts.flatMap { number < $0.parameters.count ? $0.parameters[number] : nil } ?? .unknown
      if argument.isNull, type.isVoid, self.isReactive {
        self.edits.replace(argument.range, with: self.noValue)
      } else if TypeTable.method(of: type.name) != nil {
        self.visitFunction(
          argument, parameters: type.arguments.isEmpty ? [] : Array(type.arguments.dropLast()),
          expected: type.arguments.last ?? .unknown)
      } else {
        self.visit(argument, expected: type)
      }
    }
  }

  // MARK: Transformers

  /// Converts a call of an operator of the app.
  func visitTransformer(_ call: CallParts, owner: String, isImported: Bool) -> KnownType {
    let name = call.name.text
    let isOfLibrary = owner == "\(TypeTable.library).Transformers"
    let new = name == "pipeErrorsTo" ? "neverError" : name
    let isKnown = TypeTable.transformers.contains(new)
    if !isOfLibrary, isKnown, self.run.libraryType(of: owner) != nil {
      if new != name { self.edits.replace(call.name.range, with: new) }
      if isImported {
        self.imports.needMember("\(TypeTable.library).Transformers.\(new)", for: "\(owner).\(name)")
      } else if let target = call.target {
        self.visitTypeName(target)
      }
    } else if !isOfLibrary, !isImported, let target = call.target {
      // Another class has the name from now on.
      if self.tree.imports.contains(where: { $0.path == owner }), self.usesLibraryTransformers {
        self.edits.replace(target.range, with: owner)
      } else {
        self.imports.keep(owner)
      }
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: KnownType(name: owner))
    self.visitArguments(call.arguments, facts)
    return facts?.result ?? .unknown
  }

  /// The type of a stream after an operator of the app or of the library.
  func transformed(_ source: KnownType, by node: JavaNode) -> KnownType {
    guard let call = CallParts(node) else {
      let type = self.visit(node)
      return self.applied(type, to: source)
    }
    let type = self.visit(node)
    let element = source.element
    let other = call.arguments.first.flatMap { self.types[ObjectIdentifier($0)] }?.element ?? .unknown
    let name = KnownType(name: source.name)
    switch call.name.text {
    case "bindToLifecycle", "neverError", "observeForUI", "takeWhen", "waitUntil", "pipeErrorsTo", "coalesce":
      return source
    case "takePairWhen", "combineLatestPair", "zipPair":
      return name.of(KnownType(name: "android.util.Pair", arguments: [element.boxed, other.boxed]))
    case "ignoreValues", "completed": return name.of(.void)
    case "incrementalCount": return name.of(KnownType(name: "java.lang.Integer"))
    case "values": return name.of(element.element)
    case "errors": return name.of(KnownType(name: "java.lang.Throwable"))
    default: return self.applied(type, to: source)
    }
  }

  private func applied(_ transformer: KnownType, to source: KnownType) -> KnownType {
    var type = transformer
    // A class of the app that implements `Observable.Transformer<A, B>`.
    if self.index.types[type.name] != nil,
      let implemented = self.index.supertypes(of: type.name).first(where: { $0.name.hasSuffix("Transformer") }
      )
    {
      type = implemented
    }
    guard type.arguments.count == 2 else { return KnownType(name: source.name) }
    if type.arguments[0] == type.arguments[1] { return source }
    return KnownType(name: source.name, arguments: [type.arguments[1]])
  }

  // MARK: Calls of instances

  private func visit(
    _ call: CallParts, on receiver: KnownType, _ target: JavaNode, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    if self.isIntent(receiver) || (receiver.isUnknown && self.convertsIntents && Self.readsExtra(name)) {
      if let result = self.visitIntentCall(call, expected: expected) { return result }
    }
    if self.isActivityResult(receiver.name) { return self.visitResultCall(call) }
    if self.isBuilder(receiver.name) || self.run.isEnvironment(receiver.name) {
      return self.visitEnvironmentCall(call, receiver, expected: expected)
    }
    var receiver = receiver
    if receiver.isUnknown, self.version > 0, OperatorTable.unmistakable.contains(name) {
      receiver = KnownType(name: self.version == 1 ? "rx.Observable" : "io.reactivex.Observable")
    }
    if StreamKind(receiver.name) != nil { return self.visitStreamCall(call, receiver, expected: expected) }
    if let result = self.visitRxCall(call, receiver) { return result }
    if name == "bindToLifecycle", self.run.isBase(receiver.name) {
      self.note(
        "'bindToLifecycle' of the library is for the view model itself: pass the stream's end to this code",
        at: call.name.range)
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: receiver)
    self.visitArguments(call.arguments, facts)
    if let facts { return facts.result }
    return self.javaResult(of: name, receiver)
  }

  /// What methods of Java return.
  private func javaResult(of name: String, _ receiver: KnownType) -> KnownType {
    switch (receiver.simpleName, name) {
    case ("List", "get"), ("ArrayList", "get"), ("LinkedList", "getFirst"), ("LinkedList", "getLast"),
      ("Optional", "get"), ("Optional", "orElse"):
      return receiver.element
    case ("Map", "get"): return receiver.arguments.dropFirst().first ?? .unknown
    case ("Map", "values"):
      return KnownType(
        name: "java.util.Collection", arguments: Array(receiver.arguments.dropFirst().prefix(1)))
    case ("Map", "keySet"):
      return KnownType(name: "java.util.Set", arguments: Array(receiver.arguments.prefix(1)))
    case ("List", "subList"): return receiver
    case ("String", _):
      switch name {
      case "trim", "toLowerCase", "toUpperCase", "substring", "replace", "concat": return .string
      case "length", "indexOf": return KnownType(name: "int")
      case "split": return .array(of: .string)
      default: return .unknown
      }
    case (_, "toString"): return .string
    case (_, "equals"), (_, "isEmpty"), (_, "contains"): return KnownType(name: "boolean")
    case (_, "size"): return KnownType(name: "int")
    default: return .unknown
    }
  }

  /// Converts a call of an object of RxJava that is no stream; nil for other objects.
  private func visitRxCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let name = call.name.text
    if name == "call", let new = TypeTable.method(of: receiver.name) {
      self.edits.replace(call.name.range, with: new)
      for argument in call.arguments { self.visit(argument) }
      if self.bodies.last != nil, self.streamValues.isEmpty {
        self.note("'\(new)' throws checked exceptions: catch them here", at: call.name.range)
      }
      return receiver.arguments.last ?? .unknown
    }
    guard let version = StreamKind.version(of: receiver.name), version < 3 else { return nil }
    let isTestObserver = ["TestSubscriber", "TestObserver"].contains(receiver.simpleName)
    if isTestObserver, receiver.name != "io.reactivex.subscribers.TestSubscriber" {
      return self.visitAssertion(call, receiver)
    }
    switch (receiver.name, name) {
    case (_, "unsubscribe"): self.edits.replace(call.name.range, with: "dispose")
    case (_, "isUnsubscribed"): self.edits.replace(call.name.range, with: "isDisposed")
    case ("rx.subscriptions.CompositeSubscription", "hasSubscriptions"):
      self.note("write 'size() > 0'", at: call.name.range)
    case (_, "onCompleted") where version == 1: self.edits.replace(call.name.range, with: "onComplete")
    case ("rx.Notification", _):
      if let new = OperatorTable.notification[name] { self.edits.replace(call.name.range, with: new) }
      if name == "getKind" {
        self.note("write 'isOnNext', 'isOnError' or 'isOnComplete'", at: call.name.range)
      }
      return name == "getValue" ? receiver.element : .unknown
    default: break
    }
    if name == "onNext", let argument = call.arguments.first, self.convertNull(argument, to: receiver.element)
    {
      return .unknown
    }
    for argument in call.arguments { self.visit(argument) }
    return .unknown
  }

  private func visitAssertion(_ call: CallParts, _ receiver: KnownType) -> KnownType {
    let name = call.name.text
    if let new = OperatorTable.assertions[name] {
      self.edits.replace(call.name.range, with: new)
    } else if [
      "assertError", "assertFailure", "assertReceivedOnNext", "awaitTerminalEvent", "assertUnsubscribed",
      "getOnErrorEvents", "assertResult", "assertNever", "assertEmpty", "assertValueAt", "assertValueSet",
      "awaitDone", "await", "requestMore", "getLastSeenThread", "getEvents", "getOnCompletedEvents",
    ].contains(name) {
      self.note("the library's 'TestObserver' has no '\(name)'", at: call.name.range)
    }
    for argument in call.arguments {
      if ["assertValue", "assertValues", "onNext"].contains(name),
        self.convertNull(argument, to: receiver.element)
      {
        continue
      }
      self.visit(argument)
    }
    return name == "getOnNextEvents"
      ? KnownType(name: "java.util.List", arguments: receiver.arguments) : .unknown
  }

  private func visitResultCall(_ call: CallParts) -> KnownType {
    if call.name.text == "isRequestCode" { self.edits.replace(call.name.range, with: "isFor") }
    for argument in call.arguments { self.visit(argument) }
    switch call.name.text {
    case "intent": return KnownType(name: "android.content.Intent")
    case "requestCode", "resultCode": return KnownType(name: "int")
    case "toBuilder":
      self.note("a 'TypedResult' has no builder: write 'TypedResult.create'", at: call.name.range)
      return .unknown
    default: return KnownType(name: "boolean")
    }
  }
}
