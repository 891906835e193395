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
      // No value is of the type `Void` any more.
      self.visit(type, isValue: true)
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
    case "startWith" where StreamKind(receiver.name) == .completable:
      let first = arguments.map { self.visit($0) }.first ?? .unknown
      return StreamKind(first.name) != nil ? first : .possibleStream
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
