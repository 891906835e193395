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
    if call.name.text == "call", let new = self.ownFunction(call.arguments) {
      self.edits.replace(call.name.range, with: new)
    } else if call.arguments.isEmpty, let new = self.ownRenamedMember(call.name.text) {
      self.edits.replace(call.name.range, with: new)
    } else if self.ownMethod(call.name.text, arguments: call.arguments.count) == nil,
      let superclass = self.frames.last?.superclass
    {
      self.listSignature(call.name, call.arguments, of: superclass)
    }
    if call.name.text == "super", let superclass = self.frames.last?.superclass {
      self.listConstructor(of: superclass, call.arguments, at: call.name.range)
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

  /// The new name of a method of the types around the place; nil when it keeps its name.
  func ownRenamedMember(_ name: String) -> String? {
    for frame in self.frames.reversed() {
      for type in frame.supertypes {
        if let new = self.index.renamedMember(name, of: type) { return new }
      }
      if frame.methodsByName[name]?.contains(where: \.parameters.isEmpty) ?? false { return nil }
    }
    return nil
  }

  /// The new name of `call` of the types around the place.
  private func ownFunction(_ arguments: [JavaNode]) -> String? {
    let count = arguments.count
    for frame in self.frames.reversed() {
      let type = frame.isNamed ? frame.type : frame.superclass ?? .unknown
      let given = arguments.map { self.argumentType($0).boxed }
      if let function = self.index.function(of: type, arguments: count, given) {
        return function.new.isEmpty ? nil : function.new
      }
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
      } else if let shape = self.index.shape(of: type) {
        self.visitFunction(
          argument, parameters: shape.parameters, expected: shape.result,
          handlesFailures: shape.handlesFailures)
        self.listFunctionMismatch(argument, type)
      } else {
        self.listEmitter(argument, type)
        self.visit(argument, expected: type)
      }
    }
  }

  /// Lists an emitter that is passed where an observer is wanted.
  func listEmitter(_ argument: JavaNode, _ expected: KnownType) {
    let type = self.argumentType(argument)
    guard type.name == TypeTable.emitter || type.simpleName == "ObservableEmitter",
      expected.simpleName.hasSuffix("Observer") || expected.simpleName.hasSuffix("Subscriber")
    else { return }
    self.note(
      "an emitter is no observer: pass its methods, and the 'Disposable' to 'setDisposable'",
      at: argument.range)
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
      switch node.unwrapped.kind {
      case .lambda, .reference:
        let result = self.visitFunction(node, parameters: [source], expected: .unknown)
        return StreamKind(result.name) != nil ? result : KnownType(name: source.name)
      default: return self.applied(self.visit(node), to: source)
      }
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
    if receiver.name == Self.assertionResult {
      self.note(
        "the assertions of the library return nothing: write a statement for each", at: call.name.range)
      return self.visitAssertion(call, KnownType(name: TypeTable.oldObserver, arguments: receiver.arguments))
    }
    if call.arguments.isEmpty, let new = self.index.renamedMember(name, of: receiver) {
      self.edits.replace(call.name.range, with: new)
    }
    if name == "bindToLifecycle", self.run.isBase(receiver.name) {
      self.note(
        "'bindToLifecycle' of the library is for the view model itself: pass the stream's end to this code",
        at: call.name.range)
    }
    let given = call.arguments.map { self.argumentType($0).boxed }
    if name == "call" || TypeTable.functionMethods.contains(name),
      let function = self.index.function(of: receiver, arguments: call.arguments.count, given),
      name == function.old || name == function.new
    {
      if function.new.isEmpty {
        self.note("write the new name of 'call', which two functions have", at: call.name.range)
      } else if name == function.old, function.old != function.new {
        self.edits.replace(call.name.range, with: function.new)
      }
      if !function.isImplemented, !(self.handlesFailures.last ?? false) {
        self.note("'\(function.new)' throws 'Throwable': catch it here", at: call.name.range)
      }
    }
    let facts = self.index.method(name, arguments: call.arguments.count, of: receiver)
    // The run does not show what a type parameter extends.
    let isUnlisted = facts == nil && (receiver.isUnknown || self.typeParameters.contains(receiver.name))
    if isUnlisted, self.hasStreams { self.listUnknown(call, receiver) }
    if facts == nil, let result = self.visitJavaCall(call, receiver) { return result }
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
    let first = call.arguments.first
    let isLikely =
      receiver == .possibleStream || OperatorTable.unmistakable.contains(name)
      || name == "filter" && call.target.flatMap({ CallParts($0) })?.name.text == "map"
      || name == "call" && self.typeParameters.contains(receiver.name)
      || name == "map" && first.map { self.returnsNull($0) } ?? false
      || OperatorTable.telling.contains(name) && call.arguments.count < 2
        && call.target.flatMap { CallParts($0) }?.name.text != "toBlocking"
    guard isLikely else { return }
    if name == "map", let function = first, self.returnsNull(function) {
      return self.note("RxJava 3 emits no null: emit an 'Optional', or nothing", at: function.range)
    }
    let advice: String?
    switch name {
    case "call":
      return self.note(
        Self.notShown(name, "write the new name of 'call' if that is of RxJava"), at: call.name.range)
    case "unsubscribe", "isUnsubscribed", "onCompleted":
      guard call.arguments.isEmpty else { return }
      let new = Self.renamed[name] ?? name
      return self.note(Self.notShown(name, "write '\(new)' if that is of RxJava"), at: call.name.range)
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
    self.note(Self.notShown(name, "if that is a stream, \(advice)"), at: call.name.range)
  }

  static func notShown(_ name: String, _ advice: String) -> String {
    "'\(name)' is not converted, as the run does not show what it is called on: \(advice)"
  }

  /// Whether a function returns nothing but null, or null where a condition is false.
  private func returnsNull(_ function: JavaNode) -> Bool {
    guard case .lambda(_, .expression(let body)) = function.unwrapped.kind else { return false }
    return self.nullBranch(of: body) != nil
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

  /// Converts a call of a collection, of a stream of Java or of an optional value; nil for other objects.
  private func visitJavaCall(_ call: CallParts, _ receiver: KnownType) -> KnownType? {
    let isMap = receiver.simpleName.hasSuffix("Map")
    let isStream = receiver.name.hasPrefix("java.util.stream.") || receiver.name == "java.util.Optional"
    guard isMap || isStream || self.iterable(receiver) != nil, !receiver.arguments.isEmpty else { return nil }
    let element = isStream || isMap ? receiver.element : self.iterable(receiver)?.element ?? .unknown
    let parameters = isMap ? receiver.arguments : [element, element]
    var result = KnownType.unknown
    let isUsed = !["forEach", "ifPresent", "peek"].contains(call.name.text)
    for argument in call.arguments {
      switch argument.unwrapped.kind {
      case .lambda, .reference:
        result = self.visitFunction(
          argument, parameters: parameters, expected: isUsed ? .used : .unknown, handlesFailures: false)
      default: self.visit(argument, expected: element)
      }
    }
    switch call.name.text {
    case "stream", "parallelStream": return KnownType(name: "java.util.stream.Stream", arguments: [element])
    case "filter", "sorted", "distinct", "limit", "skip", "or": return isStream ? receiver : .unknown
    case "peek": return isStream ? receiver : element
    case "map" where isStream:
      return KnownType(name: receiver.name, arguments: result.isUnknown ? [] : [result.boxed])
    case "iterator", "listIterator": return KnownType(name: "java.util.Iterator", arguments: [element])
    case "get" where isStream || isMap == false, "orElse", "orElseThrow", "poll", "next", "getFirst",
      "getLast", "first", "last", "element", "pop":
      return element
    case "findFirst", "findAny": return KnownType(name: "java.util.Optional", arguments: [element])
    case "get", "getOrDefault", "remove", "put", "computeIfAbsent": return receiver.arguments.last
    case "values":
      return KnownType(name: "java.util.Collection", arguments: Array(receiver.arguments.suffix(1)))
    case "keySet": return KnownType(name: "java.util.Set", arguments: [element])
    case "entrySet":
      return KnownType(
        name: "java.util.Set",
        arguments: [KnownType(name: "java.util.Map.Entry", arguments: receiver.arguments)])
    case "subList": return receiver
    default: return self.javaResult(of: call.name.text, receiver)
    }
  }

  /// What methods of Java return.
  func javaResult(of name: String, _ receiver: KnownType) -> KnownType {
    if let stream = Self.javaStream(of: name, receiver) { return stream }
    switch (receiver.simpleName, name) {
    case ("List", "get"), ("ArrayList", "get"), ("LinkedList", "getFirst"), ("LinkedList", "getLast"),
      ("Optional", "get"), ("Optional", "orElse"):
      return receiver.element
    case ("Entry", "getKey"), ("Iterator", "next"), ("Response", "body"): return receiver.element
    case ("Entry", "getValue"): return receiver.arguments.dropFirst().first ?? .unknown
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
    let isTransformer = receiver.simpleName.hasSuffix("Transformer")
    if isTransformer, name == "call" || name == "apply" {
      self.note(
        "a transformer returns no stream with operators in RxJava 3: write 'compose'", at: call.name.range)
    }
    let isFunction =
      receiver.name.hasPrefix("io.reactivex.")
      && (TypeTable.functionMethods.contains(name) && receiver.name.contains(".functions.")
        || name == "cancel" && receiver.simpleName == "Cancellable"
        || name == "subscribe" && receiver.simpleName.hasSuffix("OnSubscribe")
        || name == "apply" && receiver.simpleName.hasSuffix("Operator"))
    if new != nil || isFunction {
      if let new { self.edits.replace(call.name.range, with: new) }
      for argument in call.arguments { self.visit(argument) }
      let shape = self.index.shape(of: receiver)
      if !(self.handlesFailures.last ?? false), !isTransformer {
        self.note("'\(new ?? name)' throws 'Throwable': catch it here", at: call.name.range)
      }
      return shape?.result ?? .unknown
    }
    if self.counterpart(of: receiver.name) == "\(TypeTable.library).testing.TestObserver"
      || receiver.name == "\(TypeTable.library).testing.TestObserver"
    {
      return self.visitAssertion(call, receiver)
    }
    guard let version = StreamKind.version(of: receiver.name) else { return nil }
    let isTestObserver = ["TestObserver", "TestSubscriber", "BaseTestConsumer"].contains(receiver.simpleName)
    if isTestObserver, OperatorTable.removedAssertions.contains(name) {
      self.note("the '\(receiver.simpleName)' of RxJava 3 has no '\(name)'", at: call.name.range)
    }
    self.convertCallables(call, version)
    switch (receiver.simpleName, name) {
    case (_, _) where version == 3: self.listSignature(call.name, call.arguments, of: receiver)
    case (_, "unsubscribe") where receiver.name == TypeTable.emitter:
      self.note(
        "'unsubscribe' is not converted: remove it: the stream disposes of its source", at: call.name.range)
    case (_, "unsubscribe"): self.edits.replace(call.name.range, with: "dispose")
    case (_, "isUnsubscribed"): self.edits.replace(call.name.range, with: "isDisposed")
    case (_, "onCompleted") where version == 1: self.edits.replace(call.name.range, with: "onComplete")
    case ("Scheduler", "now"), ("Worker", "now"), ("TestScheduler", "now"):
      guard version == 1, call.arguments.isEmpty else { break }
      self.edits.insert(
        "\(self.spelling(of: "java.util.concurrent.TimeUnit")).MILLISECONDS", at: call.range.start + 1)
    case (_, "setCancellation") where version == 1:
      self.edits.replace(call.name.range, with: "setCancellable")
    case (_, "setSubscription") where version == 1: self.edits.replace(call.name.range, with: "setDisposable")
    case ("ParallelFlowable", "as"): self.edits.replace(call.name.range, with: "to")
    case ("Notification", _) where !self.listSignature(call.name, call.arguments, of: receiver):
      if version == 1, let new = OperatorTable.notification[name] {
        self.edits.replace(call.name.range, with: new)
      }
    default: self.listSignature(call.name, call.arguments, of: receiver)
    }
    if name == "onNext", let argument = call.arguments.first, self.convertNull(argument, to: receiver.element)
    {
      return .unknown
    }
    for argument in call.arguments {
      // The functions of a scheduler are no functions of RxJava from RxJava 2 on.
      self.visitFunction(
        argument, parameters: [], expected: .unknown, handlesFailures: receiver.simpleName != "Worker")
    }
    switch (receiver.simpleName, name) {
    case ("Notification", "getValue"): return receiver.element
    case ("Scheduler", "createWorker"), ("TestScheduler", "createWorker"):
      return KnownType(name: version == 1 ? "rx.Scheduler.Worker" : "\(TypeTable.rx3).core.Scheduler.Worker")
    case (_, "schedule"), (_, "schedulePeriodically"), ("SerialSubscription", "get"):
      return KnownType(name: version == 1 ? "rx.Subscription" : "\(TypeTable.rx3).disposables.Disposable")
    default: break
    }
    return isTestObserver && (name.hasPrefix("assert") || name.hasPrefix("await")) ? receiver : .unknown
  }

  /// What the assertions of the library's `TestObserver` return: nothing.
  static let assertionResult = "nothing, of an assertion"

  private func visitAssertion(_ call: CallParts, _ receiver: KnownType) -> KnownType {
    let name = call.name.text
    let isCondition = name == "assertValue" && call.arguments.first.map { self.isLambda($0) } ?? false
    if !receiver.name.hasPrefix(TypeTable.library), let new = OperatorTable.assertions[name],
      call.arguments.isEmpty
        || name.hasPrefix("assert")
    {
      self.edits.replace(call.name.range, with: new)
    } else if !OperatorTable.libraryAssertions.contains(name) || isCondition {
      let advice = isCondition ? ": it takes the value" : ""
      self.note("the library's 'TestObserver' has no '\(name)'\(advice)", at: call.name.range)
    }
    for argument in call.arguments {
      if ["assertValue", "assertValues", "onNext"].contains(name),
        self.convertNull(argument, to: receiver.element)
      {
        continue
      }
      self.visit(argument)
    }
    switch name {
    case "getOnNextEvents", "values": return KnownType(name: "java.util.List", arguments: receiver.arguments)
    case _ where name.hasPrefix("assert") || name.hasPrefix("await"):
      return KnownType(name: Self.assertionResult, arguments: receiver.arguments)
    default: return .unknown
    }
  }

  private func isLambda(_ node: JavaNode) -> Bool {
    if case .lambda = node.unwrapped.kind { true } else { false }
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
