import JavaLanguage
import SourceModel

extension FileConverter {
  func visitStaticCall(
    _ call: CallParts, of type: String, _ target: JavaNode?, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    if type.hasSuffix(".Transformers"),
      self.run.libraryType(of: type) != nil || type.hasPrefix(TypeTable.library)
    {
      return self.visitTransformer(call, owner: type, isImported: false)
    }
    if self.run.isEnvironment(type) || type == Self.libraryEnvironment, name == "builder" {
      self.visitOwner(of: call, type, target)
      return KnownType(name: "\(type).Builder")
    }
    if Self.pairs.contains(type) {
      self.visitOwner(of: call, type, target)
      guard self.counterpart(of: type) != nil || type.hasPrefix(TypeTable.library) else {
        return KnownType(name: type, arguments: call.arguments.map { self.visit($0).boxed })
      }
      return KnownType(name: type, arguments: self.visitPairArguments(call.arguments))
    }
    if self.isActivityResult(type), name == "create", let target {
      return self.createResult(call, of: type, target)
    }
    if let version = StreamKind.version(of: type), version < 3 {
      return self.visitRxStaticCall(call, of: type, target, version: version, expected: expected)
    }
    if StreamKind.version(of: type) == 3, StreamKind(type) == nil {
      self.listSignature(call.name, call.arguments, of: KnownType(name: type))
      self.convertCallables(call, 3)
    }
    if StreamKind(type) != nil {
      self.visitOwner(of: call, type, target)
      self.convertCallables(call, 3)
      self.listFactory(call, type)
      return self.streamOf(call, type, expected: expected, isOld: false)
    }
    self.visitOwner(of: call, type, target)
    if StreamKind.version(of: type) == 3 {
      for argument in call.arguments {
        self.visitFunction(argument, parameters: self.suppliers(of: type), expected: .unknown)
      }
      return type.hasSuffix("Schedulers") ? Self.scheduler(of: type) ?? .unknown : .unknown
    }
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
    case ("java.util.Optional", _):
      let element = call.arguments.first.flatMap { self.types[ObjectIdentifier($0)] }?.boxed ?? .unknown
      return KnownType(name: type, arguments: element.isUnknown ? [] : [element])
    case ("java.nio.file.Files", "lines"), ("java.util.stream.Stream", _), ("java.util.Arrays", "stream"),
      ("java.util.stream.IntStream", _):
      return KnownType(name: "java.util.stream.Stream")
    default: return .unknown
    }
  }

  /// Converts the name of the type whose static method is called, or the static import of the method.
  private func visitOwner(of call: CallParts, _ type: String, _ target: JavaNode?, method: String? = nil) {
    if let target {
      self.visitTypeName(target)
      return
    }
    let name = call.name.text
    let isImported = self.names.members[name] == "\(type).\(name)"
    guard let new = self.counterpart(of: type) else { return }
    let member = "\(new).\(method ?? name)"
    if isImported {
      self.imports.needMember(member, for: "\(type).\(name)")
    } else {
      self.imports.needMember("\(new).*", for: "\(type).*")
    }
  }

  /// Whether the run shows that an expression may be null.
  func mayBeNull(value node: JavaNode) -> Bool {
    switch node.unwrapped.kind {
    case .name(let name): return self.mayBeNull(variable: name.text)
    case .member(let target, let name):
      if case .this = target.kind { return self.mayBeNull(variable: name.text) }
      let type = self.typeName(of: target).map { KnownType(name: $0) } ?? self.argumentType(target)
      return self.index.isNullable(field: name.text, of: type)
    case .cast(_, let operand): return self.mayBeNull(value: operand)
    case .conditional(let condition, let first, let second):
      func mayBeNull(_ node: JavaNode, unless comparison: String) -> Bool {
        guard self.mayBeNull(value: node) else { return false }
        guard let name = self.variableName(of: node) else { return true }
        return !self.comparedWithNull(in: condition, by: comparison).contains(name)
      }
      return mayBeNull(first, unless: "!=") || mayBeNull(second, unless: "==")
    case .call:
      guard let call = CallParts(node.unwrapped) else { return false }
      let count = call.arguments.count
      guard let target = call.target else {
        return self.ownMethod(call.name.text, arguments: count)?.isNullable ?? false
      }
      if case .this = target.kind {
        return self.ownMethod(call.name.text, arguments: count)?.isNullable ?? false
      }
      if let type = self.typeName(of: target) {
        return self.index.method(call.name.text, arguments: count, of: KnownType(name: type))?.isNullable
          ?? false
      }
      let type = self.argumentType(target)
      if self.convertsIntents, self.isIntent(type), Self.readsExtra(call.name.text) { return count == 1 }
      if call.name.text == "orElse" { return call.arguments.first?.isNull ?? false }
      return self.index.method(call.name.text, arguments: count, of: type)?.isNullable ?? false
    default: return false
    }
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
    _ call: CallParts, of type: String, _ target: JavaNode?, version: Int, expected: KnownType
  ) -> KnownType {
    let name = call.name.text
    var renamed: String?
    func rename(_ new: String) {
      renamed = new
      self.edits.replace(call.name.range, with: new)
    }
    switch (type, name) {
    case ("rx.observers.TestSubscriber", "create"),
      ("io.reactivex.observers.TestObserver", "create")
    where self.counterpart(of: type)?.hasPrefix(TypeTable.library) ?? false:
      let spelling = self.spelling(of: "\(TypeTable.library).testing.TestObserver", for: type)
      self.edits.replace(TextRange(call.node.range.start, call.range.start), with: "new \(spelling)<>")
      for argument in call.arguments { self.visit(argument) }
      return expected.isUnknown ? KnownType(name: type) : expected
    case ("rx.schedulers.Schedulers", "immediate"): rename("trampoline")
    case ("rx.subscriptions.Subscriptions", "create"): rename("fromAction")
    case ("rx.subscriptions.Subscriptions", "unsubscribed"):
      rename("disposed")
    case ("rx.Notification", _)
    where !self.listSignature(call.name, call.arguments, of: KnownType(name: type)):
      if let new = OperatorTable.notification[name] { rename(new) }
    default: break
    }
    self.convertCallables(call, version)
    if StreamKind(type) == nil, type != "rx.Notification" {
      self.listSignature(call.name, call.arguments, of: KnownType(name: type))
    }
    if StreamKind(type) == .subject, let target {
      return self.createSubject(call, type, target, version, expected)
    }
    guard StreamKind(type) != nil else {
      self.visitOwner(of: call, type, target, method: renamed)
      for argument in call.arguments {
        self.visitFunction(argument, parameters: self.suppliers(of: type), expected: .unknown)
      }
      return Self.scheduler(of: type).flatMap { type.hasSuffix("Schedulers") ? $0 : nil }
        ?? (type == "rx.subscriptions.Subscriptions"
          ? KnownType(name: "rx.Subscription") : KnownType(name: type))
    }
    renamed = self.changeFactory(call, type, version)
    if renamed == nil, name == "from", target == nil {
      self.keptMembers.insert("\(type).\(name)")
    } else {
      self.visitOwner(of: call, type, target, method: renamed)
    }
    if renamed == nil || renamed == "combineLatestArray" { self.listFactory(call, type) }
    let stream = self.streamOf(call, type, expected: expected, isOld: true)
    return version == 1 && StreamKind(type) == .single && ["merge", "concat"].contains(name)
      && call.arguments.count > 1
      ? KnownType(name: "rx.Observable", arguments: stream.arguments) : stream
  }

  private func createSubject(
    _ call: CallParts, _ type: String, _ target: JavaNode, _ version: Int, _ expected: KnownType
  ) -> KnownType {
    self.visitTypeName(target)
    let element = call.typeArguments.first ?? expected.element
    let known = KnownType(name: type, arguments: element.isUnknown ? [] : [element])
    self.listSignature(call.name, call.arguments, of: known)
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

  /// Changes the name of a method that creates a stream; returns the new one.
  private func changeFactory(_ call: CallParts, _ type: String, _ version: Int) -> String? {
    let count = call.arguments.count
    let first = call.arguments.first.map { self.argumentType($0) } ?? .unknown
    var new: String?
    switch call.name.text {
    case let name where version == 1 && Self.variadic[name] != nil && self.needsArray(call, type):
      new = Self.variadic[name]
    case "timer"
    where version == 1 && count > 2
      && self.argumentType(call.arguments[1]).name != "java.util.concurrent.TimeUnit":
      new = count == 3 && self.argumentType(call.arguments[2]).simpleName == "Scheduler" ? nil : "interval"
    case "fromCallable" where first.name == "rx.functions.Func0": new = "fromSupplier"
    case "combineLatest" where version == 2 && first.name == "[]": new = "combineLatestArray"
    case "combineLatestDelayError" where version == 2 && first.name == "[]":
      new = "combineLatestArrayDelayError"
    case "equals" where version == 2 && count == 2: new = "sequenceEqual"
    case "from" where version == 1 && count == 1: new = self.factory(from: first)
    case "sequenceEqual" where version == 1 && StreamKind(type) == .observable:
      self.edits.insert(".toObservable()", at: call.node.range.end)
      if count == 3, self.index.shape(of: self.argumentType(call.arguments[2])) != nil {
        self.writeReference(to: "apply", call.arguments[2])
      }
    default: break
    }
    // Several of RxJava 3 are a 'Flowable'.
    if version == 1, StreamKind(type) == .single, ["merge", "concat"].contains(call.name.text), count > 1 {
      self.edits.insert(".toObservable()", at: call.node.range.end)
    }
    if let new { self.edits.replace(call.name.range, with: new) }
    return new
  }

  /// The methods of RxJava 1 with any number of streams.
  private static let variadic = [
    "merge": "mergeArray", "concat": "concatArray", "concatEager": "concatArrayEager", "amb": "ambArray",
    "concatDelayError": "concatArrayDelayError", "mergeDelayError": "mergeArrayDelayError",
  ]

  /// Whether RxJava 3 takes the streams of a method as an array.
  private func needsArray(_ call: CallParts, _ type: String) -> Bool {
    let arguments = call.arguments
    let types = arguments.map { self.argumentType($0) }
    let kind = StreamKind(type)
    if types.count == 1 {
      return types[0].name == "[]" || kind == .completable && StreamKind(types[0].name) == .completable
    }
    // The last one may be a number of streams.
    guard types.count > 1, StreamKind(types[1].name) != nil || types.count > 2 || types[1].isUnknown,
      types.first?.name != "[]"
    else { return false }
    switch call.name.text {
    case "merge", "concat": return types.count > 4 || kind == .completable
    case "mergeDelayError": return types.count > 4 || kind == .completable
    default: return true
    }
  }

  /// The types of the parameters of the functions that make schedulers.
  private func suppliers(of type: String) -> [KnownType] {
    type.hasSuffix(".RxJavaPlugins") ? [KnownType(name: "\(TypeTable.rx3).functions.Supplier")] : []
  }

  /// Lists a method that creates a stream and that RxJava 3 does not have, or has with other parameters.
  private func listFactory(_ call: CallParts, _ type: String) {
    let arguments = call.arguments
    func note(_ message: String) { self.note(message, at: call.name.range) }
    switch call.name.text {
    case "from":
      if self.factory(from: arguments.first.map { self.argumentType($0) } ?? .unknown) == nil
        || arguments.count != 1
      {
        note("write 'fromIterable' or 'fromArray', whichever it is")
      }
    case "create" where StreamKind(type) != .subject && StreamKind.version(of: type) != 2:
      switch arguments.first?.unwrapped.kind {
      case .lambda where arguments.count == 1: break
      case let kind?:
        let type = self.argumentType(arguments[0])
        let isLambda: Bool = if case .lambda = kind { true } else { false }
        if isLambda
          || self.index.supertype(of: type, where: { $0.simpleName.hasSuffix("OnSubscribe") }) == nil
        {
          note("an emitter takes the place of the subscriber: 'onComplete', 'isDisposed', 'setCancellable'")
        }
      case nil: break
      }
    default: self.listSignature(call.name, arguments, of: KnownType(name: type))
    }
  }

  /// Functions without parameters are a 'Supplier' in RxJava 3.
  func convertCallables(_ call: CallParts, _ version: Int) {
    guard call.name.text != "fromCallable" else { return }
    for argument in call.arguments where self.argumentType(argument).name == "java.util.concurrent.Callable" {
      switch argument.kind {
      case .name where version < 3, .member where version < 3: self.writeReference(to: "call", argument)
      default: self.note("write a 'Supplier', whose method is 'get'", at: argument.range)
      }
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
      if isOld, StreamKind.version(of: type) == 1, StreamKind(type) == .observable, arguments.count == 1,
        call.target != nil, self.mayBeNull(value: arguments[0])
      {
        return stream(self.convertNullable(call, arguments[0], given))
      }
      var element = KnownType.unknown
      for argument in arguments {
        if self.convertNull(argument, to: given) { continue }
        let found = self.visit(argument, expected: given)
        if element.isUnknown { element = found }
      }
      return stream(call.typeArguments.first ?? element)
    case "from" where isOld:
      guard let argument = arguments.first, arguments.count == 1 else { break }
      self.listNullElements(of: argument)
      let source = self.visit(argument)
      return stream((self.iterable(source) ?? source).element)
    case "merge", "concat", "amb", "mergeDelayError":
      var element = KnownType.unknown
      for argument in arguments {
        let found = self.visit(argument, expected: expected)
        if element.isUnknown { element = found.element }
      }
      return stream(arguments.count == 1 ? .unknown : element)
    case "fromIterable", "fromArray":
      for argument in arguments { self.listNullElements(of: argument) }
      let sources = arguments.map { self.visit($0) }
      let source = sources.first ?? .unknown
      return stream(arguments.count == 1 ? (self.iterable(source) ?? source).element : source)
    case "combineLatest", "zip":
      guard arguments.count > 1, let combine = arguments.last else { break }
      let elements = arguments.dropLast().map { self.visit($0).element }
      return stream(
        self.visitFunction(combine, parameters: elements, expected: wanted, isOfStream: true))
    case "create":
      // The subscriber is the emitter from now on.
      let version = StreamKind.version(of: type) ?? 3
      let source = TypeTable.sources["\(type).OnSubscribe"]?.subscriber ?? TypeTable.emitter
      let kind = KnownType(name: type).simpleName
      let emitter = KnownType(
        name: version == 1
          ? (source == "rx.Subscriber" ? TypeTable.emitter : source)
          : "\(version == 2 ? "io.reactivex" : "\(TypeTable.rx3).core").\(kind)Emitter")
      for argument in arguments {
        self.visitFunction(argument, parameters: [emitter.of(wanted)], expected: .unknown)
      }
      return stream(call.typeArguments.first ?? .unknown)
    case "defer":
      let result =
        arguments.first.map { self.visitFunction($0, parameters: [], expected: expected) } ?? .unknown
      return stream(result.element)
    case "fromCallable":
      let result =
        arguments.first.map {
          self.visitFunction(
            $0, parameters: [], expected: call.typeArguments.first ?? wanted,
            isOfStream: StreamKind(type) != .completable && StreamKind(type) != .maybe, handlesFailures: false
          )
        } ?? .unknown
      return stream(result)
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

  /// Lists nulls in `Arrays.asList(…)` and in `new String[] { … }`.
  private func listNullElements(of node: JavaNode) {
    var nodes: [JavaNode] = []
    switch node.unwrapped.kind {
    case .call(_, _, _, let arguments, _): nodes = arguments
    case .other(let statements):
      for case .expression(let part) in statements {
        if case .other(let values) = part.kind {
          nodes += values.compactMap { if case .expression(let value) = $0 { value } else { nil } }
        }
      }
    default: break
    }
    for value in nodes where value.isNull { self.noteNull(at: value.range) }
  }
}
