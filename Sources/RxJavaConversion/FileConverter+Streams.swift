import JavaLanguage
import SourceModel

extension FileConverter {
  /// Converts a call of a method of a stream.
  func visitStreamCall(_ call: CallParts, _ receiver: KnownType, expected: KnownType) -> KnownType {
    let version = StreamKind.version(of: receiver.name) ?? 3
    if version < 3 {
      self.change(call, receiver, version)
    }
    return self.streamResult(of: call, receiver, expected: expected, version: version)
  }

  // MARK: Names

  /// Changes the name of an operator, and adds what follows it.
  private func change(_ call: CallParts, _ receiver: KnownType, _ version: Int) {
    let name = call.name.text
    let isObservable = StreamKind(receiver.name)?.isObservable ?? false
    switch name {
    case "startWith": return self.changeStartWith(call)
    case "onErrorResumeNext": return self.changeErrorResume(call)
    case "onCompleted" where version == 1: return self.edits.replace(call.name.range, with: "onComplete")
    case "hasCompleted" where version == 1: return self.edits.replace(call.name.range, with: "hasComplete")
    case "doOnSubscribe" where version == 1: return self.changeDoOnSubscribe(call)
    case "as" where version == 2: return self.edits.replace(call.name.range, with: "to")
    default: break
    }
    guard version == 1, isObservable else { return }
    if name == "isEmpty" || name == "contains" || name == "first" || name == "single" || name == "last",
      receiver.simpleName == "BlockingObservable"
    {
      return
    }
    if let change = OperatorTable.change(of: name, arguments: call.arguments.count) {
      if !change.suffix.isEmpty, self.isFollowed(call, by: change.suffix) { return }
      if change.name != name { self.edits.replace(call.name.range, with: change.name) }
      if !change.suffix.isEmpty { self.edits.insert(change.suffix, at: call.node.range.end) }
    } else if let advice = OperatorTable.advice[name] {
      self.note("'\(name)' is not converted: \(advice)", at: call.name.range)
    }
  }

  /// Whether a call was converted before, in a file that still has other code on RxJava 1.
  private func isFollowed(_ call: CallParts, by suffix: String) -> Bool {
    [suffix, ".toObservable()"].contains { text in
      let end = min(call.node.range.end + text.utf8.count, self.tree.text.bytes.count)
      return self.text(of: TextRange(call.node.range.end, end)) == text
    }
  }

  /// `startWith` has another name for values, for lists and for streams.
  private func changeStartWith(_ call: CallParts) {
    guard call.arguments.count == 1, let argument = call.arguments.first else {
      return self.edits.replace(call.name.range, with: "startWithArray")
    }
    let type = self.argumentType(argument)
    if StreamKind(type.name) != nil { return }
    if self.factory(from: type) == "fromIterable" {
      self.edits.replace(call.name.range, with: "startWithIterable")
    } else if !type.isUnknown || argument.isNull {
      self.edits.replace(call.name.range, with: "startWithItem")
    } else {
      self.note(
        "write 'startWithItem' for a value, 'startWithIterable' for a list, and 'startWith' for a stream",
        at: call.name.range)
    }
  }

