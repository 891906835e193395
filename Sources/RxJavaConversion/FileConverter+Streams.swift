import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a call of a method of a stream.
  func visitStreamCall(_ call: CallParts, _ receiver: KnownType, expected: KnownType) -> KnownType {
    let version = StreamKind.version(of: receiver.name) ?? 3
    self.wanted = expected
    self.change(call, receiver, version)
    let result = self.streamResult(of: call, receiver, expected: expected, version: version)
    guard let receiverKind = StreamKind(receiver.name), StreamKind(result.name) != nil,
      let kind = OperatorTable.result(
        of: call.name.text, arguments: call.arguments.count, kind: receiverKind, version: version)
    else { return result }
    return Self.stream(kind, version).replacingArguments(kind == "Completable" ? [] : result.arguments)
  }

  /// The type of streams of a kind in a version of RxJava.
  static func stream(_ kind: String, _ version: Int) -> KnownType {
    KnownType(
      name: "\(version == 1 ? "rx" : version == 2 ? "io.reactivex" : "\(TypeTable.rx3).core").\(kind)")
  }

  // MARK: Names

  /// Changes the name of an operator, and adds what follows it.
  private func change(_ call: CallParts, _ receiver: KnownType, _ version: Int) {
    let name = call.name.text
    guard let kind = StreamKind(receiver.name) else { return }
    let count = call.arguments.count
    switch name {
    case "startWith" where kind != .completable: return self.changeStartWith(call, receiver)
    case "onErrorResumeNext": return self.changeErrorResume(call)
    case "doOnSubscribe" where version > 1 || kind != .completable:
      return self.changeDoOnSubscribe(call, version)
    case "onCompleted" where version == 1: return self.edits.replace(call.name.range, with: "onComplete")
    case "hasCompleted" where version == 1: return self.edits.replace(call.name.range, with: "hasComplete")
    case "as" where version == 2: return self.edits.replace(call.name.range, with: "to")
    default: break
    }
    if version < 3,
      let change = OperatorTable.change(of: name, arguments: count, kind: kind, version: version)
    {
      return self.write(change, call)
    }
    if self.listSignature(call.name, call.arguments, of: receiver) { return }
    self.convertCallables(call, version)
    if version == 1, self.changeArguments(of: call, kind) { return }
    guard version != 2, kind.isObservable else { return }
    if self.emitsNull(call) { return }
    if let change = OperatorTable.change(of: name, arguments: count) {
      if version == 1 {
        self.write(change, call, self.resultType(of: call, receiver))
      } else if OperatorTable.old.contains(name) {
        self.note("RxJava 3 has no '\(name)': write '\(change.name)(…)\(change.suffix)'", at: call.name.range)
      }
    } else if name == "timestamp" || name == "timeInterval" {
      guard version == 1 else { return }
      self.note("its values are of 'Timed' in RxJava 3: check what depends on it", at: call.name.range)
    } else if let advice = OperatorTable.advice[name] {
      self.note("'\(name)' is not converted: \(advice)", at: call.name.range)
    }
  }

  /// - Parameter type: the type that the compiler does not find with calls behind it.
  private func write(_ change: OperatorTable.Change, _ call: CallParts, _ type: String? = nil) {
    let isIgnored = change.name == "ignoreElements"
    if change.name != call.name.text { self.edits.replace(call.name.range, with: change.name) }
    if let type, !isIgnored { self.edits.insert("<\(type)>", at: call.name.range.start) }
    guard !change.suffix.isEmpty else { return }
    let suffix = isIgnored && type != nil ? ".<\(type ?? "")>toObservable()" : change.suffix
    self.edits.insert(suffix, at: call.node.range.end)
  }

  /// The type that `ignoreElements` keeps, or that a place gives to `collect(ArrayList::new, …)`.
  private func resultType(of call: CallParts, _ receiver: KnownType) -> String? {
    switch call.name.text {
    case "ignoreElements": return self.fullSpelling(of: receiver.element)
    case "collect" where call.typeArguments.isEmpty:
      guard case .reference(_, let name)? = call.arguments.first?.kind, name.text == "new" else { return nil }
      return StreamKind(self.wanted.name) == nil ? nil : self.fullSpelling(of: self.wanted.element)
    default: return nil
    }
  }

  /// Converts an operator of RxJava 1 whose arguments change; returns whether it is one.
  private func changeArguments(of call: CallParts, _ kind: StreamKind) -> Bool {
    let arguments = call.arguments
    switch (call.name.text, arguments.count) {
    case ("observeOn", 2) where kind.isObservable && self.argumentType(arguments[1]).name != "boolean":
      self.edits.insert("false, ", at: arguments[1].range.start)
    case ("flatMapCompletable", 1...2) where kind.isObservable:
      let type = call.target.flatMap { self.types[ObjectIdentifier($0)] }.flatMap {
        self.fullSpelling(of: $0.element)
      }
      self.write(type.map { ".<\($0)>toObservable()" } ?? ".toObservable()", after: call)
    case ("mergeWith", 1) where kind == .single, ("concatWith", 1) where kind == .single:
      self.write(".toObservable()", after: call)
    default: return false
    }
    return true
  }

  private func write(_ suffix: String, after call: CallParts) {
    self.edits.insert(suffix, at: call.node.range.end)
  }

  /// Lists an operator that emits null where there is no value.
  private func emitsNull(_ call: CallParts) -> Bool {
    let name = call.name.text
    guard ["firstOrDefault", "lastOrDefault", "singleOrDefault", "elementAtOrDefault"].contains(name),
      let value = name == "elementAtOrDefault" ? call.arguments.last : call.arguments.first,
      self.nullBranch(of: value) != nil
    else { return false }
    let new = String(name.dropLast("OrDefault".count))
    self.note(
      "'\(name)' is not converted: RxJava 3 emits no null: write '\(new == "elementAt" ? new : "\(new)Element")"
        + "(…).toObservable()', which emits nothing", at: call.name.range)
    return true
  }

  /// `startWith` has another name for values, for lists and for streams.
  private func changeStartWith(_ call: CallParts, _ receiver: KnownType) {
    let isOld = (StreamKind.version(of: receiver.name) ?? 3) < 3
    guard call.arguments.count == 1, let argument = call.arguments.first else {
      if isOld { self.edits.replace(call.name.range, with: "startWithArray") }
      return
    }
    switch self.start(of: argument, receiver.element) {
    case nil: self.note(Self.startAdvice, at: call.name.range)
    case "startWith": break
    case let new?: if isOld { self.edits.replace(call.name.range, with: new) }
    }
  }

  /// The operator that starts a stream with a value; nil when the run does not show it.
  private func start(of argument: JavaNode, _ element: KnownType) -> String? {
    if case .conditional(_, let first, let second) = argument.unwrapped.kind {
      let name = self.start(of: first, element)
      return name == self.start(of: second, element) ? name : nil
    }
    if argument.isNull { return "startWithItem" }
    let type = self.argumentType(argument)
    if StreamKind(type.name) != nil { return "startWith" }
    if case .string = argument.unwrapped.kind { return "startWithItem" }
    guard !type.isUnknown else { return nil }
    let values = self.iterable(type)
    guard let values else {
      // What a type is that the run does not declare is not known.
      let isKnown =
        type.boxed == element || self.index.types[type.name] != nil || type.name.hasPrefix("java.lang.")
        || !type.name.contains(".") || Self.pairs.contains(type.name)
      return isKnown ? "startWithItem" : nil
    }
    guard !element.isUnknown else { return nil }
    if type == element { return "startWithItem" }
    if values.element == element { return "startWithIterable" }
    // A list in a stream of lists or of objects is one value.
    let isOfLists = self.iterable(element) != nil
    if values.element.isUnknown || CallParts(argument.unwrapped) != nil {
      return isOfLists || element.name == "java.lang.Object"
        ? (isOfLists ? "startWithItem" : nil) : "startWithIterable"
    }
    if isOfLists { return "startWithItem" }
    return element.name == "java.lang.Object" ? "startWithItem" : "startWithIterable"
  }

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

  private func changeErrorResume(_ call: CallParts) {
    guard let argument = call.arguments.first, call.arguments.count == 1 else { return }
    switch argument.unwrapped.kind {
    case .lambda, .reference: return
    default:
      let type = self.argumentType(argument)
      if StreamKind(type.name) != nil || type.name.hasSuffix("Source") || type.simpleName == "Publisher" {
        if (StreamKind.version(of: self.receiverName(of: call)) ?? 3) < 3 {
          self.edits.replace(call.name.range, with: "onErrorResumeWith")
        } else {
          self.note("write 'onErrorResumeWith': the argument is a stream", at: call.name.range)
        }
      } else if type.isUnknown || type == .possibleStream {
        self.note(
          "write 'onErrorResumeWith' if the argument is a stream", at: call.name.range)
      }
    }
  }

  private func receiverName(of call: CallParts) -> String {
    call.target.flatMap { self.types[ObjectIdentifier($0)] }?.name ?? ""
  }

  /// `doOnSubscribe` has a parameter from RxJava 2 on.
  private func changeDoOnSubscribe(_ call: CallParts, _ version: Int) {
    guard let argument = call.arguments.first, version == 1 || !self.hasParameter(argument) else {
      return
    }
    let parameter = self.freeName("disposable")
    switch argument.kind {
    case .lambda(let parameters, _) where parameters.isEmpty && version == 1:
      guard let parentheses = self.tokens(from: argument.range.start, count: 2) else { return }
      self.edits.replace(parentheses, with: parameter)
    case .reference(let target, let name):
      let method = TypeTable.method(of: self.argumentType(target).name)
      let function =
        name.text == "call"
        ? method ?? self.index.function(of: self.argumentType(target), arguments: 0)?.new : nil
      let arrow = "\(parameter) -> "
      if name.text == "new" {
        self.edits.insert(arrow + "new ", at: argument.range.start)
      } else {
        self.edits.insert(arrow, at: argument.range.start)
      }
      self.edits.replace(
        TextRange(target.range.end, argument.range.end),
        with: name.text == "new" ? "()" : ".\(function ?? name.text)()")
    case .name where self.argumentType(argument).name == "rx.functions.Action0",
      .member where self.argumentType(argument).name == "rx.functions.Action0":
      self.edits.insert("\(parameter) -> ", at: argument.range.start)
      self.edits.insert(".run()", at: argument.range.end)
    default: self.note("'doOnSubscribe' has a parameter in RxJava 3, the 'Disposable'", at: call.name.range)
    }
  }

  /// Whether a function has a parameter, as far as that shows.
  private func hasParameter(_ function: JavaNode) -> Bool {
    switch function.unwrapped.kind {
    case .lambda(let parameters, _): !parameters.isEmpty
    case .creation(let type, _, _): self.known(type).simpleName != "Action"
    default: true
    }
  }

  /// The range of some tokens from a place on.
  private func tokens(from start: Int, count: Int) -> TextRange? {
    let tokens = self.tree.tokens
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < start { low = middle + 1 } else { high = middle }
    }
    guard low + count <= tokens.count else { return nil }
    return TextRange(tokens[low].start, tokens[low + count - 1].end)
  }

  /// `takeUntil(List::isEmpty)` is ambiguous from RxJava 2 on: a function may stand for a stream there.
  private func changeStopCondition(_ node: JavaNode, _ element: KnownType) {
    self.visitPredicate(node, element)
    guard Self.isAmbiguousCondition(node) else { return }
    guard let type = self.fullSpelling(of: element) else {
      return self.note(Self.conditionAdvice, at: node.range)
    }
    guard self.isReactive else { return }
    let predicate = self.spelling(of: "io.reactivex.rxjava3.functions.Predicate")
    self.edits.insert("(\(predicate)<\(type)>) ", at: node.range.start)
  }

  /// Whether a function may stand for one without a result.
  static func isAmbiguousCondition(_ node: JavaNode) -> Bool {
    switch node.kind {
    case .reference: return true
    case .lambda(let parameters, .expression(let body)):
      guard parameters.first?.type == nil else { return false }
      switch body.kind {
      case .call, .creation, .assignment: return true
      default: return false
      }
    default: return false
    }
  }

  /// The spelling of a type with its arguments; nil when it is not known completely.
  private func fullSpelling(of type: KnownType) -> String? {
    guard !type.isUnknown, type.name != "[]" else { return nil }
    if type.isVoid { return self.spelling(of: "\(TypeTable.library).NoValue") }
    let arguments = type.arguments.map { self.fullSpelling(of: $0) }
    guard !arguments.contains(nil) else { return nil }
    let name = self.spelling(ofType: type.boxed)
    return arguments.isEmpty ? name : "\(name)<\(arguments.compactMap { $0 }.joined(separator: ", "))>"
  }

  // MARK: Results

  /// Converts the arguments of an operator; returns the type of the stream after it.
  private func streamResult(
    of call: CallParts, _ receiver: KnownType, expected: KnownType, version: Int
  ) -> KnownType {
    let element = receiver.element
    let arguments = call.arguments
    let name = call.name.text
    let isOld = version < 3
    func stream(_ element: KnownType) -> KnownType {
      KnownType(name: self.observable(like: receiver), arguments: element.isUnknown ? [] : [element.boxed])
    }
    let wanted = StreamKind(expected.name) != nil ? expected.element : .unknown
    switch name {
    case "map":
      guard let function = arguments.first else { break }
      return stream(self.visitMapping(call, receiver, function, wanted))
    case "flatMap", "switchMap", "concatMap", "flatMapSingle", "concatMapEager", "switchMapDelayError":
      var inner = KnownType.unknown
      for (number, argument) in arguments.enumerated() {
        let type = self.visitFunction(
          argument, parameters: number == 0 ? [element] : [], expected: number == 0 ? expected : .unknown)
        if number == 0 { inner = type }
      }
      if StreamKind(receiver.name) == .flowable, StreamKind(inner.name)?.isObservable ?? false,
        name != "flatMapSingle"
      {
        self.note(
          "a 'Flowable' takes no 'Observable': write 'toFlowable(BackpressureStrategy.BUFFER)' behind it",
          at: call.name.range)
      }
      return stream(StreamKind(inner.name) != nil ? inner.element : .unknown)
    case "flatMapIterable", "concatMapIterable":
      let inner = arguments.first.map { self.visitFunction($0, parameters: [element], expected: .unknown) }
      return stream(inner?.element ?? .unknown)
    case "to", "as", "onErrorComplete":
      guard let function = arguments.first, arguments.count == 1 else { break }
      let isError = name == "onErrorComplete"
      let isObject = isOld && isError && self.argumentType(function).name == "rx.functions.Func1"
      let result = self.visitFunction(
        function, parameters: [isError ? KnownType(name: "java.lang.Throwable") : receiver],
        expected: expected)
      // A function is no predicate any more.
      if isObject { self.writeReference(to: "apply", function) }
      return isError ? receiver : result
    case "publish", "replay":
      guard let function = arguments.first, self.isCondition(function) else { break }
      let shared = self.visitFunction(function, parameters: [stream(element)], expected: expected)
      for argument in arguments.dropFirst() { self.visit(argument) }
      return StreamKind(shared.name) != nil ? shared : stream(.unknown)
    case "window", "buffer":
      for argument in arguments { self.visitFunction(argument, parameters: [.unknown], expected: .unknown) }
      let isBuffer = name == "buffer"
      let values = element.isUnknown ? [] : [element]
      return stream(isBuffer ? KnownType(name: "java.util.List", arguments: values) : stream(element))
    case "test" where version > 1:
      for argument in arguments { self.visit(argument) }
      let package = version == 2 ? "io.reactivex" : TypeTable.rx3
      return KnownType(
        name: StreamKind(receiver.name) == .flowable
          ? "\(package).subscribers.TestSubscriber" : "\(package).observers.TestObserver",
        arguments: receiver.arguments)
    case "andThen":
      let next = arguments.map { self.visit($0) }.first ?? .unknown
      return StreamKind(next.name) != nil ? next : .possibleStream
    case "connect", "forEach", "autoConnect":
      let subscription = KnownType(
        name: version == 1 ? "rx.Subscription" : "io.reactivex.disposables.Disposable")
      for argument in arguments {
        self.visitFunction(
          argument, parameters: [name == "forEach" ? element : subscription], expected: .unknown)
      }
      return name == "autoConnect" ? stream(element) : subscription
    case "doOnEach":
      let notification = KnownType(
        name: version == 1 ? "rx.Notification" : "\(TypeTable.rx3).core.Notification", arguments: [element])
      for argument in arguments {
        self.visitFunction(argument, parameters: [notification], expected: .unknown)
      }
      return receiver
    case "toMap", "toMultimap":
      let types = arguments.map { self.visitFunction($0, parameters: [element], expected: .unknown).boxed }
      let key = types.first ?? .unknown
      let value = types.count > 1 ? types[1] : element
      guard name == "toMap", !key.isUnknown, !value.isUnknown else {
        return stream(KnownType(name: "java.util.Map"))
      }
      return stream(KnownType(name: "java.util.Map", arguments: [key, value]))
    case "compose":
      guard let argument = arguments.first else { break }
      if let coalesce = CallParts(argument), coalesce.name.text == "coalesce",
        element.name != "java.util.Optional"
      {
        self.note("the stream before 'coalesce' has to be one of 'Optional' values", at: coalesce.name.range)
      }
      return self.transformed(receiver, by: argument)
    case "ofType", "cast":
      guard let argument = arguments.first, case .classLiteral(let type) = argument.kind else { break }
      self.visit(argument)
      return stream(self.known(type))
    case "materialize":
      return stream(
        KnownType(name: "rx.Notification", arguments: element.isUnknown ? [] : [element]))
    case "toList":
      for argument in arguments {
        self.visitFunction(argument, parameters: [element, element], expected: .unknown)
      }
      return stream(KnownType(name: "java.util.List", arguments: element.isUnknown ? [] : [element]))
    case "count": return stream(KnownType(name: "java.lang.Integer"))
    case "all", "exists", "isEmpty", "contains", "any":
      for argument in arguments { self.visitPredicate(argument, element) }
      return stream(KnownType(name: "java.lang.Boolean"))
    case "filter", "takeWhile", "skipWhile", "takeFirst":
      for argument in arguments { self.visitPredicate(argument, element) }
      return stream(element)
    case _ where name == "takeUntil" || (Self.selecting.contains(name) && self.isCondition(arguments.first)):
      for argument in arguments {
        switch argument.kind {
        case .lambda where name == "takeUntil", .reference where name == "takeUntil":
          self.changeStopCondition(argument, element)
        case _ where name == "takeUntil" && self.argumentType(argument).name == "rx.functions.Func1":
          self.changeStopFunction(argument, element)
        default: self.visitPredicate(argument, element)
        }
      }
      return stream(element)
    case "scan", "reduce":
      return self.visitScan(call, element, stream)
    case "withLatestFrom":
      let types = arguments.dropLast().map { self.visit($0).element }
      guard let combine = arguments.last else { break }
      return stream(
        self.visitFunction(combine, parameters: [element] + types, expected: wanted, isOfStream: true))
    case "zipWith":
      guard arguments.count == 2 else { break }
      let other = self.visit(arguments[0]).element
      return stream(
        self.visitFunction(arguments[1], parameters: [element, other], expected: wanted, isOfStream: true))
    case "subscribe":
      self.visitObservers(arguments, element, isOld)
      self.convertSubscription(call, receiver)
      return KnownType(name: version == 1 ? "rx.Subscription" : "io.reactivex.disposables.Disposable")
    case "onNext":
      for argument in arguments {
        if self.convertNull(argument, to: element) { continue }
        self.visit(argument, expected: element)
      }
      return .unknown
    case "getValue": return element
    case "onErrorReturn":
      for argument in arguments {
        self.visitFunction(
          argument, parameters: [KnownType(name: "java.lang.Throwable")],
          expected: element.isUnknown ? wanted : element, isOfStream: true)
      }
      return stream(element)
    case "first", "last", "single", "elementAt", "firstOrDefault", "lastOrDefault", "singleOrDefault",
      "elementAtOrDefault", "onErrorReturnItem":
      for (number, argument) in arguments.enumerated() {
        let isValue = number == arguments.count - 1 && (number > 0 || !name.hasPrefix("elementAt"))
        if isValue, self.convertNull(argument, to: element) { continue }
        self.visit(argument, expected: element)
      }
      return stream(element)
    case "toSortedList", "sorted":
      for argument in arguments {
        if self.isFunction(argument) {
          self.note("'\(name)' takes a 'Comparator' in RxJava 3", at: argument.range)
        }
        self.visitFunction(argument, parameters: [element, element], expected: .unknown)
      }
      return stream(
        name == "sorted"
          ? element : KnownType(name: "java.util.List", arguments: element.isUnknown ? [] : [element]))
    case "distinctUntilChanged"
    where self.argumentType(arguments.first ?? call.node).name == "rx.functions.Func2",
      "retry" where self.argumentType(arguments.first ?? call.node).name == "rx.functions.Func2":
      for argument in arguments {
        self.visitFunction(argument, parameters: [element, element], expected: .unknown)
        self.writeReference(to: "apply", argument)
      }
      return stream(element)
    case "distinct", "groupBy":
      var keyType = KnownType.unknown
      for argument in arguments {
        let key = self.visitFunction(
          argument, parameters: [element], expected: .unknown, isOfStream: name == "distinct")
        if keyType.isUnknown { keyType = key.boxed }
      }
      guard name == "groupBy" else { return stream(element) }
      let isFlowable = StreamKind(receiver.name) == .flowable
      let package = version == 1 ? "rx" : version == 2 ? "io.reactivex" : TypeTable.rx3
      return stream(
        KnownType(
          name: "\(package).\(isFlowable ? "flowables.GroupedFlowable" : "observables.GroupedObservable")",
          arguments: [keyType, element]))
    case "toBlocking": return stream(element)
    case "retryWhen", "repeatWhen":
      let values = name == "retryWhen" ? "java.lang.Throwable" : "java.lang.Object"
      let isObservable = StreamKind(receiver.name)?.isObservable ?? false
      let signals = Self.stream(isObservable ? "Observable" : "Flowable", isObservable ? version : 3)
        .of(KnownType(name: values))
      for argument in arguments {
        let result = self.visitFunction(argument, parameters: [signals], expected: .unknown)
        if !isObservable, StreamKind(result.name)?.isObservable ?? false {
          self.note("'\(name)' takes a function that returns a 'Flowable' in RxJava 3", at: call.name.range)
        }
      }
      return stream(element)
    case "doOnNext", "doAfterNext", "distinctUntilChanged", "doOnError", "onErrorResumeNext":
      let isOfError = name.hasPrefix("doOnError") || name.hasPrefix("onError")
      for argument in arguments {
        self.visitFunction(
          argument,
          parameters: isOfError ? [KnownType(name: "java.lang.Throwable")] : [element, element],
          expected: name == "onErrorResumeNext" ? expected : .unknown)
      }
      return stream(element)
    case "startWith", "startWithItem", "defaultIfEmpty", "startWithArray":
      for argument in arguments {
        if self.convertNull(argument, to: element.isUnknown ? wanted : element) { continue }
        self.visit(argument, expected: receiver)
      }
      if element.isUnknown, !wanted.isUnknown { return stream(wanted) }
      return stream(element)
    case "mergeWith", "concatWith", "switchIfEmpty":
      for argument in arguments { self.visit(argument, expected: expected) }
      return stream(element)
    default: break
    }
    for argument in arguments {
      switch argument.kind {
      case .lambda, .reference: self.visitFunction(argument, parameters: [element], expected: .unknown)
      default: self.visit(argument)
      }
    }
    if OperatorTable.preserving.contains(name) { return stream(element) }
    // A type of the app that extends one of streams.
    return self.index.method(name, arguments: arguments.count, of: receiver)?.result ?? stream(.unknown)
  }

  /// The name of the type of the stream after an operator.
  private func observable(like receiver: KnownType) -> String {
    switch StreamKind(receiver.name) {
    case .subject, .observable:
      switch StreamKind.version(of: receiver.name) {
      case 1: "rx.Observable"
      case 2: receiver.name.contains("Flowable") ? "io.reactivex.Flowable" : "io.reactivex.Observable"
      default: "io.reactivex.rxjava3.core.Observable"
      }
    default: receiver.name
    }
  }

  private func visitScan(
    _ call: CallParts, _ element: KnownType, _ stream: (KnownType) -> KnownType
  ) -> KnownType {
    let arguments = call.arguments
    guard arguments.count == 2 else {
      for argument in arguments {
        self.visitFunction(argument, parameters: [element, element], expected: element, isOfStream: true)
      }
      return stream(element)
    }
    let seed =
      self.convertNull(arguments[0], to: .unknown) ? KnownType.unknown : self.visit(arguments[0]).boxed
    self.visitFunction(arguments[1], parameters: [seed, element], expected: seed, isOfStream: true)
    return stream(seed)
  }

  /// Whether an argument is an object that was a function of two parameters.
  private func isFunction(_ argument: JavaNode) -> Bool {
    let name = self.argumentType(argument).name
    return name == "rx.functions.Func2" || name == "io.reactivex.rxjava3.functions.BiFunction"
  }

  private static let selecting: Set = ["first", "last", "single"]

  /// Whether an argument is a function, not a value.
  private func isCondition(_ argument: JavaNode?) -> Bool {
    switch argument?.unwrapped.kind {
    case .lambda, .reference: true
    case nil: true
    case .cast(let type, _): TypeTable.method(of: self.known(type).name) != nil
    default:
      argument.map { self.index.function(of: self.argumentType($0), arguments: 1) != nil } ?? true
    }
  }

  /// Converts the function of `map`; returns the type of its results.
  private func visitMapping(
    _ call: CallParts, _ receiver: KnownType, _ function: JavaNode, _ wanted: KnownType
  ) -> KnownType {
    let element = receiver.element
    if let read = self.extraRead(in: function, element) {
      return self.convertExtraMapping(call, function, read, element, wanted)
    }
    if let type = self.convertIntentReference(call, function, isChecked: false) { return type }
    // From RxJava 2 on null was an error already.
    guard self.isConverted(receiver), !wanted.isVoid,
      self.mayBeNull(function: function, element) || Self.hasNullBranch(function)
    else {
      let expected = call.typeArguments.first ?? wanted
      return self.visitFunction(function, parameters: [element], expected: expected, isOfStream: true)
    }
    self.note(
      "nothing is emitted where this function returns null, and RxJava 1 emitted null: check what depends on it",
      at: function.range)
    let result = self.visitFunction(function, parameters: [element], expected: wanted)
    self.writeMapNotNull(call)
    return result
  }

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
  private static func hasNullBranch(_ function: JavaNode) -> Bool {
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

  /// Converts a function whose result is a Boolean.
  func visitPredicate(_ node: JavaNode, _ element: KnownType) {
    switch self.isNullCheck(node) {
    case true: self.note(Self.nullAdvice, at: node.range)
    case false: self.note(Self.checkAdvice, at: node.range)
    default: break
    }
    switch node.unwrapped.kind {
    case .lambda, .reference:
      self.visitFunction(node, parameters: [element], expected: .unknown)
      self.noteNullChecks(in: node)
    default:
      let function = self.index.function(of: self.argumentType(node), arguments: 1)
      self.visitFunction(node, parameters: [element], expected: .unknown)
      // A function is no predicate any more.
      if let function { self.writeReference(to: function.new, node) }
    }
  }

  /// Lists comparisons of the values with null in a condition.
  private func noteNullChecks(in node: JavaNode) {
    guard case .lambda(let parameters, .expression(let body)) = node.unwrapped.kind,
      parameters.count == 1, self.isNullCheck(node) == nil, case .operation = body.unwrapped.kind
    else { return }
    for comparison in ["==", "!="]
    where self.comparedWithNull(in: body, by: comparison).contains(parameters[0].name.text) {
      self.note(Self.nullAdvice, at: node.range)
    }
  }

  /// Puts `::apply` behind a function.
  func writeReference(to method: String, _ node: JavaNode) {
    switch node.kind {
    case .conditional, .cast, .lambda, .assignment:
      self.edits.insert("(", at: node.range.start)
      self.edits.insert(")::\(method)", at: node.range.end)
    default: self.edits.insert("::\(method)", at: node.range.end)
    }
  }

  /// `takeUntil(condition)` → `takeUntil((Predicate<T>) condition::apply)`
  private func changeStopFunction(_ node: JavaNode, _ element: KnownType) {
    guard let type = self.fullSpelling(of: element) else {
      self.visit(node)
      return self.note(Self.conditionAdvice, at: node.range)
    }
    let predicate = self.spelling(of: "io.reactivex.rxjava3.functions.Predicate")
    self.edits.insert("(\(predicate)<\(type)>) ", at: node.range.start)
    self.visitPredicate(node, element)
  }

  /// Whether a function returns true for null, or for everything else; nil for other functions.
  func isNullCheck(_ node: JavaNode) -> Bool? {
    switch node.unwrapped.kind {
    case .reference(let target, let name):
      guard self.typeName(of: target) != nil else { return nil }
      switch name.text {
      case "isNull": return true
      case "isNotNull", "nonNull": return false
      default: return nil
      }
    case .lambda(let parameters, .expression(let body)):
      guard parameters.count == 1, case .operation(let operands) = body.unwrapped.kind, operands.count == 2,
        let value = operands.first(where: { !$0.isNull }), operands.contains(where: \.isNull),
        case .name(let name) = value.unwrapped.kind, name.text == parameters[0].name.text
      else { return nil }
      let between = self.text(of: TextRange(operands[0].range.end, operands[1].range.start))
      switch between.trimmingPrefix(while: \.isWhitespace).prefix(2) {
      case "==": return true
      case "!=": return false
      default: return nil
      }
    default: return nil
    }
  }

  /// `subscribe(observer)` returns nothing from RxJava 2 on.
  private func convertSubscription(_ call: CallParts, _ receiver: KnownType) {
    guard call.arguments.count == 1, StreamKind(receiver.name)?.isObservable ?? false,
      !self.unused.contains(ObjectIdentifier(call.node))
    else { return }
    let argument = call.arguments[0]
    let type: KnownType
    switch argument.unwrapped.kind {
    case .lambda, .reference: return
    default: type = self.types[ObjectIdentifier(argument)] ?? .unknown
    }
    guard self.index.shape(of: type) == nil, self.index.function(of: type, arguments: 1) == nil else {
      return
    }
    let isObserver = self.index.supertype(of: type) {
      StreamKind($0.name) == .subject || $0.simpleName.hasSuffix("Observer")
        || $0.simpleName.hasSuffix("Subscriber")
    }
    let isDisposable =
      isObserver.map { $0.name == "rx.Subscriber" || $0.simpleName.hasPrefix("Disposable") } ?? false
    if isDisposable, StreamKind.version(of: receiver.name) == 1 {
      return self.edits.replace(call.name.range, with: "subscribeWith")
    }
    switch argument.kind {
    case .name where isObserver != nil && StreamKind.version(of: receiver.name) == 1,
      .member(_, _) where isObserver != nil && StreamKind.version(of: receiver.name) == 1:
      let name = self.text(of: argument.range)
      self.edits.insert("::onNext, \(name)::onError, \(name)::onComplete", at: argument.range.end)
    default:
      let advice = isObserver == nil ? ", if the argument is an observer" : ""
      self.note(
        "'subscribe' returns nothing in RxJava 3\(advice): write 'subscribeWith' with a 'DisposableObserver'",
        at: call.name.range)
    }
  }

  private func visitObservers(_ arguments: [JavaNode], _ element: KnownType, _ isOld: Bool) {
    for (number, argument) in arguments.enumerated() {
      switch argument.kind {
      case .lambda, .reference:
        self.visitFunction(
          argument, parameters: number == 0 ? [element] : [], expected: .unknown)
      default:
        self.listEmitter(argument, KnownType(name: "rx.Observer"))
        self.visit(argument)
      }
    }
  }
}
