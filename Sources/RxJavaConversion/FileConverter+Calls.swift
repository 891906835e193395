import JavaLanguage
import SourceModel

extension FileConverter {
  func visit(_ call: CallParts, expected: KnownType) -> KnownType {
    if let built = self.convertIntentChain(call.node, expected: expected) { return built }
    guard let target = call.target else { return self.visitOwnCall(call, expected: expected) }
    if Self.keepsPairs(call.name.text) {
      self.pairKeepers += 1
      defer { self.pairKeepers -= 1 }
      return self.visitCall(call, target, expected: expected)
    }
    return self.visitCall(call, target, expected: expected)
  }

  /// Whether a method of Android takes its pairs.
  private static func keepsPairs(_ name: String) -> Bool { name == "makeSceneTransitionAnimation" }

  private func visitCall(_ call: CallParts, _ target: JavaNode, expected: KnownType) -> KnownType {
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
    if let path = self.importedMember(call.name.text), self.ownMethod(call.name.text, arguments: nil) == nil {
      let owner = path.split(separator: ".").dropLast().joined(separator: ".")
      if StreamKind.version(of: owner) != nil || Self.pairs.contains(owner) {
        return self.visitStaticCall(call, of: owner, nil, expected: expected)
      }
      if owner.hasSuffix(".Transformers") {
        return self.visitTransformer(call, owner: owner, isImported: true)
      }
      let facts = self.index.method(
        call.name.text, arguments: call.arguments.count, of: KnownType(name: owner))
      self.visitArguments(call.arguments, facts)
      return facts?.result ?? .unknown
    }
    if call.name.text == "call", let new = self.ownFunction(arguments: call.arguments.count) {
      self.edits.replace(call.name.range, with: new)
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

  /// The new name of `call` of the types around the place.
  private func ownFunction(arguments count: Int) -> String? {
    for frame in self.frames.reversed() {
      let type = frame.isNamed ? frame.type : frame.superclass ?? .unknown
      if let function = self.index.function(of: type, arguments: count) { return function.new }
      if frame.methods.contains(where: { $0.name.text == "call" && $0.parameters.count == count }) {
        return nil
      }
    }
    return nil
  }

  /// The member that a name is imported as.
  private func importedMember(_ name: String) -> String? {
    if let path = self.names.members[name] { return path }
    guard OperatorTable.factories.contains(name) else { return nil }
    let owner = self.names.owners.first { StreamKind($0)?.isObservable ?? false }
    return owner.map { "\($0).\(name)" }
  }

  private func isDeclaredByBase(_ name: String) -> Bool {
    guard !self.baseResult(name).isUnknown else { return false }
    return !self.frames.contains { $0.methods.contains { $0.name.text == name && $0.parameters.isEmpty } }
  }

  /// What a method of the base class of view models returns.
  private func baseResult(_ name: String) -> KnownType {
    guard
      let base = self.frames.lazy.compactMap(\.superclass?.name).first(where: { self.run.isBase($0) })
    else { return .unknown }
    let isNew = base.hasPrefix("\(TypeTable.library).")
    let stream = KnownType(
      name: isNew
        ? "\(TypeTable.rx3).core.Observable"
        : self.version == 2 ? "io.reactivex.Observable" : "rx.Observable")
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
      if type.isVoid, let facts {
        let isValue =
          facts.streamParameters.contains(number) || self.run.voidParameters.contains(facts.path)
        if isValue, self.isReactive, self.convertNull(argument, to: type) { continue }
        // A value of a stream that is passed on.
        let found = self.visit(argument)
        if found.isVoid, case .name = argument.kind { self.run.voidParameters.insert(facts.path) }
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

  func visit(
    _ call: CallParts, on receiver: KnownType, _ target: JavaNode, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    if self.isIntent(receiver) || (receiver.isUnknown && self.convertsIntents && Self.readsExtra(name)) {
      if let result = self.visitIntentCall(call, expected: expected) { return result }
    }
    if self.isActivityResult(receiver.name) { return self.visitResultCall(call) }
    if receiver.name.hasPrefix(Self.libraryEnvironment), let result = self.visitLibraryCall(call, receiver) {
      return result
    }
    if self.isBuilder(receiver.name) || self.run.isEnvironment(receiver.name) {
      return self.visitEnvironmentCall(call, receiver, expected: expected)
    }
    if StreamKind(receiver.name) != nil { return self.visitStreamCall(call, receiver, expected: expected) }
    if let result = self.visitRxCall(call, receiver) { return result }
    if name == "bindToLifecycle", self.run.isBase(receiver.name) {
      self.note(
        "'bindToLifecycle' of the library is for the view model itself: pass the stream's end to this code",
        at: call.name.range)
    }
    if let function = self.index.function(of: receiver, arguments: call.arguments.count), name == function.old
    {
      self.edits.replace(call.name.range, with: function.new)
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: receiver)
    let isUnlisted = facts == nil && (receiver.isUnknown || receiver == .possibleStream)
    if isUnlisted, self.hasStreams { self.listUnknown(call, receiver) }
    self.visitArguments(call.arguments, facts)
    if let facts { return facts.result }
    if isUnlisted, self.hasStreams, name != "toBlocking",
      OperatorTable.unmistakable.contains(name) || receiver == .possibleStream
    {
      return .possibleStream
    }
    return self.javaResult(of: name, receiver)
  }

  /// Lists a call that would be converted if it were known to be one of a stream.
  private func listUnknown(_ call: CallParts, _ receiver: KnownType) {
    let name = call.name.text
    let isLikely =
      receiver == .possibleStream || OperatorTable.unmistakable.contains(name)
      || name == "filter" && call.target.flatMap({ CallParts($0) })?.name.text == "map"
    guard isLikely else { return }
    let first = call.arguments.first
    let advice: String?
    switch name {
    case "startWith": advice = call.arguments.count == 1 ? Self.startAdvice : "write 'startWithArray'"
    case "onErrorResumeNext":
      switch first?.unwrapped.kind {
      case .lambda, .reference, nil: advice = nil
      default: advice = "write 'onErrorResumeWith' if the argument is a stream"
      }
    case "doOnSubscribe":
      if case .lambda(let parameters, _)? = first?.unwrapped.kind, parameters.isEmpty {
        advice = "the function has a parameter in RxJava 3, the 'Disposable'"
      } else {
        advice = nil
      }
    case "toBlocking": advice = "call the 'blocking' methods of the stream"
    case "takeUntil": advice = first.flatMap { Self.isAmbiguousCondition($0) ? Self.conditionAdvice : nil }
    case "filter" where first.flatMap { self.isNullCheck($0) } == true: advice = Self.nullAdvice
    case "filter" where first.flatMap { self.isNullCheck($0) } == false: advice = Self.checkAdvice
    default:
      if let change = OperatorTable.change(of: name, arguments: call.arguments.count) {
        let isChained = self.isFollowed(call, by: change.suffix)
        advice = isChained ? nil : "write '\(change.name)(…)\(change.suffix)'"
      } else {
        advice = OperatorTable.advice[name]
      }
    }
    guard let advice else { return }
    self.note(
      "'\(name)' is not converted, as the run does not show what it is called on: if that is a stream, \(advice)",
      at: call.name.range)
  }

  /// Whether a call was changed by hand already.
  private func isFollowed(_ call: CallParts, by suffix: String) -> Bool {
    [suffix, ".toObservable()"].contains { text in
      guard !text.isEmpty else { return false }
      let end = min(call.node.range.end + text.utf8.count, self.tree.text.bytes.count)
      return self.text(of: TextRange(call.node.range.end, end)) == text
    }
  }

  static let startAdvice =
    "write 'startWithItem' for a value, 'startWithIterable' for a list, and 'startWith' for a stream"
  static let conditionAdvice =
    "write '(Predicate<T>)' before it with the type of the values: it is ambiguous"
  static let checkAdvice =
    "a stream of RxJava 3 emits no null: drop it where it is made, with 'mapNotNull', and remove this"
  static let nullAdvice = "a stream of RxJava 3 emits no null: make it one of 'Optional' values"

  /// What methods of Java return.
  func javaResult(of name: String, _ receiver: KnownType) -> KnownType {
    if let stream = Self.javaStream(of: name, receiver) { return stream }
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

  /// The stream of Java that a method returns.
  private static func javaStream(of name: String, _ receiver: KnownType) -> KnownType? {
    let isJava = receiver.name.hasPrefix("java.")
    if receiver.name.hasPrefix("java.util.stream.") || receiver.name == "java.util.Optional" {
      return ["get", "orElse", "orElseGet", "orElseThrow", "collect", "count"].contains(name)
        ? nil : KnownType(name: receiver.name)
    }
    guard
      name == "stream" || name == "parallelStream"
        || isJava && ["lines", "chars", "splitAsStream"].contains(name)
    else { return nil }
    return KnownType(name: "java.util.stream.Stream")
  }

  /// Converts a call of an object of RxJava that is no stream; nil for other objects.
  private func visitRxCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let name = call.name.text
    let new = name == "call" ? TypeTable.method(of: receiver.name) : nil
    let isFunction =
      TypeTable.functionMethods.contains(name) && receiver.name.hasPrefix("io.reactivex.")
      && receiver.name.contains(".functions.")
    if new != nil || isFunction {
      if let new { self.edits.replace(call.name.range, with: new) }
      for argument in call.arguments { self.visit(argument) }
      if !(self.handlesFailures.last ?? false) {
        self.note("'\(new ?? name)' throws 'Throwable': catch it here", at: call.name.range)
      }
      return receiver.arguments.last ?? .unknown
    }
    if name == "add", receiver.name == "rx.Subscriber" || receiver.name.hasSuffix(".ObservableEmitter") {
      for argument in call.arguments { self.visit(argument) }
      self.note("write 'setDisposable', or 'setCancellable'", at: call.name.range)
      return .unknown
    }
    if self.counterpart(of: receiver.name) == "\(TypeTable.library).testing.TestObserver"
      || receiver.name == "\(TypeTable.library).testing.TestObserver"
    {
      return self.visitAssertion(call, receiver)
    }
    guard let version = StreamKind.version(of: receiver.name) else { return nil }
    if receiver.simpleName == "TestObserver", OperatorTable.removedAssertions.contains(name) {
      self.note("the 'TestObserver' of RxJava 3 has no '\(name)'", at: call.name.range)
    }
    switch (receiver.name, name) {
    case ("rx.Subscriber", "request"), ("rx.Subscriber", "setProducer"):
      self.note("remove it: an 'Observable' has no back pressure", at: call.name.range)
    case ("io.reactivex.rxjava3.core.ObservableEmitter", "request"),
      ("io.reactivex.rxjava3.core.ObservableEmitter", "setProducer"):
      self.note("remove it: an 'Observable' has no back pressure", at: call.name.range)
    case ("io.reactivex.rxjava3.disposables.CompositeDisposable", "hasSubscriptions"):
      self.note("write 'size() > 0'", at: call.name.range)
    case (_, _) where version == 3: break
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
    if receiver.name.hasPrefix(TypeTable.library) == false, let new = OperatorTable.assertions[name] {
      self.edits.replace(call.name.range, with: new)
    } else if [
      "assertError", "assertFailure", "assertReceivedOnNext", "awaitTerminalEvent", "assertUnsubscribed",
      "getOnErrorEvents", "assertResult", "assertNever", "assertEmpty", "assertValueAt", "assertValueSet",
      "awaitDone", "await", "requestMore", "getLastSeenThread", "getEvents", "getOnCompletedEvents",
      "awaitTerminalEventAndUnsubscribeOnTimeout", "awaitValueCount", "assertFailureAndMessage",
      "assertErrorMessage", "assertValueSequence", "assertSubscribed", "assertNotSubscribed", "errors",
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
