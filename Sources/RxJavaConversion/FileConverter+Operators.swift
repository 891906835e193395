import JavaLanguage
import SourceModel

extension FileConverter {
  /// Changes the name of an operator, and adds what follows it.
  func change(_ call: CallParts, _ receiver: KnownType, _ version: Int) {
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
  func changeStopCondition(_ node: JavaNode, _ element: KnownType) {
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
  func fullSpelling(of type: KnownType) -> String? {
    guard !type.isUnknown, type.name != "[]" else { return nil }
    if type.isVoid { return self.spelling(of: "\(TypeTable.library).NoValue") }
    let arguments = type.arguments.map { self.fullSpelling(of: $0) }
    guard !arguments.contains(nil) else { return nil }
    let name = self.spelling(ofType: type.boxed)
    return arguments.isEmpty ? name : "\(name)<\(arguments.compactMap { $0 }.joined(separator: ", "))>"
  }
}