  /// The type of an argument, before it is converted.
  private func argumentType(_ node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .string, .number, .character, .boolean, .creation, .classLiteral, .operation:
      return self.simpleType(of: node)
    case .cast(let type, _): return self.known(type)
    case .name, .member:
      let type = self.peek(node)
      if !type.isUnknown { return type }
      // A constant: `Sort.HOME`.
      if case .member(let target, let name) = node.unwrapped.kind, let owner = self.typeName(of: target) {
        let field = self.index.field(name.text, of: KnownType(name: owner))
        return field ?? KnownType(name: owner)
      }
      return .unknown
    case .call(let target, _, let name, let arguments, _):
      guard let target else {
        return self.ownMethod(name.text, arguments: arguments.count)?.result ?? self.importedResult(name.text)
      }
      if let owner = self.typeName(of: target) {
        if StreamKind(owner) != nil { return KnownType(name: owner) }
        if let facts = self.index.method(name.text, arguments: arguments.count, of: KnownType(name: owner)) {
          return facts.result
        }
        return name.text.hasPrefix("empty") || name.text.hasSuffix("List") || name.text == "asList"
          ? KnownType(name: "java.util.List") : .unknown
      }
      let receiver = self.argumentType(target)
      if StreamKind(receiver.name) != nil { return KnownType(name: receiver.name) }
      return self.index.method(name.text, arguments: arguments.count, of: receiver)?.result ?? .unknown
    default: return .unknown
    }
  }

  private func simpleType(of node: JavaNode) -> KnownType {
    switch node.unwrapped.kind {
    case .creation(let type, _, _): self.known(type)
    case .string: .string
    default: KnownType(name: "java.lang.Object")
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
      if StreamKind(type.name) != nil {
        self.edits.replace(call.name.range, with: "onErrorResumeWith")
      } else if type.isUnknown {
        self.note(
          "write 'onErrorResumeWith' if the argument is a stream", at: call.name.range)
      }
    }
  }

  /// `doOnSubscribe` has a parameter from RxJava 2 on.
  private func changeDoOnSubscribe(_ call: CallParts) {
    guard let argument = call.arguments.first else { return }
    let parameter = self.freeName("disposable")
    switch argument.kind {
    case .lambda(let parameters, _) where parameters.isEmpty:
      // The empty parentheses.
      let text = self.text(of: argument.range)
      guard let close = text.firstIndex(of: ")") else { return }
      let length = text[...close].utf8.count
      self.edits.replace(
        TextRange(argument.range.start, argument.range.start + length), with: parameter)
    case .reference(let target, let name):
      self.edits.replace(
        argument.range, with: "\(parameter) -> \(self.text(of: target.range)).\(name.text)()")
    default: self.note("'doOnSubscribe' has a parameter in RxJava 3, the 'Disposable'", at: call.name.range)
    }
  }

  /// `takeUntil(List::isEmpty)` is ambiguous from RxJava 2 on: a function may stand for a stream there.
  private func changeStopCondition(_ node: JavaNode, _ element: KnownType) {
    self.visitPredicate(node, element, true)
    if case .lambda(let parameters, _) = node.kind, parameters.first?.type != nil { return }
    guard let type = self.fullSpelling(of: element) else {
      return self.note(
        "write '(Predicate<T>)' before it with the type of the values: it is ambiguous", at: node.range)
    }
    let predicate = self.spelling(of: "io.reactivex.rxjava3.functions.Predicate")
    self.edits.insert("(\(predicate)<\(type)>) ", at: node.range.start)
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
      return stream(self.visitMapping(call, function, element, wanted, isOld))
    case "flatMap", "switchMap", "concatMap", "flatMapSingle", "concatMapEager", "switchMapDelayError":
      var inner = KnownType.unknown
      for (number, argument) in arguments.enumerated() {
        let type = self.visitFunction(
          argument, parameters: number == 0 ? [element] : [], expected: number == 0 ? expected : .unknown)
        if number == 0 { inner = type }
      }
      return stream(StreamKind(inner.name) != nil ? inner.element : .unknown)
    case "flatMapIterable", "concatMapIterable":
      let inner = arguments.first.map { self.visitFunction($0, parameters: [element], expected: .unknown) }
      return stream(inner?.element ?? .unknown)
    case "compose":
      guard let argument = arguments.first else { break }
      if isOld, let coalesce = CallParts(argument), coalesce.name.text == "coalesce" {
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
    case "toList", "toSortedList":
      for argument in arguments {
        self.visitFunction(argument, parameters: [element, element], expected: .unknown)
      }
      return stream(KnownType(name: "java.util.List", arguments: element.isUnknown ? [] : [element]))
    case "count": return stream(KnownType(name: "java.lang.Integer"))
    case "all", "exists", "isEmpty", "contains", "any":
      for argument in arguments { self.visitPredicate(argument, element, isOld) }
      return stream(KnownType(name: "java.lang.Boolean"))
    case "filter", "takeWhile", "skipWhile", "takeFirst":
      for argument in arguments { self.visitPredicate(argument, element, isOld) }
      return stream(element)
    case "first", "last", "single", "takeUntil":
      for argument in arguments {
        switch argument.kind {
        case .lambda where name == "takeUntil" && version == 1,
          .reference where name == "takeUntil" && version == 1:
          self.changeStopCondition(argument, element)
        case .lambda, .reference: self.visitPredicate(argument, element, isOld)
        default: self.visit(argument)
        }
      }
      return stream(element)
    case "scan", "reduce":
      return self.visitScan(call, element, stream)
    case "withLatestFrom":
      let types = arguments.dropLast().map { self.visit($0).element }
      guard let combine = arguments.last else { break }
      return stream(
        self.visitFunction(combine, parameters: [element] + types, expected: wanted, isOfStream: isOld))
    case "zipWith":
      guard arguments.count == 2 else { break }
      let other = self.visit(arguments[0]).element
      return stream(
        self.visitFunction(arguments[1], parameters: [element, other], expected: wanted, isOfStream: isOld))
    case "subscribe":
      self.visitObservers(arguments, element, isOld)
      return KnownType(name: version == 1 ? "rx.Subscription" : "io.reactivex.disposables.Disposable")
    case "onNext":
      for argument in arguments {
        if isOld, self.convertNull(argument, to: element) { continue }
        self.visit(argument, expected: element)
      }
      return .unknown
    case "getValue": return element
    case "toBlocking": return stream(element)
    case "doOnNext", "doAfterNext", "distinctUntilChanged", "distinct", "retryWhen", "doOnError":
      for argument in arguments {
        self.visitFunction(
          argument, parameters: name == "doOnError" || name == "retryWhen" ? [] : [element, element],
          expected: .unknown)
      }
      return stream(element)
    case "startWith", "startWithItem", "defaultIfEmpty", "startWithArray":
      for argument in arguments {
        if isOld, self.convertNull(argument, to: element.isUnknown ? wanted : element) { continue }
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

  /// Converts the function of `map`; returns the type of its results.
  private func visitMapping(
    _ call: CallParts, _ function: JavaNode, _ element: KnownType, _ wanted: KnownType, _ isOld: Bool
  ) -> KnownType {
    if let read = self.extraRead(in: function, element) {
      return self.convertExtraMapping(call, function, read, element, wanted)
    }
    if let type = self.convertIntentReference(call, function, isChecked: false) { return type }
    guard isOld, !wanted.isVoid, self.mayBeNull(function, element) || Self.hasNullBranch(function) else {
      return self.visitFunction(function, parameters: [element], expected: wanted, isOfStream: isOld)
    }
    self.note(
      "nothing is emitted where this function returns null, and RxJava 1 emitted null: check what depends on it",
      at: function.range)
    let result = self.visitFunction(function, parameters: [element], expected: wanted)
    self.writeMapNotNull(call)
    return result
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
  func mayBeNull(_ function: JavaNode, _ element: KnownType) -> Bool {
    switch function.unwrapped.kind {
    case .reference(let target, let name):
      guard let type = self.typeName(of: target) else { return false }
      let owner = KnownType(name: type)
      let facts =
        self.index.method(name.text, arguments: 1, of: owner).flatMap { $0.isStatic ? $0 : nil }
        ?? self.index.method(name.text, arguments: 0, of: owner)
      return facts?.isNullable ?? false
    case .lambda(let parameters, .expression(let body)):
      guard let call = CallParts(body.unwrapped) else { return false }
      if let target = call.target, let type = self.typeName(of: target) {
        return self.index.method(call.name.text, arguments: call.arguments.count, of: KnownType(name: type))?
          .isNullable ?? false
      }
      guard case .name(let target)? = call.target?.kind,
        parameters.contains(where: { $0.name.text == target.text })
      else { return false }
      return self.index.method(call.name.text, arguments: call.arguments.count, of: element)?.isNullable
        ?? false
    default: return false
    }
  }

  /// Converts a function whose result is a Boolean.
  private func visitPredicate(_ node: JavaNode, _ element: KnownType, _ isOld: Bool) {
    if isOld, self.isNullCheck(node) == true {
      self.note("a stream of RxJava 3 emits no null: make it one of 'Optional' values", at: node.range)
    }
    switch node.unwrapped.kind {
    case .lambda, .reference:
      self.visitFunction(node, parameters: [element], expected: .unknown)
    default:
      let type = self.visit(node)
      // A function is no predicate any more.
      if type.name == "rx.functions.Func1" { self.edits.insert("::apply", at: node.range.end) }
    }
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
        case .name(let name) = operands[0].unwrapped.kind, name.text == parameters[0].name.text,
        operands[1].isNull
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

  private func visitObservers(_ arguments: [JavaNode], _ element: KnownType, _ isOld: Bool) {
    for (number, argument) in arguments.enumerated() {
      switch argument.kind {
      case .lambda, .reference:
        self.visitFunction(
          argument, parameters: number == 0 ? [element] : [], expected: .unknown)
      default: self.visit(argument)
      }
    }
  }
}
